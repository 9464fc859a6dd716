#pragma once

#include "calibration/table_plane.hpp"
#include "vision/chart/empty_table.hpp"
#include "vision/chart/table_chart.hpp"
#include "vision/eye/eye.hpp"
#include "vision/eye/piece_filter.hpp"
#include "vision/reading/reading.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <span>
#include <vector>

namespace littlewars::vision {

/// Reads pieces from pictures of a calibrated table: chart, net, proposals, duplicates, bases.
class TableReader {
  public:
    /// `empty` is BGR CV_8UC3 of the lens's size, taken with the camera at `plane`; or no picture.
    TableReader(const calibration::TablePlane& plane,
                const cv::Mat& empty,
                double figure_mm,
                const EyeModel& model);

    /// The camera stands elsewhere now; the empty picture was taken before.
    void move_camera(const calibration::TablePlane& plane);

    [[nodiscard]] const ChartGeometry& geometry() const { return chart_.geometry(); }
    [[nodiscard]] const calibration::TablePlane& plane() const { return plane_; }
    [[nodiscard]] cv::Rect whole() const { return {{0, 0}, geometry().size()}; }

    /// The chart's mask for a mask of the picture at 1/`shrink` of its size.
    [[nodiscard]] cv::Mat mask_in_chart(const cv::Mat& mask, int shrink) const;

    /// Looks at the chart's `areas` (sizes multiples of 16). A piece counts when its foot is well
    /// inside of one.
    Reading read(const cv::Mat& picture, std::span<const cv::Rect> areas, Eye& eye, Care care);

    /// How much of what a piece of this kind and place would show differs from the empty table, in
    /// the last reading: 0 its place is seen empty, 1 all of it is covered by something (or nobody
    /// can tell).
    [[nodiscard]] double changed_share(const Piece& piece) const;

    /// True when a piece standing at `spot` would have been found by reading `areas`.
    [[nodiscard]] bool would_be_read(TablePoint spot, std::span<const cv::Rect> areas) const;

  private:
    void chart_empty();
    std::vector<FoundFigure> look(const cv::Mat& picture, cv::Rect area, Eye& eye, Care care);
    [[nodiscard]] CloseUp close_up(const cv::Mat& picture, const Proposal& proposal) const;
    void measure_light(const cv::Mat& picture);
    void keep_pieces(std::span<FoundFigure> found, Reading& reading) const;
    [[nodiscard]] DetectedPiece detected(const FoundFigure& figure) const;
    [[nodiscard]] cv::Point2d spot_of(const Proposal& proposal) const;
    [[nodiscard]] FigureAxis axis_at(cv::Point2d foot_px) const;
    [[nodiscard]] cv::Rect in_picture(cv::Rect area) const;

    calibration::TablePlane plane_;
    calibration::TablePlane empty_plane_;  ///< Where the empty picture was taken from.
    cv::Mat empty_;
    const EyeModel* model_;
    double figure_mm_;
    TableChart chart_;
    cv::Mat empty_chart_;
    cv::Mat coarse_empty_;
    LightChange light_;
    cv::Mat frame_crop_;
    cv::Mat hand_cells_;
    struct LookedAt {
        cv::Rect area;
        cv::Mat changed;  ///< Of this part of the chart; no picture without an empty one.
    };
    std::vector<LookedAt> looked_at_;  ///< By the last reading.
};

}  // namespace littlewars::vision

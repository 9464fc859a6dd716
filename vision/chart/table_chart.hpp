#pragma once

#include "calibration/table_plane.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <vector>

namespace littlewars::vision {

/// What the net was taught about charts; the values of its eye.json.
struct ChartUnits {
    double scale_px_per_mm = 0.75;  ///< For men of reference_mm.
    double reference_mm = 54;
    double margin_mm = 60;  ///< Strip round the table, for men of reference_mm.
    int outside_value = 110;
    bool operator==(const ChartUnits&) const = default;
};

/// Geometry of a table chart: the table resampled so that a figure has one size everywhere.
///
/// column = (x + m) s; row = J(depth + m) - J(y) with J(y) = s h asinh((y - cy) / h), (cx, cy, h)
/// the camera's centre: y is shortened by the sine of the elevation, so that a figure keeps its
/// natural proportions at any distance. A figure leans by (x - cx) / h per mm of height.
/// Invariant: table(chart(p)) == p within 1e-9 mm.
class ChartGeometry {
  public:
    ChartGeometry(const calibration::TablePlane& plane, double figure_mm, const ChartUnits& units);

    [[nodiscard]] cv::Point2d chart_from_table(TablePoint point) const;
    [[nodiscard]] TablePoint table_from_chart(cv::Point2d at_px) const;

    /// (x - cx) / h of a column.
    [[nodiscard]] double lean(double column) const;
    /// (y - cy) / h of a row.
    [[nodiscard]] double away(double row) const;
    /// Millimetres per chart pixel along x and, at `row`, along y.
    [[nodiscard]] cv::Point2d mm_per_px(double row) const;

    /// Columns and rows, rounded up to multiples of 16.
    [[nodiscard]] cv::Size size() const { return size_; }
    /// The part of it that holds table and margin; the rest is padding.
    [[nodiscard]] cv::Size used() const { return used_; }
    [[nodiscard]] double figure_mm() const { return figure_mm_; }
    /// Size of the men here over the size of those the net was taught in.
    [[nodiscard]] double figure_ratio() const { return ratio_; }

  private:
    [[nodiscard]] double shortened(double y_mm) const;

    calibration::TableSize table_;
    double figure_mm_;
    double ratio_;
    double scale_;
    double margin_;
    double camera_x_;
    double camera_y_;
    double camera_h_;
    double top_;
    cv::Size used_;
    cv::Size size_;
};

/// A window of a chart, enlarged and sampled from the picture itself, so that all its detail shows.
/// Window pixel (column, row) shows the chart at foot + ((column, row) - foot_in_window) /
/// enlarged.
struct ChartWindow {
    cv::Point2d foot_px;         ///< In the chart.
    cv::Point2d foot_in_window;  ///< Where it comes to lie.
    double enlarged = 1;         ///< Window pixels per chart pixel.
    cv::Size size;
};

/// What `picture` (CV_8UC3, taken by the camera at `plane`) shows in the window; bilinear, grey
/// outside of it.
[[nodiscard]] cv::Mat look_through(const ChartWindow& window,
                                   const cv::Mat& picture,
                                   const ChartGeometry& geometry,
                                   const calibration::TablePlane& plane,
                                   int outside_value);

/// Resamples pictures into a table chart; the maps are made once per pose.
class TableChart {
  public:
    /// A chart of `geometry` from pictures taken by the camera at `plane` (which may differ a
    /// little from the one that the geometry was made for).
    TableChart(const ChartGeometry& geometry,
               const calibration::TablePlane& plane,
               int outside_value);

    [[nodiscard]] const ChartGeometry& geometry() const { return geometry_; }

    /// The part `area` of the chart of `picture` (CV_8UC3), bilinear, grey outside the picture and
    /// in the padding. Reuses `into`'s memory when it fits.
    void resample(const cv::Mat& picture, cv::Rect area, cv::Mat& into) const;

    /// Every `step`th pixel of the chart of `picture` in both directions, nearest neighbour.
    [[nodiscard]] cv::Mat coarse(const cv::Mat& picture, int step) const;

    /// The chart of a one-channel mask (CV_8UC1) of the picture at 1/`shrink` of its size:
    /// nearest neighbour, 0 outside.
    [[nodiscard]] cv::Mat resample_mask(const cv::Mat& mask, int shrink) const;

  private:
    ChartGeometry geometry_;
    int outside_value_;
    cv::Mat whole_px_;  ///< CV_16SC2 and CV_16UC1: OpenCV's fixed-point maps.
    cv::Mat fraction_;
};

}  // namespace littlewars::vision

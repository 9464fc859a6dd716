#pragma once

#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace littlewars::vision {

/// Where a figure rises over its foot in a chart.
struct FigureAxis {
    cv::Point2d foot_px;
    cv::Point2d up_px_per_mm;  ///< Chart displacement per mm of height (of 54 mm men).
};

/// The pixels over a foot that are the figure's own.
struct FigurePatch {
    double changed_share = 1;        ///< Of the patch, that differs from the empty table.
    std::vector<cv::Vec3b> colours;  ///< B, G, R of (changed) pixels over the base.
};

/// CV_8UC1, 255 where the means over 5x5 pixels of `frame` and `empty` (in the frame's exposure)
/// have a log ratio over 12 % in a channel; both one chart crop, CV_8UC3.
[[nodiscard]] cv::Mat changed_pixels(const cv::Mat& frame, const cv::Mat& empty);

/// Looks at the upright patch over a foot.
///
/// `changed` is changed_pixels() of `frame` (a chart crop, CV_8UC3), or no picture: all are then.
/// The axis is in the crop's pixels.
[[nodiscard]] FigurePatch figure_patch(const cv::Mat& frame,
                                       const cv::Mat& changed,
                                       const FigureAxis& axis,
                                       PieceKind kind,
                                       bool standing);

}  // namespace littlewars::vision

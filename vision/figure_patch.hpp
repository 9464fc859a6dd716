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

/// Looks at the upright patch over a foot.
///
/// `frame` and `empty` (in the frame's exposure; or no picture) are one chart crop, CV_8UC3; the
/// axis is in the crop's pixels. A pixel is changed where a channel's log ratio exceeds 12 %.
[[nodiscard]] FigurePatch figure_patch(const cv::Mat& frame,
                                       const cv::Mat& empty,
                                       const FigureAxis& axis,
                                       PieceKind kind,
                                       bool standing);

}  // namespace littlewars::vision

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

/// A pixel of a figure.
struct PatchColour {
    cv::Vec3d colour;   ///< As coat_colour().
    double weight = 1;  ///< 0 to 1: how surely it is the figure's and not the table's.
    cv::Point at_px;    ///< In the chart.
};

/// The pixels over a foot that are the figure's own.
struct FigurePatch {
    double changed_share = 1;          ///< Of the patch, that differs from the empty table.
    std::vector<PatchColour> colours;  ///< Of the coat: over the base, and over the horse's back.
};

/// A chart crop beside the same part of the empty table. All of one size.
struct CropOverTable {
    cv::Mat frame;    ///< CV_8UC3.
    cv::Mat empty;    ///< CV_8UC3 in the frame's exposure; or no picture.
    cv::Mat changed;  ///< CV_8UC1, 255 where something else is seen; no picture without `empty`.
    cv::Point origin_px;  ///< Of the crop in the chart.
};

/// Marks as changed where the means over 5x5 pixels have a log ratio over 12 % in a channel.
[[nodiscard]] CropOverTable crop_over_table(const cv::Mat& frame,
                                            const cv::Mat& empty,
                                            cv::Point origin_px);

/// Share of the upright patch over a foot that is marked in `changed` (a crop whose first pixel
/// lies at `origin_px` of the chart); 1 without a picture.
[[nodiscard]] double changed_share(const cv::Mat& changed,
                                   cv::Point origin_px,
                                   const FigureAxis& axis,
                                   PieceKind kind,
                                   bool standing);

/// Looks at the upright patch over a foot. The axis is in the chart's pixels.
[[nodiscard]] FigurePatch figure_patch(const CropOverTable& crop,
                                       const FigureAxis& axis,
                                       PieceKind kind,
                                       bool standing);

}  // namespace littlewars::vision

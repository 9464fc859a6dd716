#pragma once

#include "calibration/table_plane.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace littlewars::vision {

/// Something long and straight lying on the table, millimetres: its middle line and width.
struct Strip {
    cv::Point2d centre;
    cv::Point2d along;  ///< Unit vector.
    double length_mm = 0;
    double width_mm = 0;
    double height_mm = 0;  ///< Of its upper face over the table.

    [[nodiscard]] cv::Point2d across() const { return {-along.y, along.x}; }
};

/// Things of a ruler's shape (at most some 60 mm wide, 130 mm to 1.3 m long) where `difference`
/// (CV_8UC1, the picture's size) says that something lies, each once; figures may stand on them.
/// Those that differ clearly from the table come first.
[[nodiscard]] std::vector<Strip> find_strips(const cv::Mat& difference,
                                             const calibration::TablePlane& plane);

/// Pixels a millimetre of a straightened strip.
inline constexpr double kStripScale_px = 3;
/// What a straightened strip shows beyond each end, and on either side in parts of the width.
inline constexpr double kStripMargin_mm = 25;
inline constexpr double kStripSide = 1.0;

/// The strip seen straight from above: `along` to the right, its left side at the top.
[[nodiscard]] cv::Mat straightened(const cv::Mat& picture,
                                   const calibration::TablePlane& plane,
                                   const Strip& strip);

/// The strip with middle line, width and ends fitted to its colour in the full picture; `bare` is
/// the table without it.
[[nodiscard]] Strip refined(const Strip& strip,
                            const cv::Mat& picture,
                            const cv::Mat& bare,
                            const calibration::TablePlane& plane);

}  // namespace littlewars::vision

#pragma once

#include "calibration/table_plane.hpp"

#include <opencv2/core/mat.hpp>

namespace littlewars::vision {

/// What the bare table looks like in the light of `frame`: `empty` with its exposure, or, without
/// an empty picture, the surroundings of every point (a median over a wide window). BGR, CV_8UC3.
[[nodiscard]] cv::Mat bare_table(const cv::Mat& frame, const cv::Mat& empty);

/// The largest difference of the three channels, CV_8UC1.
[[nodiscard]] cv::Mat largest_difference(const cv::Mat& frame, const cv::Mat& bare);

/// A picture seen straight from above: `cell_mm` to a pixel, row 0 at the far edge of the table,
/// pixel centres at (column + 0.5) cells.
[[nodiscard]] cv::Mat from_above(const cv::Mat& picture,
                                 const calibration::TablePlane& plane,
                                 double cell_mm);

}  // namespace littlewars::vision

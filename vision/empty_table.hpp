#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

namespace littlewars::vision {

/// How much brighter `frame` is than `empty`, per channel: the median of (F + 1) / (E + 1) over
/// the pixels that are not `outside_value` grey in either. Pieces cover less than half of a table,
/// so the median is the camera's and the lamp's doing.
///
/// Both CV_8UC3 of one size. (1, 1, 1) when too few pixels count.
[[nodiscard]] cv::Vec3d exposure_ratio(const cv::Mat& frame,
                                       const cv::Mat& empty,
                                       int outside_value);

/// The chart of the empty table with its channels multiplied by `ratio` (saturating); pixels of
/// `outside_value` grey stay.
[[nodiscard]] cv::Mat in_exposure(const cv::Mat& empty, const cv::Vec3d& ratio, int outside_value);

}  // namespace littlewars::vision

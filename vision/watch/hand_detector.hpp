#pragma once

#include <opencv2/core/mat.hpp>

namespace littlewars::vision {

/// The hand or arm in a mask of changed pixels: what is too big for a piece and comes in over the
/// picture's border.
///
/// `changed` is CV_8UC1 at 1/n of the picture's size; `figure_px` the greatest height of a figure
/// in the mask's pixels. Returns a mask of the same size, or an empty Mat when there is none.
[[nodiscard]] cv::Mat find_hand(const cv::Mat& changed, double figure_px);

}  // namespace littlewars::vision

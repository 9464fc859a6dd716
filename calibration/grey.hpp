#pragma once

#include <opencv2/core/mat.hpp>

namespace littlewars::calibration {

/// The brightness of a BGR or grey picture: CV_8UC1. A grey one is not copied.
[[nodiscard]] cv::Mat grey_of(const cv::Mat& picture);

}  // namespace littlewars::calibration

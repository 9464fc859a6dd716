#pragma once

#include <opencv2/core/mat.hpp>

#include <optional>

namespace littlewars::vision {

/// Whether a ruler's numbers rise to the right: those below ten have one digit, so there is less
/// ink at the zero end. `body` is its upper face seen straight from above (BGR, CV_8UC3, lying
/// along the rows, without its surroundings), `units` the marks on it. Seen from zero the numbers
/// stand on the right, opposite the ticks. Nothing where there are too few numbers, or the ink of
/// both ends is too much alike, as with digits too fine to be seen.
[[nodiscard]] std::optional<bool> numbers_rise(const cv::Mat& body, int units);

}  // namespace littlewars::vision

#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

namespace littlewars::vision {

/// Pixels between knots: perspective and lens bend so little within them that all pixels between
/// may be found from the knots (within 0.01 px of the picture).
inline constexpr int kKnotStep_px = 8;

/// How many knots it takes for `length_px` pixels, one beyond the end included where needed.
[[nodiscard]] constexpr int knots_for(int length_px) {
    return (length_px - 1 + kKnotStep_px - 1) / kKnotStep_px + 1;
}

/// The picture coordinates (CV_32FC2) of every pixel of a view of `size`, from those of its knots
/// (CV_32FC2, `knots_for` rows and columns); bilinear.
[[nodiscard]] cv::Mat between_knots(const cv::Mat& knots, cv::Size size);

}  // namespace littlewars::vision

#pragma once

#include <opencv2/core/matx.hpp>

#include <array>
#include <string>

namespace littlewars::vision {

/// CIE L*a*b* (D65) of an sRGB colour given as B, G, R in 0 to 255.
[[nodiscard]] cv::Vec3d lab_from_bgr(const cv::Vec3d& bgr);

/// Everyday English words ("red", "blue", "grey", "tan" …) for the two armies' colours, given in
/// Lab. They are chosen together, so that the words differ as the colours do: beside blue a dull
/// brownish red is "red". The two words are never the same.
[[nodiscard]] std::array<std::string, 2> colour_words(const std::array<cv::Vec3d, 2>& lab);

}  // namespace littlewars::vision

#pragma once

#include <opencv2/core/matx.hpp>

#include <string_view>

namespace littlewars::vision {

/// CIE L*a*b* (D65) of an sRGB colour given as B, G, R in 0 to 255.
[[nodiscard]] cv::Vec3d lab_from_bgr(const cv::Vec3d& bgr);

/// The everyday English word for a colour: "red", "blue", "grey", "tan" …
[[nodiscard]] std::string_view colour_word(const cv::Vec3d& bgr);

}  // namespace littlewars::vision

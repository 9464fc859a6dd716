#pragma once

#include "vision/eye/figure_patch.hpp"

#include <opencv2/core/matx.hpp>

namespace littlewars::vision {

/// How a piece is painted, as 15 numbers whose means over readings make sense: the 8, 35, 65 and
/// 92 % points of L (halved), a and b over its pixels by weight (four times three), and the net's
/// idea of the coat in the same units.
using Coat = cv::Vec<double, 15>;

/// `coat_bgr` is the net's idea, 0 to 255.
[[nodiscard]] Coat coat_of(const FigurePatch& patch, const cv::Vec3d& coat_bgr);

/// Lab with halved lightness: faces turned from the lamp differ in nothing else.
[[nodiscard]] cv::Vec3d coat_colour(const cv::Vec3d& bgr);

}  // namespace littlewars::vision

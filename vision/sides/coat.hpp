#pragma once

#include "vision/eye/figure_patch.hpp"
#include "vision/sides/coat_palette.hpp"

#include <opencv2/core/matx.hpp>

namespace littlewars::vision {

/// The 8, 35, 65 and 92 % points of L (halved), a and b over a coat's pixels by weight: four times
/// three numbers.
using CoatTones = cv::Vec<double, 12>;

/// How a piece is painted, in numbers whose means over readings make sense.
struct Coat {
    CoatTones tones;
    ColourGrid palette;  ///< Empty before anything was read.
};

[[nodiscard]] Coat operator+(Coat first, const Coat& second);
[[nodiscard]] Coat operator*(Coat coat, double factor);

/// `coat_bgr` is the net's idea, 0 to 255, for a patch without a pixel.
[[nodiscard]] Coat coat_of(const FigurePatch& patch, const cv::Vec3d& coat_bgr);

/// Lab with halved lightness: faces turned from the lamp differ in nothing else.
[[nodiscard]] cv::Vec3d coat_colour(const cv::Vec3d& bgr);

}  // namespace littlewars::vision

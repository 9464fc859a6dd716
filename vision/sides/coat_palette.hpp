#pragma once

#include "vision/eye/figure_patch.hpp"

#include <opencv2/core/matx.hpp>

#include <span>
#include <vector>

namespace littlewars::vision {

/// Numbers on a grid over coat_colour()'s space: every 8 units of L (halved), 0 to 48, of a and b,
/// -40 to 48. Colours outside count as the nearest inside.
using ColourGrid = std::vector<float>;

/// Which colours a coat holds: the share of its pixels, by weight, at each point of the grid (a
/// pixel is shared by the eight points round its colour). All 0 when no pixel has weight.
[[nodiscard]] ColourGrid palette_of(const FigurePatch& patch);

/// How much more each colour is like the nearest of `second` than like the nearest of `first`,
/// colours as coat_colour(): -1 to 1, 0 for what is like none of them.
[[nodiscard]] ColourGrid leaning(std::span<const cv::Vec3d> first,
                                 std::span<const cv::Vec3d> second);

/// How much more a coat is like the second colours than like the first: -1 to 1. An empty grid
/// counts as zeros.
[[nodiscard]] double likeness(const ColourGrid& palette, const ColourGrid& leaning);

}  // namespace littlewars::vision

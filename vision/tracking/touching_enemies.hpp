#pragma once

#include "vision/observation.hpp"

#include <cstddef>
#include <vector>

namespace littlewars::vision {

/// Moves enemies together whose bases stand a hair apart, as far as their sigmas excuse.
///
/// Nobody sets his man 4 mm before an enemy: of enemies upright less than 6 mm apart, 97 in 100
/// stand base to base (302 of 310 on the rendered tables). Where bases seem 2 to 6 mm apart, by
/// no more than 3 mm + 1.5 sigma of the gap (and 2 mm for a horse, whose base may have corners),
/// the likelier truth is that they touch and both were seen a little off. The less surely seen one
/// moves more. Guns, fallen men and pieces without a side stay. Returns the indices of those that
/// were moved.
std::vector<std::size_t> close_small_gaps(std::vector<Piece>& pieces);

}  // namespace littlewars::vision

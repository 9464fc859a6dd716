#pragma once

#include "referee/board.hpp"
#include "referee/forteca/options.hpp"

namespace littlewars::referee::forteca {

/// The cross of 33 points with its slanting links and lines replaced (rules, section 1): every
/// little square of four points carries the diagonals whose points have an even (standard) or odd
/// (reversed) sum of column and row number. Precondition: ids are a letter and a digit ("C7").
[[nodiscard]] Board with_diagonals(Board board, Diagonals diagonals);

}  // namespace littlewars::referee::forteca

#pragma once

#include "ui/play/game_table.hpp"

#include <string>

namespace littlewars::ui {

/// The board and its pieces as an SVG drawing, in two inks: the first side's pieces filled, the
/// second's ringed. Ranks and strengths stay out of it.
[[nodiscard]] std::string board_svg(const GameTable& table);

}  // namespace littlewars::ui

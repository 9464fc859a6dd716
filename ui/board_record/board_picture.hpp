#pragma once

#include "ui/board_record/ruling_marks.hpp"
#include "ui/play/game_table.hpp"

#include <string>

namespace littlewars::ui {

/// The board and its pieces as an SVG drawing, in two inks: the first side's pieces filled, the
/// second's ringed. Ranks and strengths stay out of it.
[[nodiscard]] std::string board_svg(const GameTable& table);

/// The same with a ruling on it, its reason below; only the part of the board where anything stands
/// or happens. Arrows: whole for a movement, dashed for an attack or a shot, barred for what is
/// refused. A cross goes through what is lost; who may be huffed has a dashed ring.
[[nodiscard]] std::string ruling_svg(const GameTable& table, const RulingMarks& marks);

}  // namespace littlewars::ui

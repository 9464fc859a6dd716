#pragma once

#include "ui/session/match_state.hpp"

namespace littlewars::ui {

/// The pieces after a steady table: known tracks are followed, a new track takes over the piece
/// that was lost nearest to it (same side, man or gun), others are new and get the next number,
/// from left to right. Pieces are never dropped once the first move has begun.
[[nodiscard]] MatchState after_steady(MatchState state, const SteadySeen& seen);

/// Whether a point lies on the table, or so little beside it that a base there may overhang; what
/// stands farther off is no piece of the match.
[[nodiscard]] bool is_on_table_top(const MatchSettings& table, const vision::TablePoint& point);

/// The next free name of a side's man ("r8") or gun ("R2"); "?1" while the side is unknown.
[[nodiscard]] std::string next_name(MatchState& state, const std::string& side, bool is_gun);

}  // namespace littlewars::ui

#pragma once

#include "ui/session/match_state.hpp"

namespace littlewars::ui {

/// The pieces after a steady table: known tracks are followed, a new track takes over the piece
/// that was lost nearest to it (same side, man or gun), others are new and get the next number,
/// from left to right. Pieces are never dropped once the first move has begun.
[[nodiscard]] MatchState after_steady(MatchState state, const SteadySeen& seen);

/// The next free name of a side's man ("r8") or gun ("R2"); "?1" while the side is unknown.
[[nodiscard]] std::string next_name(MatchState& state, const std::string& side, bool is_gun);

}  // namespace littlewars::ui

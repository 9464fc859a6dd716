#pragma once

#include "ui/board_match/explain.hpp"
#include "ui/play/game_table.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

/// Why what was done to the board is no legal move.
struct RefusedMove {
    std::string rule;    ///< The referee's refusal; empty when no one move was clearly meant.
    std::string reason;  ///< A sentence for the players.
};

/// Takes the changes for the one move they most look like and gives the referee's refusal of it.
[[nodiscard]] RefusedMove why_refused(const GameTable& table,
                                      const std::vector<PointChange>& changes);

}  // namespace littlewars::ui

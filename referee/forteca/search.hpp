#pragma once

#include "referee/forteca/position.hpp"

#include <optional>

namespace littlewars::referee::forteca {

/// How hard the opponent thinks. Counted in positions, not in time: the same position always gets
/// the same move, on any machine.
struct SearchLimits {
    int most_depth = 8;      ///< Moves ahead.
    int most_nodes = 60000;  ///< Positions looked at; the deepest search that fits is used.
};

/// The best move for the side to move, by alpha-beta search with iterative deepening (Knuth and
/// Moore 1975); nullopt if there is none. Precondition: position.result is null.
[[nodiscard]] std::optional<Move> best_move(const Rules& rules,
                                            const Position& position,
                                            const SearchLimits& limits = {});

/// What the position is worth to the besiegers, looking at it only: in hundredths of a besieger.
[[nodiscard]] int worth_to_besiegers(const Rules& rules, const Position& position);

}  // namespace littlewars::referee::forteca

#pragma once

#include "referee/stratego/position.hpp"

#include <string_view>
#include <vector>

namespace littlewars::referee::stratego {

/// Why an advance may not be made: a rule of section 7, and the square it is about.
struct Fault {
    std::string_view rule;
    int square = 0;
};

/// The first rule that refuses the advance; nullopt if it is legal. Precondition: phase Play.
[[nodiscard]] std::optional<Fault> fault_of(const Rules& rules,
                                            const Position& position,
                                            const Knowledge& knowledge,
                                            const Advance& move);

/// Whether the side may declare that it cannot move.
[[nodiscard]] bool may_declare_stuck(const Rules& rules, const Position& position);

/// Every legal move of the listed forms in canonical order: advances without called ranks (so no
/// attack in which a rank must be called), then the declaration. None in the set-up.
[[nodiscard]] std::vector<Move> legal_moves(const Rules& rules, const Position& position);

/// Whether the side `turn` has any legal move or attack, those with called ranks included.
[[nodiscard]] bool can_move(const Rules& rules, const Position& position);

}  // namespace littlewars::referee::stratego

#pragma once

#include "referee/finland/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::referee::finland {

/// Every play of the throw in the canonical order of section 6; empty if no plate can use it.
/// Precondition: the phase is Move.
[[nodiscard]] std::vector<Play> legal_plays(const Rules& rules, const Position& position);

/// Every legal move in the canonical order of section 6. Does not ask whether the game is over.
[[nodiscard]] std::vector<Move> legal_moves(const Rules& rules, const Position& position);

/// Why the move may not be made, by the first rule of section 6 that refuses it; nullopt if it is
/// legal. Does not ask whether the game is over.
[[nodiscard]] std::optional<Refusal> refusal(const Rules& rules,
                                             const Position& position,
                                             const Move& move);

/// One thing that happened in a move.
struct Effect {
    enum class Type : std::uint8_t {
        Men,  ///< `plate` has `count` thousand men.
        MantyharjuOpens,
        Went,        ///< `plate` went from circle `from` to circle `to`.
        Sent,        ///< `plate` is sent to circle `to`.
        Removed,     ///< `plate`.
        ExtraThrow,  ///< For `side`.
        Fire         ///< `plate` fires `count` shots at `target`.
    };
    Type type = Type::Went;
    int plate = 0;
    int from = 0;
    int to = 0;
    int target = 0;
    int count = 0;
    Side side = Side::Red;
};

/// What a legal move did: its rule, what happened in order, and the position afterwards.
struct Outcome {
    std::string rule;
    std::vector<Effect> effects;
    Position next;
};

/// Precondition: refusal() gives none.
[[nodiscard]] Outcome outcome(const Rules& rules, const Position& position, const Move& move);

/// How many thousand men a plate fells from a circle it reaches in `used` intervals (section 3).
[[nodiscard]] int shots(const Rules& rules, const Position& position, int plate, int used);

/// The most intervals, the one to the enemy's circle included, over which a plate may fire.
[[nodiscard]] int firing_reach(const Rules& rules, const Position& position, int plate);

}  // namespace littlewars::referee::finland

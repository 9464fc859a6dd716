#pragma once

#include "referee/forteca/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace littlewars::referee::forteca {

/// Why the move may not be made, by the first rule of section 5 that refuses it; nullopt if it is
/// legal. Does not ask whether the game is over.
[[nodiscard]] std::optional<Refusal> refusal(const Rules& rules,
                                             const Position& position,
                                             const Move& move);

/// The position after a legal move, its result decided (section 4). Precondition: refusal() gives
/// none.
[[nodiscard]] Position after(const Rules& rules, const Position& position, const Move& move);

/// One thing that happened in a move.
struct Effect {
    enum class Type : std::uint8_t { Placed, Huffed, Moved, Captured, HuffOffered };
    Type type = Type::Moved;
    int at = 0;              ///< Where; when Moved the point left.
    int to = 0;              ///< Moved only.
    std::vector<int> marks;  ///< HuffOffered only.
};

/// What a legal move did, in order. `next` is after(rules, position, move).
[[nodiscard]] std::vector<Effect> effects(const Rules& rules,
                                          const Position& position,
                                          const Move& move,
                                          const Position& next);

}  // namespace littlewars::referee::forteca

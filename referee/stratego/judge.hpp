#pragma once

#include "referee/stratego/position.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace littlewars::referee::stratego {

/// Why the move may not be made, by the first rule of section 7 that refuses it; nullopt if it is
/// legal. Does not ask whether the game is over.
[[nodiscard]] std::optional<Refusal> refusal(const Rules& rules,
                                             const Position& position,
                                             const Move& move);

/// How a fight ends (section 4).
struct Fight {
    std::string_view rule;
    bool attacker_lost = false;
    bool defender_lost = false;
};

[[nodiscard]] Fight fight(const Rules& rules, Rank attacker, Rank defender);

/// One thing that happened; which members count depends on the type.
struct Effect {
    enum class Type : std::uint8_t { SetUp, Moved, Revealed, Attacked, Lost };
    Type type = Type::Moved;
    Side side = Side::Red;
    int at = 0;
    int to = 0;
    Rank rank = Rank::Flag;      ///< Of the piece; in Attacked of the attacker.
    Rank defender = Rank::Flag;  ///< Attacked only.
    int count = 0;               ///< SetUp only.
};

/// A legal move made.
struct Turn {
    std::string_view rule;
    std::vector<Effect> effects;
    Position next;
};

/// Makes a legal move; the end of the game (section 5) is decided in `next`.
[[nodiscard]] Turn play(const Rules& rules, const Position& position, const Move& move);

}  // namespace littlewars::referee::stratego

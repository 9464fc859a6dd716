#pragma once

#include "referee/mukden/position.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace littlewars::referee::mukden {

/// Why the move may not be made, by the first rule of section 6 that refuses it; nullopt if it is
/// legal. Does not ask whether the game is over.
[[nodiscard]] std::optional<Refusal> refusal(const Rules& rules,
                                             const Position& position,
                                             const Move& move);

/// The reckoning of a throw (section 4, steps 2 to 5); pairs are attacker, defender.
struct Reckoning {
    std::array<int, 2> strengths{};
    std::array<int, 2> totals{};
    std::array<int, 2> losses{};
    int sixes = 0;
    std::string_view rule;
};

/// Precondition: both have called.
[[nodiscard]] Reckoning reckon(const Rules& rules, const Position& position, const Dice& dice);

/// One thing that happened; which members count depends on the type.
struct Effect {
    enum class Type : std::uint8_t {
        Allocated,
        Moved,
        Exited,
        Entered,
        Waited,
        Strengths,
        Totals,
        Time,
        Losses,
        Retreated,
        Lost,
        Gone,
        Advanced
    };
    Type type = Type::Moved;
    int unit = 0;
    int from = 0;
    int to = 0;
    std::array<int, 2> numbers{};  ///< A pair (attacker, defender), or one in the first.
};

/// A legal move made.
struct Turn {
    std::string_view rule;
    std::vector<Effect> effects;
    Position next;
};

/// Makes a legal move; the end of the game (section 5) is decided in `next`.
[[nodiscard]] Turn play(const Rules& rules, const Position& position, const Move& move);

}  // namespace littlewars::referee::mukden

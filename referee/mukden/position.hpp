#pragma once

#include "referee/board_game.hpp"
#include "referee/mukden/field.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace littlewars::referee::mukden {

enum class Side : std::uint8_t { Japan, Russia };
enum class Clock : std::uint8_t { AfterCombat, AtOnce };
enum class FortLine : std::uint8_t { Across, Inward };
enum class Bluff : std::uint8_t { Down, None };

/// The board and the options of section 7, defaults first.
struct Rules {
    std::shared_ptr<const Field> field;
    int time_limit = 10;
    Clock clock = Clock::AfterCombat;
    FortLine fort = FortLine::Across;
    Bluff bluff = Bluff::Down;
};

enum class Phase : std::uint8_t {
    Allocate,
    Activate,
    Target,
    CallAttacker,
    CallDefender,
    Dice,
    RetreatAttacker,
    RetreatDefender,
    Advance
};

constexpr int kOff = -1;     ///< Off the map, still to come (3rd Army).
constexpr int kExited = -2;  ///< Left the map by the north (Russia); as a step, to leave it.
constexpr int kMostTime = 60;
constexpr int kMostStrength = 27;

struct Unit {
    int at = kOff;                ///< A hex, kOff or kExited.
    std::optional<int> strength;  ///< Not known before the allocation.
    [[nodiscard]] bool is_on_map() const { return at >= 0; }
    friend bool operator==(const Unit&, const Unit&) = default;
};

/// The combat under way; which members count depends on the phase.
struct Combat {
    int attacker = 0;
    int defender = 0;
    std::vector<int> calls;
    std::array<int, 2> losses{};  ///< Attacker's, defender's.
    int hex = 0;                  ///< Emptied by the defender.
    friend bool operator==(const Combat&, const Combat&) = default;
};

/// Section 6. Units that are gone are nullopt.
struct Position {
    Side turn = Side::Japan;
    Phase phase = Phase::Activate;
    int time = 0;
    int waits = 0;  ///< How often the 3rd Army has waited.
    std::array<std::optional<Unit>, kUnits> units;
    std::optional<Combat> combat;
    std::optional<Result> result;
    friend bool operator==(const Position&, const Position&) = default;
};

struct Allocate {
    std::map<int, int> strengths;  ///< By unit.
};
/// The 3rd Army comes in by entry 0, 1 or 2, or waits on.
struct Place {
    int unit = 0;
    std::optional<int> entry;
};
/// A unit's hexes in order; kExited leaves the map.
struct March {
    int unit = 0;
    std::vector<int> path;
};
struct Pass {};
struct Withdraw {};
struct Target {
    std::optional<int> unit;
};
struct Call {
    int strength = 0;
};
struct Dice {
    int attacker = 0;
    int defender = 0;
};
struct Retreat {
    std::optional<int> to;  ///< A hex, kExited, or nowhere.
};
struct Follow {
    bool advances = false;
};

using Move =
    std::variant<Allocate, Place, March, Pass, Withdraw, Target, Call, Dice, Retreat, Follow>;

[[nodiscard]] constexpr Side side_of(int unit) {
    return unit < 5 ? Side::Japan : Side::Russia;
}

[[nodiscard]] constexpr Side other(Side side) {
    return side == Side::Japan ? Side::Russia : Side::Japan;
}

[[nodiscard]] constexpr std::string_view name_of(Side side) {
    return side == Side::Japan ? "japan" : "russia";
}

/// The unit that stands on the hex, or nullopt.
[[nodiscard]] std::optional<int> unit_on(const Position& position, int hex);

/// Whether a unit of that side stands next to the hex.
[[nodiscard]] bool is_next_to(const Field& field, const Position& position, int hex, Side side);

/// The enemies next to a unit on the map, in unit order.
[[nodiscard]] std::vector<int> adjacent_enemies(const Field& field,
                                                const Position& position,
                                                int unit);

/// The start of the game: strengths still to be shared out.
[[nodiscard]] Position start_position(const Rules& rules);

}  // namespace littlewars::referee::mukden

#pragma once

#include "referee/board_game.hpp"
#include "referee/finland/map.hpp"
#include "referee/finland/options.hpp"
#include "referee/finland/plates.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>

namespace littlewars::referee::finland {

/// What a game is played by: its map and its options.
struct Rules {
    std::shared_ptr<const Map> map;
    Options options;

    [[nodiscard]] bool is_artillery(int plate) const {
        return options.artillery[static_cast<std::size_t>(plate)];
    }
};

enum class Phase : std::uint8_t { Muster, Throw, Move };

constexpr int kMostMen = 6;

/// A plate on the map; its men in thousands, nullopt until they are thrown for.
struct Plate {
    int at = 0;
    std::optional<int> men;
    friend bool operator==(const Plate&, const Plate&) = default;
};

/// Where the plates stand and whose turn it is (section 6).
struct Position {
    Side turn = Side::Red;
    Phase phase = Phase::Throw;
    std::optional<int> die;                            ///< Only while moving.
    std::array<std::optional<Plate>, kPlates> plates;  ///< nullopt: removed.
    bool mantyharju_open = false;
    std::optional<int> extra;  ///< The plate that alone may use the throw.
    std::optional<Result> result;
    friend bool operator==(const Position&, const Position&) = default;

    [[nodiscard]] const std::optional<Plate>& plate(int number) const {
        return plates[static_cast<std::size_t>(number)];
    }
    /// The plate on a circle, or nullopt.
    [[nodiscard]] std::optional<int> plate_on(int circle) const;
    [[nodiscard]] bool has_plates(Side side) const;
    /// The first plate whose men are not thrown for yet.
    [[nodiscard]] std::optional<int> first_unmustered() const;
};

struct Throw {
    int eyes = 1;
    friend bool operator==(const Throw&, const Throw&) = default;
};

/// A plate goes to a circle and perhaps fires from there at a plate; the circle may be its own.
struct Play {
    int plate = 0;
    int to = 0;
    std::optional<int> target;
    friend bool operator==(const Play&, const Play&) = default;
};

struct Pass {
    friend bool operator==(const Pass&, const Pass&) = default;
};

using Move = std::variant<Throw, Play, Pass>;

/// The position the game begins with: all twelve plates, nobody mustered.
[[nodiscard]] Position start_position(const Rules& rules);

}  // namespace littlewars::referee::finland

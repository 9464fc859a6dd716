#pragma once

#include "referee/board_game.hpp"
#include "referee/forteca/field.hpp"
#include "referee/forteca/options.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace littlewars::referee::forteca {

enum class Piece : std::uint8_t { None, Besieger, Defender };
enum class Side : std::uint8_t { Besiegers, Defenders };
enum class Phase : std::uint8_t { Setup, Play };

/// What a game is played by: its board and its options.
struct Rules {
    std::shared_ptr<const Field> field;
    Options options;
};

/// Where the pieces stand and whose turn it is (section 5).
struct Position {
    Side turn = Side::Besiegers;
    Phase phase = Phase::Play;
    std::vector<Piece> pieces;  ///< By point of the board.
    std::vector<int> huffable;  ///< Defenders the besiegers may take off, in board order.
    int quiet = 0;              ///< Turns since a capture, a huff or a forward besieger step.
    std::optional<Result> result;
    friend bool operator==(const Position&, const Position&) = default;
};

constexpr int kMostQuiet = 100000;

/// The defenders take their places in the fort.
struct Placement {
    std::vector<int> at;
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// One step of either side; a besieger may huff a marked defender first.
struct StepMove {
    int from = 0;
    int to = 0;
    std::optional<int> huff;
    friend bool operator==(const StepMove&, const StepMove&) = default;
};

/// A defender's capture: the points it lands on, in order, at least one.
struct Capture {
    int from = 0;
    std::vector<int> path;
    friend bool operator==(const Capture&, const Capture&) = default;
};

using Move = std::variant<Placement, StepMove, Capture>;

[[nodiscard]] inline Side other(Side side) {
    return side == Side::Besiegers ? Side::Defenders : Side::Besiegers;
}

[[nodiscard]] inline Piece piece_of(Side side) {
    return side == Side::Besiegers ? Piece::Besieger : Piece::Defender;
}

/// The position the game begins with.
[[nodiscard]] Position start_position(const Rules& rules);

}  // namespace littlewars::referee::forteca

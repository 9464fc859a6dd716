#pragma once

#include "referee/board.hpp"
#include "referee/forteca/options.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace littlewars::referee::forteca {

/// Which way a step leads: forward is towards larger y, a difference up to 0.001 is sideways.
enum class Course : std::uint8_t { Forward, Sideways, Backward };

/// One step along a link, as seen from the point it leaves.
struct Step {
    int to = 0;
    Course course = Course::Forward;
    bool edge = false;    ///< The link bears the tag `edge`.
    bool inward = false;  ///< It leads nearer to the middle line x = 0.5.
};

/// A leap along a line: over the next point to the one just behind it.
struct Jump {
    int over = 0;
    int to = 0;
};

/// A Forteca board made ready for its moves. Immutable once made; shared between games.
struct Field {
    Board board;
    std::vector<std::vector<Step>> steps;  ///< By point left, each in board order of `to`.
    std::vector<std::vector<Jump>> jumps;  ///< The same.
    std::vector<int> fort;                 ///< The fort's points in board order.
    std::vector<bool> in_fort;             ///< By point.
    std::vector<int> start_besiegers;      ///< In board order.
    std::vector<int> start_defenders;

    [[nodiscard]] const Step* step_between(int from, int to) const;
};

/// The built-in cross of 33 points with those diagonals. Made once, kept for the program's life.
[[nodiscard]] std::shared_ptr<const Field> built_in_field(Diagonals diagonals);

/// Reads a player's own board. Errors: throws MalformedInput; a Forteca board needs lines, a point
/// tagged `fort`, and the pieces' start.
[[nodiscard]] std::shared_ptr<const Field> read_field(const JsonReader& reader);

}  // namespace littlewars::referee::forteca

#pragma once

#include "referee/board.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace littlewars::referee::stratego {

/// Squares are numbered 0 to 99 in square order: row 1 first, within a row a to j.
constexpr int kSide = 10;
constexpr int kSquares = kSide * kSide;
constexpr std::string_view kBoardName = "stratego-10x10";

[[nodiscard]] constexpr int column_of(int square) {
    return square % kSide;
}

[[nodiscard]] constexpr int row_of(int square) {
    return square / kSide;
}

/// Whether the square is one of the eight of the two closed lakes.
[[nodiscard]] bool is_lake(int square);

/// "a1" to "j10".
[[nodiscard]] std::string square_name(int square);

/// The square of that name, or nullopt.
[[nodiscard]] std::optional<int> find_square(std::string_view name);

/// Errors: throws MalformedInput for anything but a square's name.
[[nodiscard]] int read_square(const JsonReader& reader);

/// The board as a graph for drawing and for the camera: the squares' centres in the unit square
/// (lakes bear the tag `lake`), neighbours linked.
[[nodiscard]] Board board();

}  // namespace littlewars::referee::stratego

#pragma once

#include "referee/board.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace littlewars::referee::mukden {

/// The ten armies in unit order: 0 to 4 are Japan's, 5 to 9 Russia's.
constexpr int kUnits = 10;
constexpr std::array<std::string_view, kUnits> kUnitNames{
    "j1", "j2", "j3", "j4", "jy", "r1", "r2", "r3", "rl", "rr"};
constexpr int kThirdArmy = 2;  ///< j3, which waits off the map.

/// A hexside, as seen from one of its hexes.
struct Hexside {
    int to = 0;
    bool river = false;
    bool fort = false;
    std::optional<int> inside;  ///< The hex on the Russian side of a fortress line.
};

/// A Mukden map made ready for the rules. Immutable once made; shared between games.
struct Field {
    Board board;
    std::vector<std::vector<Hexside>> sides;  ///< By hex, in board order of `to`.
    std::vector<bool> mountain;               ///< By hex, as are the next ones.
    std::vector<bool> supply;
    std::vector<bool> exit;
    std::vector<bool> mukden;
    std::vector<bool> rail_north;
    std::array<int, kUnits> start{};  ///< By unit; that of the 3rd Army means nothing.
    std::array<int, 3> entries{};     ///< The 3rd Army's entries A, B, C.

    /// The hexside between two hexes, or nullptr.
    [[nodiscard]] const Hexside* side_between(int from, int to) const;
};

/// The reconstruction that ships with the program. Made once, kept for the program's life.
[[nodiscard]] std::shared_ptr<const Field> built_in_field();

/// Reads a player's own map. Errors: throws MalformedInput; a Mukden board needs the start of nine
/// units and the places A, B, C.
[[nodiscard]] std::shared_ptr<const Field> read_field(const JsonReader& reader);

}  // namespace littlewars::referee::mukden

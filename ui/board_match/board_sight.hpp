#pragma once

#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// What the camera saw at one point of the board.
struct SeenPoint {
    std::string id;
    std::optional<std::string> side;  ///< The game's name of it ("besiegers"); empty: no piece.
    double confidence = 1;            ///< 0.5 (no idea) to 1.
    bool between = false;             ///< A piece stands half-way between this point and another.
    bool operator==(const SeenPoint&) const = default;
};

/// A die seen on the board or beside it.
struct SeenDie {
    int value = 0;          ///< 1 to 6.
    double confidence = 1;  ///< 0 to 1.
    double x = 0;           ///< In the board's unit square, or outside of it.
    double y = 0;
    bool operator==(const SeenDie&) const = default;
};

/// One reading of a whole board at rest, no hand over it.
struct BoardSight {
    std::vector<SeenPoint> points;  ///< Points left out were not read: nothing is known of them.
    std::vector<SeenDie> dice;
    bool operator==(const BoardSight&) const = default;
};

}  // namespace littlewars::ui

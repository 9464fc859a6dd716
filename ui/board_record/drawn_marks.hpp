#pragma once

#include "ui/board_record/ruling_marks.hpp"

#include <string>
#include <string_view>

namespace littlewars::ui {

/// A place in an SVG drawing, y down.
struct DrawingPlace {
    double x = 0;
    double y = 0;
};

[[nodiscard]] inline DrawingPlace operator+(DrawingPlace a, DrawingPlace b) {
    return {a.x + b.x, a.y + b.y};
}

[[nodiscard]] inline DrawingPlace operator*(double factor, DrawingPlace a) {
    return {factor * a.x, factor * a.y};
}

inline constexpr std::string_view kDrawingInk = "#2b2118";
inline constexpr std::string_view kDrawingPaper = "#f6f0e2";
inline constexpr std::string_view kDrawingWarning = "#a8430a";

struct DrawnArrow {
    DrawingPlace from;
    DrawingPlace to;
    double room_at_start = 0;  ///< How far from its ends it stays: the pieces' size.
    double room_at_end = 0;
    double bulge = 0;  ///< How far its middle lies aside, for a jump.
    BoardWayKind kind = BoardWayKind::Moved;
};

/// An arrow as SVG: whole for a movement, dashed for an attack or a shot, crossed out where it is
/// refused. Empty for one without length.
[[nodiscard]] std::string arrow_svg(const DrawnArrow& arrow);

/// Two slanting strokes through a place.
[[nodiscard]] std::string cross_svg(DrawingPlace at, double arm, std::string_view colour);

/// Letters that stand out from the lines under them. `anchor`: "start", "middle" or "end".
[[nodiscard]] std::string label_svg(DrawingPlace at,
                                    std::string_view anchor,
                                    const std::string& words);

}  // namespace littlewars::ui

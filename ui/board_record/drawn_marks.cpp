#include "ui/board_record/drawn_marks.hpp"

#include "ui/session/markup.hpp"

#include <fmt/format.h>

#include <cmath>

namespace littlewars::ui {
namespace {

constexpr double kHead = 10;

std::string stroke_svg(const std::string& path, std::string_view colour, double width) {
    return fmt::format(
        R"(<path d="{}" fill="none" stroke="{}" stroke-width="{}"/>)", path, colour, width);
}

std::string dashed_svg(const std::string& path) {
    return fmt::format(
        R"(<path d="{}" fill="none" stroke="{}" stroke-width="2.4" stroke-dasharray="7 4"/>)",
        path,
        kDrawingInk);
}

DrawingPlace direction(DrawingPlace from, DrawingPlace to) {
    const DrawingPlace way = to + -1 * from;
    return 1 / std::hypot(way.x, way.y) * way;
}

DrawingPlace turned(DrawingPlace way) {
    return {-way.y, way.x};
}

std::string head_path(DrawingPlace tip, DrawingPlace back) {
    const DrawingPlace left = tip + kHead * back + kHead / 2 * turned(back);
    const DrawingPlace right = tip + kHead * back + -kHead / 2 * turned(back);
    return fmt::format("M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}",
                       left.x,
                       left.y,
                       tip.x,
                       tip.y,
                       right.x,
                       right.y);
}

}  // namespace

std::string arrow_svg(const DrawnArrow& arrow) {
    if (std::hypot(arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y) < 1) {
        return {};
    }
    // A quadratic curve's middle is half as far out as its handle.
    const DrawingPlace middle = 0.5 * (arrow.from + arrow.to);
    const DrawingPlace handle = middle + 2 * arrow.bulge * turned(direction(arrow.from, arrow.to));
    const DrawingPlace start = arrow.from + arrow.room_at_start * direction(arrow.from, handle);
    const DrawingPlace back = direction(arrow.to, handle);
    const DrawingPlace tip = arrow.to + arrow.room_at_end * back;
    const std::string curve = fmt::format("M{:.1f} {:.1f}Q{:.1f} {:.1f} {:.1f} {:.1f}",
                                          start.x,
                                          start.y,
                                          handle.x,
                                          handle.y,
                                          tip.x,
                                          tip.y);
    const std::string head = head_path(tip, back);
    const std::string halo = stroke_svg(curve + head, kDrawingPaper, 6);
    switch (arrow.kind) {
        case BoardWayKind::Moved:
            return halo + stroke_svg(curve + head, kDrawingInk, 2.4);
        case BoardWayKind::Aimed:
            return halo + dashed_svg(curve) + stroke_svg(head, kDrawingInk, 2.4);
        case BoardWayKind::Refused:
            break;
    }
    return halo + stroke_svg(curve + head, kDrawingWarning, 2.4) +
           cross_svg(0.5 * (start + tip), 6, kDrawingWarning);
}

std::string cross_svg(DrawingPlace at, double arm, std::string_view colour) {
    const std::string path =
        fmt::format("M{0:.1f} {1:.1f}L{2:.1f} {3:.1f}M{0:.1f} {3:.1f}L{2:.1f} {1:.1f}",
                    at.x - arm,
                    at.y - arm,
                    at.x + arm,
                    at.y + arm);
    return stroke_svg(path, kDrawingPaper, 6) + stroke_svg(path, colour, 3);
}

std::string label_svg(DrawingPlace at, std::string_view anchor, const std::string& words) {
    const std::string place = fmt::format(
        R"(<text x="{:.1f}" y="{:.1f}" text-anchor="{}" font-weight="bold")", at.x, at.y, anchor);
    const std::string letters = escaped(words);
    return fmt::format(
        R"({0} stroke="{1}" stroke-width="4" stroke-linejoin="round">{3}</text>{0} fill="{2}">{3}</text>)",
        place,
        kDrawingPaper,
        kDrawingInk,
        letters);
}

}  // namespace littlewars::ui

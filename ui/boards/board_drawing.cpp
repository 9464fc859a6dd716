#include "ui/boards/board_drawing.hpp"

#include "referee/stratego/squares.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

using calibration::PagePoint;
using referee::Board;
using referee::BoardLink;
using referee::BoardPoint;

constexpr double kName_mm = 3;

void draw_squares(SheetPen& pen, const BoardPlace& place) {
    constexpr int kSide = referee::stratego::kSide;
    const double width = place.width_mm / kSide;
    const double height = place.height_mm / kSide;
    for (int square = 0; square < referee::stratego::kSquares; ++square) {
        const double column = referee::stratego::column_of(square);
        const double row = referee::stratego::row_of(square);
        const PagePoint corner = place.on_sheet(column / kSide, (row + 1) / kSide);
        if (referee::stratego::is_lake(square)) {
            pen.set_grey(0.7);
            pen.fill({corner.x_mm, corner.y_mm, width, height});
        }
        pen.set_grey(0.6);
        pen.text({corner.x_mm + 0.2 * width, corner.y_mm + height - 1.5},
                 kName_mm,
                 referee::stratego::square_name(square));
    }
    pen.set_grey(0.2);
    for (int i = 0; i <= kSide; ++i) {
        const double at = static_cast<double>(i) / kSide;
        pen.line(place.on_sheet(at, 0), place.on_sheet(at, 1), 0.4);
        pen.line(place.on_sheet(0, at), place.on_sheet(1, at), 0.4);
    }
}

PagePoint middle(PagePoint a, PagePoint b) {
    return {(a.x_mm + b.x_mm) / 2, (a.y_mm + b.y_mm) / 2};
}

PagePoint centre_of(const Board& board, const BoardPlace& place, int point) {
    return place.on_sheet(board.points[point].x, board.points[point].y);
}

/// The hexside between two centres: half as long as they are apart over the square root of 3.
std::pair<PagePoint, PagePoint> hexside(PagePoint a, PagePoint b, double shift_mm) {
    const double dx = b.x_mm - a.x_mm;
    const double dy = b.y_mm - a.y_mm;
    const double length = std::hypot(dx, dy);
    const double half = 1 / (2 * std::numbers::sqrt3);
    PagePoint at = middle(a, b);
    at.x_mm += shift_mm * dx / length;
    at.y_mm += shift_mm * dy / length;
    return {{at.x_mm - dy * half, at.y_mm + dx * half}, {at.x_mm + dy * half, at.y_mm - dx * half}};
}

void draw_hex(SheetPen& pen, PagePoint centre, double across_mm) {
    const double radius = across_mm / std::numbers::sqrt3;
    const auto corner = [&](int i) {
        const double angle = (0.5 + i) * std::numbers::pi / 3;
        return PagePoint{centre.x_mm + radius * std::cos(angle),
                         centre.y_mm + radius * std::sin(angle)};
    };
    for (int i = 0; i < 6; ++i) {
        pen.line(corner(i), corner(i + 1), 0.3);
    }
}

/// Rivers as one broad grey line, the fortress line as a broad black one on the inside.
void draw_hexsides(SheetPen& pen, const Board& board, const BoardPlace& place) {
    for (const BoardLink& link : board.links) {
        const PagePoint a = centre_of(board, place, link.a);
        const PagePoint b = centre_of(board, place, link.b);
        if (link.has_tag("river")) {
            const auto side = hexside(a, b, 0);
            pen.set_grey(0.6);
            pen.line(side.first, side.second, 2.5);
        }
        if (link.has_tag("fort")) {
            const auto side = hexside(a, b, link.inside == link.a ? -2 : 2);
            pen.set_grey(0);
            pen.line(side.first, side.second, 1.5);
        }
    }
}

std::string in_small_letters(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

/// What the hex's tags say beyond its name.
std::string terrain_of(const BoardPoint& hex) {
    std::string words;
    for (const auto* tag : {"mountain", "mukden", "supply", "exit"}) {
        if (hex.has_tag(tag) && std::string(tag) != in_small_letters(hex.name)) {
            words += words.empty() ? tag : std::string(", ") + tag;
        }
    }
    return words;
}

/// The railway: a line between the centres of neighbouring hexes that bear it.
void draw_railway(SheetPen& pen, const Board& board, const BoardPlace& place) {
    pen.set_grey(0.3);
    for (const BoardLink& link : board.links) {
        if (board.points[link.a].has_tag("rail") && board.points[link.b].has_tag("rail")) {
            pen.dashed_line(centre_of(board, place, link.a), centre_of(board, place, link.b), 1.2);
        }
    }
}

void draw_hexes(SheetPen& pen, const Board& board, const BoardPlace& place) {
    const double across = spacing_mm(board, place);
    draw_railway(pen, board, place);
    for (const BoardPoint& hex : board.points) {
        const PagePoint centre = place.on_sheet(hex.x, hex.y);
        if (hex.has_tag("mountain")) {
            pen.set_grey(0.5);
            for (const double size : {0.42, 0.46, 0.5}) {
                draw_hex(pen, centre, across * size);
            }
        }
        pen.set_grey(0);
        draw_hex(pen, centre, across);
    }
    for (const BoardPoint& hex : board.points) {
        const PagePoint centre = place.on_sheet(hex.x, hex.y);
        pen.text({centre.x_mm, centre.y_mm - across * 0.32}, kName_mm, hex.id);
        pen.text({centre.x_mm, centre.y_mm + across * 0.3}, kName_mm, hex.name);
        pen.text({centre.x_mm, centre.y_mm + across * 0.4}, 2.4, terrain_of(hex));
    }
    draw_hexsides(pen, board, place);
    pen.set_grey(0);
}

void draw_links(SheetPen& pen, const Board& board, const BoardPlace& place) {
    for (const BoardLink& link : board.links) {
        const PagePoint a = centre_of(board, place, link.a);
        const PagePoint b = centre_of(board, place, link.b);
        const bool broad = link.has_tag("edge") || link.has_tag("thick");
        pen.set_grey(broad ? 0.1 : 0.4);
        if (link.has_tag("thin")) {
            pen.dashed_line(a, b, 0.5);
        } else {
            pen.line(a, b, broad ? 1.4 : 0.6);
        }
    }
}

/// White inside, so that lines end at the circle.
void draw_circle(SheetPen& pen, const BoardPoint& point, PagePoint centre, double radius) {
    pen.set_grey(1);
    pen.circle(centre, radius / 2, radius);
    pen.set_grey(0);
    pen.circle(centre, radius, 0.5);
    const bool marked =
        point.has_tag("fort") || point.has_tag("star-white") || point.has_tag("star-red");
    if (marked) {
        pen.circle(centre, radius * 0.8, point.has_tag("star-red") ? 1.2 : 0.5);
    }
}

const std::string& name_of(const BoardPoint& point) {
    return point.name.empty() ? point.id : point.name;
}

/// A name's box on the sheet.
struct NameBox {
    PagePoint foot;  ///< The middle of its line.
    double half_width_mm = 0;

    [[nodiscard]] bool overlaps(const NameBox& other) const {
        return std::abs(foot.x_mm - other.foot.x_mm) < half_width_mm + other.half_width_mm &&
               std::abs(foot.y_mm - other.foot.y_mm) < kName_mm;
    }
    [[nodiscard]] bool overlaps_circle(PagePoint centre, double radius) const {
        return std::abs(foot.x_mm - centre.x_mm) < half_width_mm + radius &&
               std::abs(foot.y_mm - kName_mm / 2 - centre.y_mm) < kName_mm / 2 + radius;
    }
};

/// Below its circle, or where it covers no other name or circle: above, right, left.
NameBox place_name(const Board& board,
                   const BoardPlace& place,
                   const BoardPoint& point,
                   double radius,
                   const std::vector<NameBox>& placed) {
    const double half = 0.3 * kName_mm * static_cast<double>(name_of(point).size());
    const PagePoint centre = place.on_sheet(point.x, point.y);
    const double aside = radius + 1 + half;
    const std::array<PagePoint, 4> feet{{{centre.x_mm, centre.y_mm + radius + kName_mm + 0.5},
                                         {centre.x_mm, centre.y_mm - radius - 1},
                                         {centre.x_mm + aside, centre.y_mm + kName_mm * 0.35},
                                         {centre.x_mm - aside, centre.y_mm + kName_mm * 0.35}}};
    for (const PagePoint& foot : feet) {
        const NameBox box{foot, half};
        const bool is_free =
            std::none_of(placed.begin(),
                         placed.end(),
                         [&](const NameBox& other) { return box.overlaps(other); }) &&
            std::none_of(board.points.begin(), board.points.end(), [&](const BoardPoint& other) {
                return &other != &point &&
                       box.overlaps_circle(place.on_sheet(other.x, other.y), radius);
            });
        if (is_free) {
            return box;
        }
    }
    return {feet[0], half};
}

void draw_points(SheetPen& pen, const Board& board, const BoardPlace& place) {
    draw_links(pen, board, place);
    const double radius = std::clamp(0.28 * spacing_mm(board, place), 3.0, 15.0);
    std::vector<NameBox> names;
    for (const BoardPoint& point : board.points) {
        draw_circle(pen, point, place.on_sheet(point.x, point.y), radius);
        names.push_back(place_name(board, place, point, radius, names));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        pen.text(names[i].foot, kName_mm, name_of(board.points[i]));
    }
}

bool has_hexes(const Board& board) {
    return std::any_of(board.points.begin(), board.points.end(), [](const BoardPoint& point) {
        return point.has_tag("mukden");
    });
}

}  // namespace

double spacing_mm(const Board& board, const BoardPlace& place) {
    double least = std::numeric_limits<double>::max();
    for (const BoardLink& link : board.links) {
        const BoardPoint& a = board.points[link.a];
        const BoardPoint& b = board.points[link.b];
        least = std::min(least,
                         std::hypot((a.x - b.x) * place.width_mm, (a.y - b.y) * place.height_mm));
    }
    return board.links.empty() ? 30 : least;
}

void draw_board(SheetPen& pen, const Board& board, const BoardPlace& place) {
    if (board.name == referee::stratego::kBoardName) {
        draw_squares(pen, place);
    } else if (has_hexes(board)) {
        draw_hexes(pen, board, place);
    } else {
        draw_points(pen, board, place);
    }
}

void draw_frame(SheetPen& pen, const BoardPlace& place) {
    const std::array<PagePoint, 5> corners{place.on_sheet(0, 0),
                                           place.on_sheet(1, 0),
                                           place.on_sheet(1, 1),
                                           place.on_sheet(0, 1),
                                           place.on_sheet(0, 0)};
    for (std::size_t i = 0; i < 4; ++i) {
        pen.line(corners[i], corners[i + 1], 0.6);
    }
}

}  // namespace littlewars::ui

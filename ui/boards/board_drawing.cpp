#include "ui/boards/board_drawing.hpp"

#include "referee/stratego/squares.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::PagePoint;
using referee::Board;
using referee::BoardLink;
using referee::BoardPoint;

constexpr double kName_mm = 3;

/// The shortest link, by which circles and letters are sized.
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
        pen.text({corner.x_mm + width / 2, corner.y_mm + height - 2},
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

std::string terrain_of(const BoardPoint& hex) {
    std::string words;
    for (const auto* tag : {"mountain", "mukden", "supply", "exit"}) {
        if (hex.has_tag(tag)) {
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
        pen.text({centre.x_mm, centre.y_mm - across * 0.32}, kName_mm, hex.id);
        pen.text({centre.x_mm, centre.y_mm + across * 0.3}, kName_mm, in_plain_letters(hex.name));
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

void draw_points(SheetPen& pen, const Board& board, const BoardPlace& place) {
    draw_links(pen, board, place);
    const double radius = std::clamp(0.28 * spacing_mm(board, place), 3.0, 15.0);
    for (const BoardPoint& point : board.points) {
        const PagePoint centre = place.on_sheet(point.x, point.y);
        draw_circle(pen, point, centre, radius);
        const std::string name = point.name.empty() ? point.id : in_plain_letters(point.name);
        pen.text({centre.x_mm, centre.y_mm + radius + kName_mm + 0.5}, kName_mm, name);
    }
}

bool has_hexes(const Board& board) {
    return std::any_of(board.points.begin(), board.points.end(), [](const BoardPoint& point) {
        return point.has_tag("mukden");
    });
}

}  // namespace

void draw_board(SheetPen& pen, const Board& board, const BoardPlace& place) {
    if (board.name == referee::stratego::kBoardName) {
        draw_squares(pen, place);
    } else if (has_hexes(board)) {
        draw_hexes(pen, board, place);
    } else {
        draw_points(pen, board, place);
    }
    draw_frame(pen, place);
}

std::string in_plain_letters(const std::string& text) {
    constexpr std::array<std::pair<const char*, char>, 8> kLetters{{{"å", 'a'},
                                                                    {"ä", 'a'},
                                                                    {"ö", 'o'},
                                                                    {"é", 'e'},
                                                                    {"Å", 'A'},
                                                                    {"Ä", 'A'},
                                                                    {"Ö", 'O'},
                                                                    {"É", 'E'}}};
    std::string plain = text;
    for (const auto& [letter, plain_letter] : kLetters) {
        for (auto at = plain.find(letter); at != std::string::npos; at = plain.find(letter)) {
            plain.replace(at, 2, 1, plain_letter);
        }
    }
    return plain;
}

}  // namespace littlewars::ui

#include "ui/boards/piece_sheets.hpp"

#include "referee/mukden/field.hpp"
#include "referee/stratego/army.hpp"
#include "ui/boards/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

namespace littlewars::ui {
namespace {

using calibration::PagePoint;

enum class Shape { Disc, Tile, Folded, Dial };

struct PrintedPiece {
    std::string mark;  ///< Large.
    std::string name;  ///< Small, below it.
    Shape shape = Shape::Tile;
    double grey = 0;  ///< Of its marks: the sides differ.
};

constexpr double kPiece_mm = 30;
constexpr double kFoldedHeight_mm = 70;
constexpr int kColumns = 5;
constexpr double kLight = 0.55;

std::vector<PrintedPiece> forteca_pieces() {
    std::vector<PrintedPiece> pieces(24, {"B", "besieger", Shape::Disc, kLight});
    pieces.insert(pieces.end(), 3, {"D", "defender", Shape::Disc, 0});
    return pieces;
}

std::vector<PrintedPiece> stratego_pieces() {
    using namespace referee::stratego;
    std::vector<PrintedPiece> pieces;
    for (const Side side : {Side::Red, Side::Blue}) {
        for (const Rank rank : kAllRanks) {
            pieces.insert(pieces.end(),
                          static_cast<std::size_t>(kOriginalArmy[rank]),
                          {std::string(string_of(rank)),
                           fmt::format("{} {}", name_of(side), name_of(rank)),
                           Shape::Tile,
                           side == Side::Red ? 0 : kLight});
        }
    }
    return pieces;
}

std::vector<PrintedPiece> mukden_pieces() {
    std::vector<PrintedPiece> pieces;
    for (const auto unit : referee::mukden::kUnitNames) {
        const bool japan = unit.front() == 'j';
        pieces.push_back(
            {std::string(unit), japan ? "Japan" : "Russia", Shape::Folded, japan ? 0 : kLight});
    }
    return pieces;
}

std::vector<PrintedPiece> finland_pieces() {
    std::vector<PrintedPiece> pieces;
    for (const char side : {'R', 'W'}) {
        for (int i = 1; i <= 6; ++i) {
            pieces.push_back({fmt::format("{}{}", side, i),
                              side == 'R' ? "red" : "white",
                              Shape::Dial,
                              side == 'R' ? 0 : kLight});
        }
    }
    return pieces;
}

double height_of(Shape shape) {
    return shape == Shape::Folded ? kFoldedHeight_mm : kPiece_mm;
}

void draw_outline(SheetPen& pen, PagePoint corner, double height) {
    const PagePoint far{corner.x_mm + kPiece_mm, corner.y_mm + height};
    pen.dashed_line(corner, {far.x_mm, corner.y_mm}, 0.15);
    pen.dashed_line({far.x_mm, corner.y_mm}, far, 0.15);
    pen.dashed_line(far, {corner.x_mm, far.y_mm}, 0.15);
    pen.dashed_line({corner.x_mm, far.y_mm}, corner, 0.15);
}

/// The men in thousands round the rim; a pin points at the number.
void draw_dial(SheetPen& pen, PagePoint centre) {
    for (int men = 1; men <= 6; ++men) {
        const double angle = (men - 1) * std::numbers::pi / 3 - std::numbers::pi / 2;
        pen.text({centre.x_mm + 10.5 * std::cos(angle), centre.y_mm + 10.5 * std::sin(angle) + 1.2},
                 3.5,
                 std::to_string(men));
    }
    pen.circle(centre, 0.6, 0.4);
}

void draw_piece(SheetPen& pen, const PrintedPiece& piece, PagePoint corner) {
    const double height = height_of(piece.shape);
    const PagePoint centre{corner.x_mm + kPiece_mm / 2, corner.y_mm + height / 2};
    pen.set_grey(0.6);
    if (piece.shape == Shape::Disc || piece.shape == Shape::Dial) {
        pen.circle(centre, kPiece_mm / 2 - 1, 0.2);
    } else {
        draw_outline(pen, corner, height);
    }
    pen.set_grey(piece.grey);
    if (piece.shape == Shape::Dial) {
        draw_dial(pen, centre);
        pen.text({centre.x_mm, centre.y_mm + 5.5}, 4, piece.mark);
        return;
    }
    if (piece.shape == Shape::Folded) {
        // Both faces of a counter folded along the middle; the feet are bent outwards.
        pen.dashed_line({corner.x_mm, centre.y_mm}, {corner.x_mm + kPiece_mm, centre.y_mm}, 0.15);
        pen.text({centre.x_mm, centre.y_mm - 12}, 9, piece.mark);
    }
    const double foot = piece.shape == Shape::Folded ? centre.y_mm + 16 : centre.y_mm + 2;
    pen.text({centre.x_mm, foot}, 9, piece.mark);
    pen.text({centre.x_mm, foot + 6}, 2.8, piece.name);
    if (piece.shape == Shape::Disc) {
        pen.circle(centre, kPiece_mm / 2 - 3, 1.5);
    }
}

std::vector<PrintedPiece> pieces_of(std::string_view board) {
    if (board.starts_with("forteca")) {
        return forteca_pieces();
    }
    if (board.starts_with("stratego")) {
        return stratego_pieces();
    }
    if (board.starts_with("mukden")) {
        return mukden_pieces();
    }
    return board.starts_with("finland") ? finland_pieces() : std::vector<PrintedPiece>();
}

/// As many rows as one page holds, so that no piece lies across two.
constexpr double kUsableHeight_mm = 250;

}  // namespace

std::vector<calibration::PdfPage> piece_sheets(calibration::Paper paper, std::string_view board) {
    const auto pieces = pieces_of(board);
    std::vector<calibration::PdfPage> pages;
    if (pieces.empty()) {
        return pages;
    }
    const double height = height_of(pieces.front().shape);
    const auto a_page = static_cast<std::size_t>(kUsableHeight_mm / height) * kColumns;
    for (std::size_t first = 0; first < pieces.size(); first += a_page) {
        const auto sheet = tiled(paper, kColumns * kPiece_mm, kUsableHeight_mm, [&](SheetPen& pen) {
            for (std::size_t i = first; i < std::min(first + a_page, pieces.size()); ++i) {
                const std::size_t place = i - first;
                draw_piece(pen,
                           pieces[i],
                           {static_cast<double>(place % kColumns) * kPiece_mm,
                            static_cast<double>(place / kColumns) * height});
            }
        });
        pages.insert(pages.end(), sheet.begin(), sheet.end());
    }
    return pages;
}

}  // namespace littlewars::ui

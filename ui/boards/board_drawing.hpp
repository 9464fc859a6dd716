#pragma once

#include "referee/board.hpp"
#include "ui/boards/sheet.hpp"

namespace littlewars::ui {

/// How large a board's unit square is printed and where it lies on its sheet.
struct BoardPlace {
    double left_mm = 0;
    double top_mm = 0;
    double width_mm = 400;
    double height_mm = 400;

    [[nodiscard]] calibration::PagePoint on_sheet(double x, double y) const {
        return {left_mm + x * width_mm, top_mm + (1 - y) * height_mm};
    }
};

/// The length of the shortest link (a square's side on Stratego's board), by which circles, hexes
/// and pieces are sized.
[[nodiscard]] double spacing_mm(const referee::Board& board, const BoardPlace& place);

/// Draws a board: Stratego as squares, Mukden as hexes, others as points and lines, each with its
/// names and what its tags mean (forts, railways, rivers, lakes).
void draw_board(SheetPen& pen, const referee::Board& board, const BoardPlace& place);

/// The border of the unit square, whose corners a camera registers.
void draw_frame(SheetPen& pen, const BoardPlace& place);

}  // namespace littlewars::ui

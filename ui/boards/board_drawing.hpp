#pragma once

#include "referee/board.hpp"
#include "ui/boards/sheet.hpp"

#include <string>

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

/// Draws a board: Stratego as squares, Mukden as hexes, others as points and lines, each with its
/// names and what its tags mean (forts, railways, rivers, lakes).
void draw_board(SheetPen& pen, const referee::Board& board, const BoardPlace& place);

/// Letters the PDF's plain fonts have: accents left off, "Abo" for "Åbo".
[[nodiscard]] std::string in_plain_letters(const std::string& text);

}  // namespace littlewars::ui

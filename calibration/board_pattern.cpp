#include "calibration/board_pattern.hpp"

namespace littlewars::calibration {

std::vector<BoardMarker> board_markers(const BoardPattern& board, MarkerSquares squares) {
    const int wanted = squares == MarkerSquares::TopLeftDark ? 1 : 0;
    const double margin = (board.square_mm - board.marker_mm) / 2;
    std::vector<BoardMarker> markers;
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            if ((row + column) % 2 != wanted) {
                continue;
            }
            const double x0 = column * board.square_mm + margin;
            const double y0 = row * board.square_mm + margin;
            const double x1 = x0 + board.marker_mm;
            const double y1 = y0 + board.marker_mm;
            markers.push_back({cv::Point2d{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}});
        }
    }
    return markers;
}

std::vector<cv::Point2d> board_corners(const BoardPattern& board) {
    const int inner = board.kind == BoardKind::Charuco ? 1 : 0;
    std::vector<cv::Point2d> corners;
    for (int row = 1; row <= board.rows - inner; ++row) {
        for (int column = 1; column <= board.columns - inner; ++column) {
            corners.emplace_back(column * board.square_mm, row * board.square_mm);
        }
    }
    return corners;
}

}  // namespace littlewars::calibration

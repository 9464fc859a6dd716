#pragma once

#include <opencv2/core/types.hpp>

#include <array>
#include <string>
#include <vector>

namespace littlewars::calibration {

enum class BoardKind {
    Charuco,     ///< Markers in the white squares of a chessboard.
    Chessboard,  ///< Squares only.
};

/// A printed board for lens calibration. Its frame: origin the outer corner of the top-left square,
/// x right along the columns, y down along the rows, z = 0, millimetres.
struct BoardPattern {
    BoardKind kind = BoardKind::Charuco;
    int columns = 7;  ///< Squares of a ChArUco board; inner corners of a plain chessboard.
    int rows = 5;
    double square_mm = 40;
    double marker_mm = 30;               ///< ChArUco only.
    std::string dictionary = "5X5_100";  ///< ChArUco only.
    bool operator==(const BoardPattern&) const = default;
};

/// Which squares of a ChArUco board hold markers. OpenCV 4.6 changed this for even numbers of rows.
enum class MarkerSquares {
    TopLeftDark,   ///< The top-left square is dark: markers where column + row is odd.
    TopLeftLight,  ///< Boards with an even number of rows from before 4.6.
};

/// A marker of the board: its corners in the order of its own picture.
using BoardMarker = std::array<cv::Point2d, 4>;

/// The markers of a ChArUco board in the order of their ids.
[[nodiscard]] std::vector<BoardMarker> board_markers(const BoardPattern& board,
                                                     MarkerSquares squares);

/// The corners where four squares meet, row by row.
[[nodiscard]] std::vector<cv::Point2d> board_corners(const BoardPattern& board);

}  // namespace littlewars::calibration

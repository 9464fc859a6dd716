#pragma once

#include "calibration/armies.hpp"
#include "calibration/error.hpp"
#include "calibration/marker_layout.hpp"
#include "calibration/points.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace littlewars::vision {

/// A place of a game board where a piece can stand; x right, y away, in the board's unit square.
struct BoardSpot {
    std::string id;
    double x = 0;
    double y = 0;
};

/// What stands on a spot.
struct SpotReading {
    std::string id;
    std::optional<std::string> side;  ///< Empty: no piece.
    double confidence = 0;            ///< 0.5 (no idea) to 1.
    bool between = false;  ///< A piece stands half-way to a neighbour; then nothing is known here.
};

/// Takes the unit square to the picture; `corners` are those of (0,0), (1,0), (1,1), (0,1).
///
/// Errors: BadInput  they are no convex quadrilateral.
[[nodiscard]] calibration::Expected<cv::Matx33d> picture_from_board(
    const std::array<calibration::PixelPoint, 4>& corners);

/// A printed mark round the board: where it is on the board's plane, and in the picture.
struct BoardMark {
    calibration::TablePoint board_mm;
    calibration::PixelPoint pixel;
};

/// The same from marks; the board's near left corner is the origin of their millimetres.
///
/// Errors: NotFound    fewer than four marks are seen;
///         Degenerate  they do not fix the view.
[[nodiscard]] calibration::Expected<cv::Matx33d> picture_from_marks(
    std::span<const BoardMark> marks, const calibration::TableSize& board);

/// The size of a board whose markers lie evenly round it or on it: left as much as right.
[[nodiscard]] calibration::TableSize board_size(std::span<const calibration::TableMarker> markers);

struct BoardReadingTask {
    std::vector<BoardSpot> spots;
    cv::Matx33d picture_from_board;
    cv::Mat empty;  ///< The same view of the bare board, BGR; or no picture.
    std::optional<calibration::Armies> armies;
};

/// Reads which spots of a board are occupied and by which side.
///
/// A bare spot looks like the board's fields, or like its own corners where these do (or like the
/// empty picture); a piece doesn't: the bare spots' spread sets the limit. Pieces of some height
/// are looked for as far up the picture as tells them best from bare spots. The pieces' colours
/// fall into two clusters, which get the sides whose colours are nearest; so shifted colours and
/// glare, which both share, don't matter. A piece may stand a third of the way to a neighbour; with
/// an empty picture one half-way is told as such at both ends.
/// `picture` is BGR, CV_8UC3. Without armies the sides are called "light" and "dark".
///
/// Errors: BadInput  the empty picture's size is another;  NotFound  the board lies outside of the
///                   picture.
[[nodiscard]] calibration::Expected<std::vector<SpotReading>> read_board(
    const cv::Mat& picture, const BoardReadingTask& task);

}  // namespace littlewars::vision

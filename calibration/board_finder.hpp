#pragma once

#include "calibration/board_pattern.hpp"
#include "calibration/error.hpp"

#include <opencv2/core/mat.hpp>

#include <string>
#include <vector>

namespace littlewars::calibration {

/// The corners of a board that were found in one picture.
struct BoardView {
    std::string name;  ///< The picture's.
    cv::Size size;
    std::vector<cv::Point2f> pixels;
    std::vector<cv::Point3f> board_mm;  ///< The same corners on the board, z = 0.
};

/// Finds the corners of `board` in a BGR or grey picture to about 0.05 px.
///
/// ChArUco corners are predicted from the markers around each and then fitted to the saddle of
/// brightness; OpenCV 4.6's own interpolation misplaces them by 0.5 px and is not used.
///
/// Errors: BadInput  the picture shows another board than stated, or a mirrored one;
///         NotFound  it shows none.
[[nodiscard]] Expected<BoardView> find_board(const cv::Mat& picture,
                                             const BoardPattern& board,
                                             const std::string& name);

}  // namespace littlewars::calibration

#pragma once

#include "calibration/error.hpp"
#include "calibration/marker_layout.hpp"
#include "calibration/points.hpp"
#include "vision/things/board_reader.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <string>
#include <vector>

namespace littlewars::ui {

/// How a player tells where a board lies in the picture: in one of three ways.
struct BoardPlaceTold {
    std::string markers;  ///< File with the markers round the printed board; or empty.
    std::string
        corners;         ///< "x,y x,y x,y x,y": the unit square's corners in the picture; or empty.
    std::string points;  ///< "C7=x,y E7=x,y …": four named points of the board or more; or empty.

    [[nodiscard]] bool is_told_once() const;
};

/// A board found in the picture.
struct RegisteredBoard {
    cv::Matx33d picture_from_board;
    std::vector<vision::BoardSpot> spots;  ///< Moved to where a warped board really has them.
};

/// Finds the board in a picture (BGR, CV_8UC3).
///
/// More than four named points correct the board locally: near a known point, every other one is
/// moved as that one is, so a folded map may lie uneven.
///
/// Errors: BadInput    what is told can't be understood, no point has that name;
///         NotFound    fewer than four marker corners are seen, or fewer than four points told;
///         Degenerate  they don't fix the view.
[[nodiscard]] calibration::Expected<RegisteredBoard> register_board(
    const cv::Mat& picture, std::vector<vision::BoardSpot> spots, const BoardPlaceTold& told);

/// The same for a layout of markers that is known already.
[[nodiscard]] calibration::Expected<cv::Matx33d> view_from_markers(
    const cv::Mat& picture, const calibration::MarkerLayout& layout);

}  // namespace littlewars::ui

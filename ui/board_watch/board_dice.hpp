#pragma once

#include "calibration/error.hpp"
#include "calibration/marker_layout.hpp"
#include "calibration/table_plane.hpp"
#include "ui/board_match/board_sight.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace littlewars::ui {

/// Reads dice on a board whose markers give it its size, and on the table up to 150 mm beside it.
class BoardDice {
  public:
    /// Solves the camera's place from the markers round the board; `picture` is BGR, CV_8UC3.
    ///
    /// Errors: as calibration::solve_table(); BadInput for an unknown dictionary.
    static calibration::Expected<BoardDice> from_markers(const cv::Mat& picture,
                                                         const calibration::MarkerLayout& layout);

    /// `empty` is the same view of the bare board, or no picture.
    [[nodiscard]] std::vector<vision::Die> read(const cv::Mat& picture, const cv::Mat& empty) const;

    /// The same with places in the board's unit square.
    [[nodiscard]] std::vector<SeenDie> on_board(const std::vector<vision::Die>& dice) const;

  private:
    BoardDice(const calibration::TablePlane& plane, calibration::TableSize board)
        : plane_(plane), board_(board) {}

    calibration::TablePlane plane_;  ///< Of the board and what lies round it.
    calibration::TableSize board_;
};

}  // namespace littlewars::ui

#pragma once

#include "calibration/error.hpp"
#include "ui/board_match/board_sight.hpp"
#include "ui/play/game_table.hpp"
#include "vision/things/board_reader.hpp"

#include <opencv2/core/mat.hpp>

namespace littlewars::ui {

/// Reads the board of a game that is being played, in the game's own words.
///
/// Armies whose names are the game's sides are taken as such. Of other names, and of "light" and
/// "dark" where no armies are told, the one is meant that fits the board as the game has it.
class BoardEye {
  public:
    /// `task.spots` are those of spots_of(), where the registration has them.
    explicit BoardEye(vision::BoardReadingTask task) : task_(std::move(task)) {}

    /// `picture` is BGR, CV_8UC3, at rest and without a hand over the board.
    ///
    /// Errors: as vision::read_board().
    [[nodiscard]] calibration::Expected<BoardSight> look(const cv::Mat& picture,
                                                         const GameTable& table) const;

  private:
    vision::BoardReadingTask task_;
};

/// Where pieces can stand on the board of a game.
[[nodiscard]] std::vector<vision::BoardSpot> spots_of(const GameTable& table);

}  // namespace littlewars::ui

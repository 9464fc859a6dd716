#pragma once

#include "calibration/armies.hpp"
#include "calibration/error.hpp"
#include "calibration/marker_layout.hpp"
#include "ui/board_match/explain.hpp"
#include "ui/board_watch/board_dice.hpp"
#include "ui/board_watch/board_eye.hpp"
#include "ui/board_watch/board_registration.hpp"
#include "ui/play/game_table.hpp"
#include "vision/sources/frame_source.hpp"
#include "vision/watch/table_watch.hpp"

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <vector>

namespace littlewars::ui {

enum class DiceBy { Camera, Others };  ///< Who tells what fell.

/// What is told about the board under the camera.
struct BoardCameraSetUp {
    BoardPlaceTold place;                              ///< May be untold if `printed` is known.
    std::optional<calibration::MarkerLayout> printed;  ///< Of the board as this program prints it.
    cv::Mat empty;                                     ///< Picture of the bare board, BGR; or none.
    std::optional<calibration::Armies> armies;
    DiceBy dice = DiceBy::Others;
    /// Whether somebody has begun to type; asked while a live camera is waited for.
    std::function<bool()> wants_to_type;
};

/// The camera over a board that is played on: says to the players what it sees, and gives their
/// moves.
///
/// A picture counts when nothing moves and no hand is over the board; of a sequence of pictures
/// each one does. One thread uses it.
class BoardCamera {
  public:
    /// Registers the board in the empty picture, or else in the first settled one.
    ///
    /// Errors: as register_board(), and the source's.
    static calibration::Expected<std::shared_ptr<BoardCamera>> open(
        std::unique_ptr<vision::FrameSource> source,
        BoardCameraSetUp set_up,
        const GameTable& table,
        std::ostream& out);

    /// Waits for the next move on the board, or throw of the dice, and says why it isn't one yet.
    /// Nothing when the position waits for something that no camera sees, when only the players can
    /// tell which of several moves it was, when somebody types, or when the source has ended.
    ///
    /// Dice count when they lie otherwise than at the throw before. Two different dice of a Mukden
    /// combat are told, not taken: whose is whose no camera sees.
    std::optional<std::vector<nlohmann::json>> moves(const GameTable& table);

  private:
    BoardCamera(std::unique_ptr<vision::FrameSource> source, std::ostream& out);

    /// Errors: the source's; Timeout when somebody types.
    calibration::Expected<cv::Mat> next_settled();
    std::optional<cv::Mat> next_or_end();
    std::optional<std::vector<nlohmann::json>> seen_moves(const GameTable& table);
    std::optional<std::vector<nlohmann::json>> thrown(const GameTable& table);
    void tell(const std::string& line);
    void tell_leftovers(const GameTable& table, const BoardSight& sight);
    std::optional<std::vector<nlohmann::json>> answer(const Explanation& explanation);

    std::unique_ptr<vision::FrameSource> source_;
    std::function<bool()> wants_to_type_;
    std::ostream& out_;
    vision::TableWatch watch_;
    std::optional<BoardEye> eye_;
    std::optional<BoardDice> dice_;
    cv::Mat empty_;
    std::vector<SeenDie> last_dice_;  ///< Of the throw that was taken last.
    cv::Mat waiting_;    ///< The settled picture the board was registered in, not yet read.
    BoardSight newest_;  ///< What was read last.
    Leftovers leftovers_;
    bool has_ended_ = false;
    std::string last_told_;  ///< Not said twice.
};

}  // namespace littlewars::ui

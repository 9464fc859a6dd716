#pragma once

#include "calibration/marker_layout.hpp"
#include "ui/board_match/explain.hpp"
#include "ui/board_watch/board_dice.hpp"
#include "ui/board_watch/board_eye.hpp"
#include "ui/play/game_table.hpp"
#include "vision/sources/frame_source.hpp"
#include "vision/watch/change_gate.hpp"
#include "vision/watch/table_watch.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// The game as it stands, by which readings are explained.
struct WatchedGame {
    GameTable table;
    Leftovers leftovers;
    int revision = 0;
};

/// The newest settled reading of a board and what it means.
struct BoardLook {
    int revision = 0;  ///< Of the game that explained it.
    BoardSight sight;
    Explanation explanation;
    std::vector<SeenDie> dice;  ///< Read only while the game waits for a throw.
};

/// What is seen of a board in one frame.
struct BoardGlance {
    std::shared_ptr<const BoardLook> look;  ///< Null before the first; the same one until another.
    std::shared_ptr<const std::string> lifted;  ///< Whence a piece is up under a hand that rests.
    /// Where the board lies now, once camera or board were moved; null while it lies as told.
    std::shared_ptr<const cv::Matx33d> moved_to;
    bool hand = false;
};

/// How it is told from a source whether a picture is settled.
enum class Settling {
    Watched,      ///< A camera or film: when nothing moves and no hand is over the board.
    EachPicture,  ///< Pictures taken one by one: always.
};

/// Watches a board frame by frame. look() belongs to one thread, set_game() to any other.
///
/// With the markers of a printed board it notices at each reading that camera or board were moved:
/// it finds the board anew and turns the picture of the bare board to the new view.
class BoardWatcher {
  public:
    BoardWatcher(vision::BoardReadingTask task,
                 std::optional<BoardDice> dice,
                 std::optional<calibration::MarkerLayout> markers,
                 Settling settling);

    void set_game(WatchedGame game);

    /// Reads the board when it has settled, and explains the newest reading anew when the game has
    /// changed.
    ///
    /// Errors: as vision::read_board().
    calibration::Expected<BoardGlance> look(const vision::Frame& frame);

  private:
    [[nodiscard]] std::shared_ptr<const WatchedGame> game() const;
    [[nodiscard]] calibration::Expected<void> read(const cv::Mat& picture, const WatchedGame& game);
    calibration::Expected<void> watch(const vision::Frame& frame, const WatchedGame& game);
    [[nodiscard]] bool is_hand_there(const vision::WatchVerdict& verdict, double time_s);
    [[nodiscard]] std::shared_ptr<const std::string> lifted_under(const cv::Mat& picture,
                                                                  const cv::Mat& hand,
                                                                  const WatchedGame& game) const;

    /// Where the board lies elsewhere than it did, all is set to where it lies now.
    void follow_board(const cv::Mat& picture);

    const vision::BoardReadingTask told_;  ///< As the board lay at first.
    vision::BoardReadingTask task_;
    BoardEye eye_;
    std::optional<BoardDice> dice_;
    std::optional<calibration::MarkerLayout> markers_;
    Settling settling_;
    vision::TableWatch watch_;
    vision::ChangeGate bare_;  ///< Settled on the bare board, where there is a picture of it.
    std::optional<double> begin_s_;
    double moved_s_ = 0;  ///< When something moved last.
    mutable std::mutex mutex_;
    std::shared_ptr<const WatchedGame> game_;
    bool has_read_ = false;
    bool is_new_ = false;  ///< Read since it was explained last.
    BoardSight sight_;
    std::vector<SeenDie> seen_dice_;
    BoardGlance glance_;
};

}  // namespace littlewars::ui

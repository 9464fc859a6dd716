#pragma once

#include "ui/board_watch/drawn_board.hpp"
#include "ui/play/game_table.hpp"
#include "vision/sources/frame_source.hpp"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace littlewars::ui {

/// A drawn board with pieces to be moved by the pointer, for those without a camera. Thread-safe:
/// the window moves the pieces, a PracticeBoardSource draws them.
class PracticeBoard {
  public:
    explicit PracticeBoard(referee::Board board);

    /// Lays the pieces as the game has them; those that are yet to come lie beside the board.
    void lay_out(const GameTable& table);

    /// The piece under that place of the picture.
    [[nodiscard]] std::optional<std::size_t> piece_at(calibration::PixelPoint place) const;
    /// An arm carries the piece there.
    void carry(std::size_t piece, calibration::PixelPoint to);
    /// The arm is gone, the piece stays.
    void let_go();

    /// The board as it is now, BGR; shares its pixels with the picture before when nothing changed.
    [[nodiscard]] cv::Mat picture();
    [[nodiscard]] const cv::Mat& empty_picture() const { return empty_; }
    [[nodiscard]] const calibration::MarkerLayout& markers() const { return drawn_.markers(); }

  private:
    mutable std::mutex mutex_;
    DrawnBoard drawn_;
    cv::Mat empty_;
    std::vector<DrawnPiece> pieces_;
    std::optional<cv::Point2d> hand_;
    cv::Mat newest_;  ///< Empty when a piece was moved since.
};

/// The camera over a practice board: ten pictures a second.
class PracticeBoardSource : public vision::FrameSource {
  public:
    explicit PracticeBoardSource(std::shared_ptr<PracticeBoard> board);

    calibration::Expected<vision::Frame> next(std::chrono::milliseconds limit) override;
    void stop() override;
    [[nodiscard]] bool is_live() const override { return true; }
    [[nodiscard]] vision::SourceStatus status() const override;

  private:
    using Clock = std::chrono::steady_clock;

    std::shared_ptr<PracticeBoard> board_;
    const Clock::time_point begin_ = Clock::now();
    Clock::time_point due_ = begin_;
    mutable std::mutex mutex_;
    std::condition_variable stop_called_;
    bool stopped_ = false;
    long given_ = 0;
};

}  // namespace littlewars::ui

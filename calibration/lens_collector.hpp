#pragma once

#include "calibration/board_finder.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace littlewars::calibration {

/// What became of a picture that was offered.
enum class OfferedView {
    NoBoard,  ///< No board is seen in it.
    Moving,   ///< The board is not held still.
    Blurred,  ///< Out of focus.
    Known,    ///< Like a view that was taken already.
    Taken,
};

/// What the next view should show, by what those taken lack.
enum class WantedView { Any, Tilted, Near, Rim, Enough };

/// Picks sharp, varied views of a board out of a live picture for lens calibration.
///
/// For one thread. Keeps at most kMostViews.
class LensCollector {
  public:
    static constexpr int kColumns = 8;
    static constexpr int kRows = 6;
    static constexpr std::size_t kEnoughViews = 12;
    static constexpr std::size_t kMostViews = 30;

    explicit LensCollector(BoardPattern board) : board_(std::move(board)) {}

    /// Looks for the board in a BGR or grey picture and takes the view when it is worth it.
    OfferedView offer(const cv::Mat& picture, const std::string& name);

    /// The same for a view found elsewhere; `blur_px` is the standard deviation of its blur.
    OfferedView offer(BoardView view, double blur_px);

    [[nodiscard]] const std::vector<BoardView>& views() const { return views_; }
    [[nodiscard]] const std::optional<BoardView>& newest() const { return newest_; }

    /// In how many of the taken views a corner was seen in each cell of the picture, row by row.
    [[nodiscard]] std::array<int, kColumns * kRows> coverage() const;
    [[nodiscard]] WantedView wanted() const;
    void start_again();

  private:
    /// Where and how a board is seen, in shares of the picture.
    struct Look {
        double across = 0;  ///< Middle of the board.
        double down = 0;
        double size = 0;
        double tilt_across = 0;  ///< Log of left over right side.
        double tilt_down = 0;    ///< Log of top over bottom side.
    };

    [[nodiscard]] Look look_of(const BoardView& view) const;
    [[nodiscard]] static double between(const Look& a, const Look& b);

    BoardPattern board_;
    std::vector<BoardView> views_;
    std::vector<Look> looks_;
    std::optional<BoardView> newest_;
};

/// Standard deviation in pixels of the blur at the board's corners, from their steepest slope
/// against their contrast. `grey` is CV_8UC1.
[[nodiscard]] double blur_at_corners(const cv::Mat& grey, const std::vector<cv::Point2f>& corners);

}  // namespace littlewars::calibration

#pragma once

#include "vision/chart/mean_picture.hpp"
#include "vision/watch/change_gate.hpp"
#include "vision/watch/quiet_clock.hpp"

#include <opencv2/core/mat.hpp>

namespace littlewars::vision {

/// What is to be read now.
enum class WatchTask {
    Nothing,  ///< All is known, or somebody is still moving.
    Whole,    ///< The whole table: nothing is known yet.
    Changed,  ///< Where the picture differs from the settled one.
    Again,    ///< What was read last, in a picture with less noise.
};

struct WatchVerdict {
    bool quiet = false;    ///< Nothing has moved for a fifth of a second.
    bool in_step = false;  ///< Quiet, and what is known fits the picture.
    WatchTask task = WatchTask::Nothing;
    cv::Mat picture;  ///< What to read: the mean of the quiet frames. Valid until the next frame.
    cv::Mat
        changed;  ///< CV_8UC1 at half size; empty when not compared. Valid until the next frame.
    double changed_share = 0;  ///< Of the picture.
    cv::Mat hand;              ///< CV_8UC1 at half size; empty without a hand.
};

/// Decides from frame to frame of a video whether to look, where and with which picture.
///
/// While something moves nothing is read. When the table is quiet and no arm reaches in, the part
/// that differs from the last settled picture is, in the mean of the quiet frames; a camera that
/// gave fewer than six by then is read once more after eight. A still table costs one comparison at
/// a quarter of the size.
class TableWatch {
  public:
    /// `figure_px`: greatest height of a figure in the picture.
    explicit TableWatch(double figure_px) : figure_px_(figure_px) {}

    WatchVerdict next(const cv::Mat& picture, double time_s);

    /// The task was done and made sense: its picture is the settled one now.
    void accept(const WatchVerdict& verdict);
    /// The task showed a hand on the table: nothing is settled, try again later.
    void postpone();
    void forget();

  private:
    void see_moving(const cv::Mat& picture, WatchVerdict& verdict);
    void see_quiet(WatchVerdict& verdict);
    void compare_now_and_then(WatchVerdict& verdict);
    void compare(const cv::Mat& picture, WatchVerdict& verdict);

    double figure_px_;
    ChangeGate gate_;
    QuietClock clock_;
    MeanPicture mean_;
    cv::Mat hand_;
    double now_s_ = 0;
    double last_whole_s_ = 0;
    double last_compared_s_ = 0;
    double retry_s_ = 0;
    bool first_ = true;
    bool in_step_ = false;
    bool again_wanted_ = false;
};

}  // namespace littlewars::vision

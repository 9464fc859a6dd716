#include "vision/watch/table_watch.hpp"

#include "vision/watch/hand_detector.hpp"

#include <opencv2/core.hpp>

namespace littlewars::vision {
namespace {

constexpr double kMotionShare = 0.0004;   ///< Of the picture: a musket moving.
constexpr double kChangedShare = 0.0002;  ///< Of the picture: something is different.
constexpr int kFramesForAgain = 8;        ///< Their mean has a third of a frame's noise.
constexpr int kFramesEnough = 6;          ///< Hardly noisier: what was read in them stands.
constexpr double kRestingArm_s = 1.0;     ///< So long still, an arm may be a book: ask the net.
constexpr double kPostponed_s = 1.0;
constexpr double kCompareAgain_s = 2.0;  ///< A slow change of light is noticed this often.
constexpr double kNeverQuiet_s = 2.0;    ///< A table that is never quiet is read this often.

}  // namespace

WatchVerdict TableWatch::next(const cv::Mat& picture, double time_s) {
    now_s_ = time_s;
    const bool moving = gate_.motion(picture) > kMotionShare;
    clock_.note(time_s, moving);
    WatchVerdict verdict;
    verdict.quiet = clock_.is_quiet();
    verdict.picture = picture;
    if (!gate_.is_settled() &&
        (first_ || (!verdict.quiet && time_s - last_whole_s_ > kNeverQuiet_s))) {
        first_ = false;
        last_whole_s_ = time_s;
        verdict.task = WatchTask::Whole;
        return verdict;
    }
    if (moving) {
        see_moving(picture, verdict);
    } else {
        if (!in_step_ || again_wanted_) {
            mean_.add(picture);
        }
        if (verdict.quiet) {
            see_quiet(verdict);
        }
    }
    verdict.hand = hand_;
    verdict.in_step = in_step_ && verdict.quiet;
    return verdict;
}

void TableWatch::compare(const cv::Mat& picture, WatchVerdict& verdict) {
    last_compared_s_ = now_s_;
    verdict.changed = gate_.changed_since_settled(picture);
    verdict.changed_share =
        cv::countNonZero(verdict.changed) / static_cast<double>(verdict.changed.total());
    hand_ = find_hand(verdict.changed, figure_px_ / ChangeGate::kShrink);
}

void TableWatch::see_moving(const cv::Mat& picture, WatchVerdict& verdict) {
    mean_.forget();
    in_step_ = false;
    again_wanted_ = false;
    if (gate_.is_settled()) {
        compare(picture, verdict);
    }
}

void TableWatch::see_quiet(WatchVerdict& verdict) {
    if (in_step_) {
        compare_now_and_then(verdict);
        return;
    }
    verdict.picture = mean_.mean();
    if (!gate_.is_settled()) {
        verdict.task = now_s_ >= retry_s_ ? WatchTask::Whole : WatchTask::Nothing;
        return;
    }
    compare(verdict.picture, verdict);
    if (verdict.changed_share < kChangedShare) {
        in_step_ = true;
        return;
    }
    const bool may_be_arm = !hand_.empty() && clock_.quiet_for_s() < kRestingArm_s;
    if (!may_be_arm && now_s_ >= retry_s_) {
        verdict.task = WatchTask::Changed;
    }
}

void TableWatch::compare_now_and_then(WatchVerdict& verdict) {
    if (again_wanted_ && mean_.count() >= kFramesForAgain) {
        verdict.picture = mean_.mean();
        verdict.task = WatchTask::Again;
        return;
    }
    if (!again_wanted_ && now_s_ - last_compared_s_ > kCompareAgain_s) {
        compare(verdict.picture, verdict);
        if (verdict.changed_share > kChangedShare) {
            in_step_ = false;
            mean_.forget();
            mean_.add(verdict.picture);
        }
    }
}

void TableWatch::accept(const WatchVerdict& verdict) {
    if (!verdict.quiet) {
        return;
    }
    gate_.settle(verdict.picture);
    in_step_ = true;
    again_wanted_ = verdict.task != WatchTask::Again && mean_.count() < kFramesEnough;
    hand_.release();
    last_compared_s_ = now_s_;
}

void TableWatch::postpone() {
    retry_s_ = now_s_ + kPostponed_s;
}

void TableWatch::forget() {
    *this = TableWatch(figure_px_);
}

}  // namespace littlewars::vision

#include "vision/watch/quiet_clock.hpp"

namespace littlewars::vision {
namespace {

constexpr int kQuietFrames = 3;
constexpr double kQuiet_s = 0.19;

}  // namespace

void QuietClock::note(double time_s, bool moved) {
    now_s_ = time_s;
    if (moved) {
        quiet_frames_ = 0;
        return;
    }
    if (quiet_frames_ == 0) {
        since_s_ = time_s;
    }
    ++quiet_frames_;
}

bool QuietClock::is_quiet() const {
    return quiet_frames_ >= kQuietFrames && quiet_for_s() >= kQuiet_s;
}

}  // namespace littlewars::vision

#include "ui/window/replay_clock.hpp"

#include "ui/window/replay_bar.hpp"

#include <algorithm>

namespace littlewars::ui {
namespace {

constexpr int kPlayTick_ms = 33;

}  // namespace

ReplayClock::ReplayClock(ReplayBar& bar, double begin_s, double end_s, QObject* parent)
    : QObject(parent), bar_(bar), begin_s_(begin_s), end_s_(end_s), now_s_(begin_s) {
    tick_.setInterval(kPlayTick_ms);
    connect(&tick_, &QTimer::timeout, this, &ReplayClock::go_on);
    connect(&bar_, &ReplayBar::play_pressed, this, [this] { play(!playing()); });
    connect(&bar_, &ReplayBar::sought, this, &ReplayClock::go_to);
    bar_.show_time(now_s_, end_s_);
}

void ReplayClock::go_to(double time_s) {
    now_s_ = std::clamp(time_s, begin_s_, end_s_);
    bar_.show_time(now_s_, end_s_);
    emit moved();
}

void ReplayClock::play(bool playing) {
    if (playing) {
        if (now_s_ >= end_s_) {
            go_to(begin_s_);
        }
        since_tick_.start();
        tick_.start();
    } else {
        tick_.stop();
    }
    bar_.show_playing(playing);
}

void ReplayClock::go_on() {
    constexpr double kMillisecond = 1000;
    const double elapsed_s = static_cast<double>(since_tick_.restart()) / kMillisecond;
    go_to(now_s_ + elapsed_s * bar_.speed());
    if (now_s_ >= end_s_) {
        play(false);
    }
}

}  // namespace littlewars::ui

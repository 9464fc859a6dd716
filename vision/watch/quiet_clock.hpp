#pragma once

namespace littlewars::vision {

/// Says since when nothing moves, from each frame's time and whether it moved.
class QuietClock {
  public:
    void note(double time_s, bool moved);

    /// Quiet frames in a row, and the time from the first to the last of them.
    [[nodiscard]] int quiet_frames() const { return quiet_frames_; }
    [[nodiscard]] double quiet_for_s() const { return quiet_frames_ > 0 ? now_s_ - since_s_ : 0; }

    /// Long enough to read: three frames and a fifth of a second.
    [[nodiscard]] bool is_quiet() const;

    void forget() { quiet_frames_ = 0; }

  private:
    int quiet_frames_ = 0;
    double since_s_ = 0;
    double now_s_ = 0;
};

}  // namespace littlewars::vision

#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

namespace littlewars::vision {

/// A picture at a fraction of its size as 8-bit logarithms, so that a change of exposure is a
/// constant and a shadow the same step in every channel.
struct LogPicture {
    cv::Mat levels;  ///< CV_8UC3; one level is about 1.4 %.
};

/// Where two pictures of a fixed camera differ, exposure apart.
///
/// The compensated log ratio of every channel is averaged over 3x3 pixels and compared with a
/// fixed limit; the exposure is the median difference. Keeps its buffers.
class LogDifference {
  public:
    /// CV_8UC1, 255 where `now` differs from `before`; valid until the next call.
    const cv::Mat& mask(const LogPicture& before, const LogPicture& now);

  private:
    cv::Mat shifted_;
    cv::Mat difference_;
    cv::Mat smooth_;
    cv::Mat wide_;
    cv::Mat mask_;
};

/// Shrinks `picture` (BGR CV_8UC3) by `shrink` (area mean) and takes logarithms, into `into`.
void take_logarithm(const cv::Mat& picture, int shrink, LogPicture& into);

/// Tells a still table from a moving one, cheaply, and keeps the settled picture to compare with.
class ChangeGate {
  public:
    static constexpr int kShrink = 2;        ///< The changed mask's.
    static constexpr int kMotionShrink = 4;  ///< The motion test's.

    /// Takes the next frame; returns the share of the picture (0 to 1) that differs from the frame
    /// before. 1 for the first.
    double motion(const cv::Mat& picture);

    /// The part that differs from the settled picture, CV_8UC1 at half size; all of it when nothing
    /// is settled. Valid until the next call.
    const cv::Mat& changed_since_settled(const cv::Mat& picture);

    /// Where the last two frames differ, CV_8UC1 at a quarter of the size.
    [[nodiscard]] const cv::Mat& moving() const { return moving_; }

    /// `picture` is settled: from now on changes are told against it.
    void settle(const cv::Mat& picture);
    void forget();
    [[nodiscard]] bool is_settled() const { return !settled_.levels.empty(); }

  private:
    LogPicture settled_;
    LogPicture last_;
    LogPicture now_small_;
    LogPicture now_;
    LogDifference difference_;
    LogDifference small_difference_;
    cv::Mat moving_;
    cv::Mat all_;
};

}  // namespace littlewars::vision

#pragma once

#include "vision/sources/frame_source.hpp"
#include "vision/sources/practice_table.hpp"

#include <opencv2/core.hpp>

#include <array>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace littlewars::vision {

/// A camera over the practice table: thirty pictures a second, each with its own sensor noise.
class PracticeSource : public FrameSource {
  public:
    /// `table` may be changed by others while this draws it.
    explicit PracticeSource(std::shared_ptr<PracticeTable> table);

    calibration::Expected<Frame> next(std::chrono::milliseconds limit) override;
    void stop() override;
    [[nodiscard]] bool is_live() const override { return true; }
    [[nodiscard]] SourceStatus status() const override;

    [[nodiscard]] const std::shared_ptr<PracticeTable>& table() const { return table_; }

  private:
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] cv::Mat noisy(const cv::Mat& drawn);

    std::shared_ptr<PracticeTable> table_;
    cv::Mat brighter_;  ///< Noise, larger than the picture: a new window of it for each.
    cv::Mat darker_;
    cv::RNG random_;
    std::array<cv::Mat, 5> buffers_;
    const Clock::time_point begin_ = Clock::now();
    Clock::time_point due_ = begin_;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    bool stopped_ = false;
    long given_ = 0;
};

}  // namespace littlewars::vision

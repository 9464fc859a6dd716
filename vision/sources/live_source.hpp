#pragma once

#include "vision/sources/frame_source.hpp"
#include "vision/sources/live_feed.hpp"

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace littlewars::vision {

/// When a live source counts as stale, lost and back, and how long it waits before trying again.
struct LiveTiming {
    std::chrono::milliseconds stale_after{1500};   ///< Without a picture.
    std::chrono::milliseconds frozen_after{3000};  ///< With the same picture.
    std::chrono::milliseconds back_for{3000};
    std::chrono::milliseconds first_wait{500};  ///< Before the first new try; then doubled.
    std::chrono::milliseconds longest_wait{5000};
};

/// A camera or stream read by a thread of its own into a slot that holds the newest picture only.
///
/// Losing the connection is not the end: the thread tries again with growing waits until stop().
/// Times are by a monotonic clock, from open() on.
class LiveSource : public FrameSource {
  public:
    /// Connects and waits for the first sound picture.
    ///
    /// Errors: those of LiveFeed::connect;  Unavailable  connected, but no picture came.
    static calibration::Expected<std::unique_ptr<LiveSource>> open(std::unique_ptr<LiveFeed> feed,
                                                                   std::string name,
                                                                   const LiveTiming& timing = {});

    /// Waits for the reader thread, which ends when its read does (a few seconds at worst).
    ~LiveSource() override;
    LiveSource(const LiveSource&) = delete;
    LiveSource& operator=(const LiveSource&) = delete;

    calibration::Expected<Frame> next(std::chrono::milliseconds limit) override;
    void stop() override;
    [[nodiscard]] bool is_live() const override { return true; }
    [[nodiscard]] SourceStatus status() const override;

  private:
    using Clock = std::chrono::steady_clock;

    LiveSource(std::unique_ptr<LiveFeed> feed, std::string name, const LiveTiming& timing);
    void read_until_stopped();
    bool read_one();
    void publish(cv::Mat picture);
    void lose(std::string trouble);
    bool reconnect();
    [[nodiscard]] cv::Mat unused_buffer();
    [[nodiscard]] bool has_vanished() const;
    [[nodiscard]] SourceState state_at(Clock::time_point now) const;
    [[nodiscard]] std::string trouble_at(Clock::time_point now) const;

    // The reader thread's own.
    std::unique_ptr<LiveFeed> feed_;
    std::array<cv::Mat, 5> buffers_;  ///< Reused when nobody else holds them any more.
    std::uint64_t fingerprint_ = 0;
    std::chrono::milliseconds wait_;

    const std::string name_;
    const LiveTiming timing_;
    const Clock::time_point begin_ = Clock::now();

    mutable std::mutex mutex_;  ///< Guards all below.
    std::condition_variable changed_;
    bool stopping_ = false;
    bool connected_ = true;
    bool has_fresh_ = false;
    Frame newest_;
    Clock::time_point arrived_at_ = begin_;
    Clock::time_point differed_at_ = begin_;
    Clock::time_point back_at_ = begin_;
    double interval_s_ = 0;
    SourceStatus counts_;

    std::thread reader_;
};

}  // namespace littlewars::vision

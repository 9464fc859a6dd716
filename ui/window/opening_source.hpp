#pragma once

#include "vision/sources/frame_source.hpp"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace littlewars::ui {

/// A source that is opened by the first call of next(), on the thread that makes it; what fails to
/// open is tried again, at most every two seconds.
class OpeningSource : public vision::FrameSource {
  public:
    explicit OpeningSource(std::vector<std::string> arguments);

    calibration::Expected<vision::Frame> next(std::chrono::milliseconds limit) override;
    void stop() override;
    /// By the form of the arguments: a camera, a stream or the practice table.
    [[nodiscard]] bool is_live() const override { return live_; }
    [[nodiscard]] vision::SourceStatus status() const override;

  private:
    [[nodiscard]] calibration::Expected<void> open();

    std::vector<std::string> arguments_;
    bool live_;
    mutable std::mutex mutex_;
    std::condition_variable stop_called_;
    std::shared_ptr<vision::FrameSource> source_;  ///< Set once, under the mutex.
    bool stopped_ = false;
};

}  // namespace littlewars::ui

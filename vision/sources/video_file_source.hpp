#pragma once

#include "vision/sources/frame_source.hpp"

#include <opencv2/videoio.hpp>

#include <atomic>
#include <filesystem>

namespace littlewars::vision {

/// A recorded video: every picture, in order, with the file's own times.
class VideoFileSource : public FrameSource {
  public:
    /// Errors: BadInput  no such file, empty, no video this program knows, no readable picture.
    static calibration::Expected<std::unique_ptr<VideoFileSource>> open(
        const std::filesystem::path& file);

    /// A file that breaks off in the middle gives what it holds, then once BadInput.
    calibration::Expected<Frame> next(std::chrono::milliseconds limit) override;
    void stop() override { stopped_ = true; }
    [[nodiscard]] bool is_live() const override { return false; }

  private:
    VideoFileSource(std::filesystem::path file, cv::VideoCapture capture);
    [[nodiscard]] calibration::Error why_it_ended();
    [[nodiscard]] double time_of_current_s() const;

    std::filesystem::path file_;
    cv::VideoCapture capture_;
    long taken_ = 0;
    double last_time_s_ = 0;
    double rate_hz_ = 0;
    bool told_ = false;
    std::atomic<bool> stopped_ = false;
};

}  // namespace littlewars::vision

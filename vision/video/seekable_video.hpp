#pragma once

#include "calibration/error.hpp"

#include <opencv2/core/mat.hpp>

#include <chrono>
#include <filesystem>
#include <memory>

namespace littlewars::vision {

/// A video as VideoWriter leaves it, finished or broken off, to be opened at any time of it.
///
/// Never read whole: going on a little decodes what lies between, going elsewhere at most the two
/// seconds from the last picture that stands alone. Used by one thread.
class SeekableVideo {
  public:
    /// Errors: BadInput  no such file, no video in it, or one of another make.
    static calibration::Expected<std::unique_ptr<SeekableVideo>> open(
        const std::filesystem::path& file);
    ~SeekableVideo();
    SeekableVideo(const SeekableVideo&) = delete;
    SeekableVideo& operator=(const SeekableVideo&) = delete;

    /// The picture shown at `time` of the video (BGR, CV_8UC3): the newest not after it, the first
    /// one before the beginning, the last one after the end.
    ///
    /// Errors: BadInput  nothing there can be decoded.
    calibration::Expected<cv::Mat> picture_at(std::chrono::milliseconds time);

  private:
    class Parts;
    explicit SeekableVideo(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace littlewars::vision

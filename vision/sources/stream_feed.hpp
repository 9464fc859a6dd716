#pragma once

#include "vision/sources/live_feed.hpp"

#include <opencv2/videoio.hpp>

#include <string>
#include <string_view>

namespace littlewars::vision {

/// True for "http://", "https://", "rtsp://" and "rtsps://".
[[nodiscard]] bool is_stream_address(std::string_view address);

/// A telephone's or network camera's stream (MJPEG over HTTP, RTSP), through FFmpeg.
class StreamFeed : public LiveFeed {
  public:
    /// Precondition: is_stream_address(address).
    explicit StreamFeed(std::string address);

    calibration::Expected<void> connect() override;
    std::optional<cv::Mat> read(cv::Mat recycled) override;
    void disconnect() override;

  private:
    std::string address_;
    cv::VideoCapture capture_;
};

}  // namespace littlewars::vision

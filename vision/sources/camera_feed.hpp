#pragma once

#include "vision/sources/frame_source.hpp"
#include "vision/sources/live_feed.hpp"

#include <opencv2/videoio.hpp>

#include <filesystem>
#include <optional>
#include <string_view>

namespace littlewars::vision {

/// The device node that "camera:0" or a "/dev/…" path names; nullopt when it is neither.
[[nodiscard]] std::optional<std::filesystem::path> camera_node(std::string_view argument);

/// A camera on this computer (V4L2): compressed pictures (MJPG) where it can, because uncompressed
/// ones come at five a second at full size; then size, then rate.
///
/// The camera's lasting name is remembered, so that after a reconnection under another number the
/// same camera comes back, and never another one.
class CameraFeed : public LiveFeed {
  public:
    CameraFeed(std::filesystem::path node, const CameraMode& wanted);

    calibration::Expected<void> connect() override;
    std::optional<cv::Mat> read(cv::Mat recycled) override;
    void disconnect() override;
    [[nodiscard]] bool is_present() const override;

  private:
    [[nodiscard]] std::filesystem::path current_node() const;
    void lock_focus();

    std::filesystem::path node_;
    std::filesystem::path lasting_name_;
    CameraMode wanted_;
    cv::VideoCapture capture_;
    int pictures_ = 0;
};

}  // namespace littlewars::vision

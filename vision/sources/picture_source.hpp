#pragma once

#include "vision/sources/frame_source.hpp"

#include <atomic>
#include <filesystem>
#include <vector>

namespace littlewars::vision {

/// One picture, or several as a sequence in the order given, one second apart.
///
/// Files are read when asked for; a bad one is answered with BadInput and the next call goes on.
class PictureSource : public FrameSource {
  public:
    /// Precondition: `files` is not empty.
    explicit PictureSource(std::vector<std::filesystem::path> files);

    calibration::Expected<Frame> next(std::chrono::milliseconds limit) override;
    void stop() override { stopped_ = true; }
    [[nodiscard]] bool is_live() const override { return false; }

  private:
    std::vector<std::filesystem::path> files_;
    std::size_t next_ = 0;
    std::atomic<bool> stopped_ = false;
};

}  // namespace littlewars::vision

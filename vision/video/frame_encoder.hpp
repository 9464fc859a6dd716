#pragma once

#include "calibration/error.hpp"
#include "vision/video/video_writer.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

struct AVCodecParameters;

namespace littlewars::vision {

/// One coded picture.
struct CodedFrame {
    std::vector<std::uint8_t> bytes;
    std::chrono::milliseconds time{0};
    bool is_key = false;  ///< Can be decoded without those before.
};

/// Turns pictures into coded ones, one for one and at once. Used by one thread.
class FrameEncoder {
  public:
    virtual ~FrameEncoder() = default;

    /// `picture` is BGR, CV_8UC3, of the encoder's size; times rise. nullopt: the codec failed.
    virtual std::optional<CodedFrame> encode(const cv::Mat& picture,
                                             std::chrono::milliseconds time) = 0;

    /// What a container has to know; fills `stream`'s parameters (FFmpeg's way).
    virtual void describe(AVCodecParameters& stream) const = 0;

    [[nodiscard]] virtual VideoCodec codec() const = 0;
    [[nodiscard]] virtual cv::Size size() const = 0;
};

/// Width and height in `size` are even.
///
/// Errors: Unavailable  this codec does not work here.
[[nodiscard]] calibration::Expected<std::unique_ptr<FrameEncoder>> make_encoder(VideoCodec codec,
                                                                                cv::Size size,
                                                                                double rate_hz);

}  // namespace littlewars::vision

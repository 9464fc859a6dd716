#pragma once

#include "calibration/error.hpp"
#include "vision/video/frame_encoder.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>

struct AVFormatContext;
struct AVPacket;

namespace littlewars::vision {

/// A Matroska file with one video stream, times in milliseconds, written so that it plays even when
/// it is never finished. Used by one thread.
class MatroskaFile {
  public:
    /// Errors: BadInput     the folder does not exist;
    ///         Unavailable  the file cannot be written.
    static calibration::Expected<std::unique_ptr<MatroskaFile>> create(
        const std::filesystem::path& file, const FrameEncoder& encoder);

    ~MatroskaFile();  ///< Leaves the file as it is: playable, without index and length.
    MatroskaFile(const MatroskaFile&) = delete;
    MatroskaFile& operator=(const MatroskaFile&) = delete;

    /// Errors: Unavailable  the disk is full or the file gone.
    calibration::Expected<void> write(const CodedFrame& frame);

    /// Adds index and length.
    ///
    /// Errors: Unavailable  the disk is full or the file gone.
    calibration::Expected<void> finish();

    [[nodiscard]] std::uint64_t size() const;

  private:
    MatroskaFile(std::filesystem::path path, AVFormatContext* context);
    [[nodiscard]] calibration::Expected<void> check(int status) const;

    std::filesystem::path path_;
    AVFormatContext* context_;
    AVPacket* packet_;
};

}  // namespace littlewars::vision

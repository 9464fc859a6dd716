#pragma once

#include "calibration/error.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace littlewars::vision {

class FrameEncoder;
class MatroskaFile;

enum class VideoCodec {
    H264,  ///< Small; needs libx264 in FFmpeg.
    Mjpg,  ///< Large; always there.
};

/// "H.264" or "MJPG".
[[nodiscard]] std::string_view name_of(VideoCodec codec);

struct VideoSettings {
    std::optional<VideoCodec> codec;  ///< None: H.264 when it works here, else MJPG.
    double most_hz = 30;              ///< Pictures coming faster than this are thinned out.
};

struct VideoStatus {
    VideoCodec codec = VideoCodec::Mjpg;
    long written = 0;
    long dropped = 0;                          ///< The encoder could not keep up.
    std::uint64_t bytes = 0;                   ///< Size of the file by now.
    std::optional<calibration::Error> failed;  ///< Why nothing more is written (disk full, ...).
};

/// Writes a video beside a match, on a thread of its own: Matroska with the pictures' true times,
/// so that a slow or stuttering camera replays at its real speed.
///
/// A new cluster is begun every second and flushed at once: after kill -9 or a power cut the file
/// plays up to about two seconds before. A full disk ends the video (status().failed), not the
/// game.
class VideoWriter {
  public:
    /// `size` is that of the pictures to come (odd sizes lose a row or column); one of another size
    /// is scaled to it.
    ///
    /// Errors: BadInput     the folder does not exist;
    ///         Unavailable  the file cannot be written, or no codec works.
    static calibration::Expected<std::unique_ptr<VideoWriter>> create(
        const std::filesystem::path& file, cv::Size size, const VideoSettings& settings = {});

    ~VideoWriter();  ///< Finishes the file.
    VideoWriter(const VideoWriter&) = delete;
    VideoWriter& operator=(const VideoWriter&) = delete;

    /// Takes a picture (BGR, CV_8UC3, shared, not copied) shown at `time` of the caller's clock.
    /// Never waits. Returns its time in the video (the first picture's is 0), or nullopt when the
    /// picture is left out: too soon after the last, encoder behind, or writing has failed.
    std::optional<std::chrono::milliseconds> add(const cv::Mat& picture,
                                                 std::chrono::duration<double> time);

    /// Writes what is waiting and the index; add() takes nothing more. May be called twice.
    ///
    /// Errors: Unavailable  as in status().failed.
    calibration::Expected<void> finish();

    [[nodiscard]] VideoStatus status() const;

  private:
    struct Waiting {
        cv::Mat picture;
        std::chrono::milliseconds time;
    };

    VideoWriter(std::unique_ptr<FrameEncoder> encoder,
                std::unique_ptr<MatroskaFile> file,
                const VideoSettings& settings);
    void write_until_finished();
    void write_one(const Waiting& next);

    // The writing thread's own.
    std::unique_ptr<FrameEncoder> encoder_;
    std::unique_ptr<MatroskaFile> file_;

    const std::chrono::milliseconds least_interval_;
    mutable std::mutex mutex_;  ///< Guards all below.
    std::condition_variable changed_;
    std::deque<Waiting> waiting_;
    bool finishing_ = false;
    std::optional<std::chrono::duration<double>> first_;
    std::chrono::milliseconds last_{0};
    VideoStatus status_;

    std::thread thread_;
};

}  // namespace littlewars::vision

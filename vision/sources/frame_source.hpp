#pragma once

#include "calibration/error.hpp"

#include <opencv2/core/mat.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace littlewars::vision {

/// One picture of a source. Published frames are read-only: copies of the cv::Mat share pixels.
struct Frame {
    cv::Mat picture;  ///< BGR, CV_8UC3, rows x cols.
    long index = 0;   ///< Counts from 0; a live source skips numbers of frames nobody took.
    std::chrono::duration<double> time{
        0};  ///< Since the source began: the file's own time, or arrival by a monotonic clock.
    std::string name;  ///< File name of a picture, else the source's name.
};

/// Where pictures come from: a camera, a stream, a video file, a sequence, or the practice table.
///
/// One thread calls next(); stop() may come from any thread and ends a wait at once.
class FrameSource {
  public:
    virtual ~FrameSource() = default;

    /// Waits at most `limit` for the next picture.
    ///
    /// Errors: Timeout      none yet; call again;
    ///         EndOfSource  a file or sequence is at its end;
    ///         Unavailable  the device or stream is gone;
    ///         BadInput     a picture that can't be decoded.
    virtual calibration::Expected<Frame> next(std::chrono::milliseconds limit) = 0;

    virtual void stop() = 0;

    /// True for cameras and streams, where only the newest frame matters.
    [[nodiscard]] virtual bool is_live() const = 0;
};

/// Opens what `arguments` name: "camera:0", "/dev/video0", "http://…", "rtsp://…", a video file,
/// one picture or several (a sequence), or "practice:".
///
/// Errors: BadInput     no such form, a file that is empty, truncated or no picture;
///         NotFound     no such file or camera;
///         Unavailable  the camera is busy, the stream does not answer.
[[nodiscard]] calibration::Expected<std::unique_ptr<FrameSource>> open_source(
    const std::vector<std::string>& arguments);

}  // namespace littlewars::vision

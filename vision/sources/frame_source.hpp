#pragma once

#include "calibration/error.hpp"

#include <opencv2/core/mat.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
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

/// How a source is doing. A file is always Live.
enum class SourceState {
    Live,   ///< New pictures arrive.
    Stale,  ///< Connected, but no new picture for a while, or the same one again and again.
    Lost,   ///< Device or stream gone; a live source tries by itself to get it back.
    Back,   ///< Live again, for the first seconds after having been Lost.
};

/// "live", "stale", "lost" or "back".
[[nodiscard]] std::string_view name_of(SourceState state);

struct SourceStatus {
    SourceState state = SourceState::Live;
    std::chrono::duration<double> age{0};  ///< Since the newest new picture arrived.
    double rate_hz = 0;                    ///< Pictures a second lately; 0 when not known.
    int width_px = 0;                      ///< Of the newest picture.
    int height_px = 0;
    long arrived = 0;     ///< Pictures that came and were sound.
    long overtaken = 0;   ///< Of these, replaced by a newer one before anybody took them.
    long torn = 0;        ///< Pictures dropped because they came in half.
    int reconnects = 0;   ///< Times the source was lost and came back.
    std::string trouble;  ///< What is wrong, in words; empty when nothing is.
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
    ///         Unavailable  the device or stream is gone (a live source goes on trying to get it
    ///                      back: call again, or give up);
    ///         BadInput     a picture that can't be decoded.
    virtual calibration::Expected<Frame> next(std::chrono::milliseconds limit) = 0;

    /// Ends every wait; next() answers EndOfSource from then on.
    virtual void stop() = 0;

    /// True for cameras and streams, where only the newest frame matters.
    [[nodiscard]] virtual bool is_live() const = 0;

    /// May be called from any thread.
    [[nodiscard]] virtual SourceStatus status() const { return {}; }
};

/// What is asked of a camera; it gives the nearest mode it has.
struct CameraMode {
    int width_px = 1920;
    int height_px = 1080;
    double rate_hz = 30;
    bool operator==(const CameraMode&) const = default;
};

/// Opens what `arguments` name: "camera:0", "/dev/video0", "http://…", "rtsp://…", a video file,
/// one picture or several (a sequence), or "practice:". A live source has delivered its first
/// picture or failed when this returns.
///
/// Errors: BadInput     no such form, no such file, a file that is empty, cut short or no picture;
///         NotFound     no such camera;
///         Unavailable  the camera is busy, the stream does not answer.
[[nodiscard]] calibration::Expected<std::unique_ptr<FrameSource>> open_source(
    const std::vector<std::string>& arguments, const CameraMode& wanted = {});

}  // namespace littlewars::vision

#include "ui/session/recorded_pictures.hpp"

#include <chrono>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;

/// A video goes on showing its last picture this long: a frame's time and the frames whose stamps
/// were lost with a killed program.
constexpr double kAfterTheLast_s = 2;

}  // namespace

calibration::Expected<std::optional<cv::Mat>> RecordedPictures::at(double time_s) {
    std::size_t which = videos_.size();
    for (std::size_t i = 0; i < videos_.size(); ++i) {
        const RecordedVideo& video = videos_[i];
        if (video.frames > 0 && video.begin_s <= time_s &&
            time_s <= video.end_s + kAfterTheLast_s) {
            which = i;
        }
    }
    if (which == videos_.size()) {
        return std::nullopt;
    }
    if (!video_ || opened_ != which) {
        if (!videos_[which].present) {
            return tl::unexpected(Error{ErrorKind::BadInput,
                                        videos_[which].file.filename().string(),
                                        "the video is missing",
                                        "put it beside the session to see it"});
        }
        auto video = vision::SeekableVideo::open(videos_[which].file);
        if (!video) {
            return tl::unexpected(video.error());
        }
        video_ = std::move(*video);
        opened_ = which;
    }
    const std::chrono::duration<double> into(time_s - videos_[which].begin_s);
    auto picture = video_->picture_at(std::chrono::round<std::chrono::milliseconds>(into));
    if (!picture) {
        return tl::unexpected(picture.error());
    }
    return std::optional(std::move(*picture));
}

}  // namespace littlewars::ui

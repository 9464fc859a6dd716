#pragma once

#include "ui/session/record_reader.hpp"
#include "vision/video/seekable_video.hpp"

#include <opencv2/core/mat.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// The pictures of a recorded match by the session's time, out of one video or several (a match
/// that was gone on with has one for each part). Used by one thread.
class RecordedPictures {
  public:
    explicit RecordedPictures(std::vector<RecordedVideo> videos) : videos_(std::move(videos)) {}

    /// The picture at `time_s` (BGR, CV_8UC3); none where no video was kept.
    ///
    /// Errors: BadInput  the video of that time is missing or damaged.
    calibration::Expected<std::optional<cv::Mat>> at(double time_s);

  private:
    std::vector<RecordedVideo> videos_;
    std::size_t opened_ = 0;  ///< Which of them `video_` is.
    std::unique_ptr<vision::SeekableVideo> video_;
};

}  // namespace littlewars::ui

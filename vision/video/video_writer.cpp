#include "vision/video/video_writer.hpp"

#include "vision/sources/quiet_codecs.hpp"
#include "vision/video/frame_encoder.hpp"
#include "vision/video/matroska_file.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using std::chrono::milliseconds;

/// Pictures that may wait for the encoder: a third of a second, some 50 MB at 1920 x 1080.
constexpr std::size_t kMostWaiting = 8;

cv::Size even(cv::Size size) {
    return {size.width & ~1, size.height & ~1};
}

Expected<std::unique_ptr<FrameEncoder>> best_encoder(cv::Size size, const VideoSettings& settings) {
    if (settings.codec) {
        return make_encoder(*settings.codec, size, settings.most_hz);
    }
    auto small = make_encoder(VideoCodec::H264, size, settings.most_hz);
    return small ? std::move(small) : make_encoder(VideoCodec::Mjpg, size, settings.most_hz);
}

cv::Mat fitted(const cv::Mat& picture, cv::Size size) {
    if (picture.cols - size.width <= 1 && picture.cols >= size.width &&
        picture.rows - size.height <= 1 && picture.rows >= size.height) {
        return picture(cv::Rect({0, 0}, size));
    }
    cv::Mat scaled;
    cv::resize(picture, scaled, size, 0, 0, cv::INTER_AREA);
    return scaled;
}

}  // namespace

Expected<std::unique_ptr<VideoWriter>> VideoWriter::create(const std::filesystem::path& file,
                                                           cv::Size size,
                                                           const VideoSettings& settings) {
    quiet_codecs();
    auto encoder = best_encoder(even(size), settings);
    if (!encoder) {
        return tl::unexpected(encoder.error());
    }
    auto video = MatroskaFile::create(file, **encoder);
    if (!video) {
        return tl::unexpected(video.error());
    }
    return std::unique_ptr<VideoWriter>(
        new VideoWriter(std::move(*encoder), std::move(*video), settings));
}

VideoWriter::VideoWriter(std::unique_ptr<FrameEncoder> encoder,
                         std::unique_ptr<MatroskaFile> file,
                         const VideoSettings& settings)
    : encoder_(std::move(encoder)),
      file_(std::move(file)),
      // A camera's own jitter is not a reason to leave a picture out.
      least_interval_(static_cast<long>(std::floor(0.7 * 1000 / settings.most_hz))) {
    status_.codec = encoder_->codec();
    status_.bytes = file_->size();
    thread_ = std::thread([this] { write_until_finished(); });
}

VideoWriter::~VideoWriter() {
    static_cast<void>(finish());
}

std::optional<milliseconds> VideoWriter::add(const cv::Mat& picture,
                                             std::chrono::duration<double> time) {
    const std::lock_guard lock(mutex_);
    if (finishing_ || status_.failed) {
        return std::nullopt;
    }
    const auto since_first = std::chrono::round<milliseconds>(time - first_.value_or(time));
    if (first_ && since_first - last_ < std::max(least_interval_, milliseconds(1))) {
        return std::nullopt;
    }
    if (waiting_.size() == kMostWaiting) {
        ++status_.dropped;
        return std::nullopt;
    }
    first_ = first_.value_or(time);
    last_ = since_first;
    waiting_.push_back({picture, since_first});
    changed_.notify_one();
    return since_first;
}

void VideoWriter::write_until_finished() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return finishing_ || !waiting_.empty(); });
        if (waiting_.empty()) {
            return;
        }
        const Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        write_one(next);
        lock.lock();
        if (status_.failed) {
            waiting_.clear();
        }
    }
}

void VideoWriter::write_one(const Waiting& next) {
    const auto coded = encoder_->encode(fitted(next.picture, encoder_->size()), next.time);
    Expected<void> written = tl::unexpected(Error{ErrorKind::Unavailable,
                                                  std::string(name_of(encoder_->codec())),
                                                  "the video codec failed",
                                                  "start the recording again"});
    if (coded) {
        written = file_->write(*coded);
    }
    const std::lock_guard lock(mutex_);
    status_.bytes = file_->size();
    if (written) {
        ++status_.written;
    } else {
        status_.failed = written.error();
    }
}

Expected<void> VideoWriter::finish() {
    {
        const std::lock_guard lock(mutex_);
        finishing_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable()) {
        thread_.join();
        if (const auto finished = file_->finish(); !finished && !status_.failed) {
            status_.failed = finished.error();
        }
        status_.bytes = file_->size();
        file_.reset();
    }
    return status_.failed ? Expected<void>(tl::unexpected(*status_.failed)) : Expected<void>();
}

VideoStatus VideoWriter::status() const {
    const std::lock_guard lock(mutex_);
    return status_;
}

}  // namespace littlewars::vision

#include "vision/sources/practice_source.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <utility>

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;

constexpr std::chrono::microseconds kInterval{33'333};
constexpr double kNoise = 2.2;  ///< Standard deviation, in grey levels.
constexpr int kNoiseMargin_px = 64;
constexpr std::uint64_t kSeed = 1913;

}  // namespace

PracticeSource::PracticeSource(std::shared_ptr<PracticeTable> table)
    : table_(std::move(table)), random_(kSeed) {
    const cv::Size size =
        table_->empty_picture().size() + cv::Size(kNoiseMargin_px, kNoiseMargin_px);
    cv::Mat noise(size, CV_16SC3);
    random_.fill(noise, cv::RNG::NORMAL, 0, kNoise);
    noise.convertTo(brighter_, CV_8U);
    noise.convertTo(darker_, CV_8U, -1);
}

calibration::Expected<Frame> PracticeSource::next(std::chrono::milliseconds limit) {
    {
        std::unique_lock lock(mutex_);
        const auto until = std::min(due_, Clock::now() + limit);
        changed_.wait_until(lock, until, [this] { return stopped_; });
        if (stopped_) {
            return tl::unexpected(Error{ErrorKind::EndOfSource, "practice:", "is stopped", ""});
        }
        if (Clock::now() < due_) {
            return tl::unexpected(Error{ErrorKind::Timeout, "practice:", "no new picture yet", ""});
        }
    }
    due_ = std::max(due_ + kInterval, Clock::now());
    Frame frame{noisy(table_->draw()), 0, Clock::now() - begin_, "practice:"};
    const std::lock_guard lock(mutex_);
    frame.index = given_++;
    return frame;
}

cv::Mat PracticeSource::noisy(const cv::Mat& drawn) {
    auto buffer = std::find_if(buffers_.begin(), buffers_.end(), [](const cv::Mat& known) {
        return known.empty() || known.u->refcount == 1;
    });
    cv::Mat fresh;
    cv::Mat& picture = buffer == buffers_.end() ? fresh : *buffer;
    const cv::Point corner(random_.uniform(0, kNoiseMargin_px),
                           random_.uniform(0, kNoiseMargin_px));
    const cv::Rect window(corner, drawn.size());
    cv::add(drawn, brighter_(window), picture);
    cv::subtract(picture, darker_(window), picture);
    return picture;
}

void PracticeSource::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
    }
    changed_.notify_all();
}

SourceStatus PracticeSource::status() const {
    const std::lock_guard lock(mutex_);
    SourceStatus status;
    status.rate_hz = 1 / std::chrono::duration<double>(kInterval).count();
    status.width_px = table_->empty_picture().cols;
    status.height_px = table_->empty_picture().rows;
    status.arrived = given_;
    return status;
}

}  // namespace littlewars::vision

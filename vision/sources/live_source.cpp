#include "vision/sources/live_source.hpp"

#include "vision/sources/torn_picture.hpp"

#include <fmt/format.h>
#include <opencv2/core.hpp>

#include <algorithm>
#include <utility>

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;

/// Torn pictures allowed in a row before a connection counts as bad.
constexpr int kMostTorn = 60;
/// Weight of the newest interval in the mean rate.
constexpr double kRateWeight = 0.1;

double seconds(std::chrono::steady_clock::duration span) {
    return std::chrono::duration<double>(span).count();
}

}  // namespace

Expected<std::unique_ptr<LiveSource>> LiveSource::open(std::unique_ptr<LiveFeed> feed,
                                                       std::string name,
                                                       const LiveTiming& timing) {
    if (const auto connected = feed->connect(); !connected) {
        return tl::unexpected(connected.error());
    }
    std::unique_ptr<LiveSource> source(new LiveSource(std::move(feed), std::move(name), timing));
    for (int tries = 0; source->counts_.arrived == 0; ++tries) {
        if (tries == kMostTorn || !source->read_one()) {
            source->feed_->disconnect();
            return tl::unexpected(Error{ErrorKind::Unavailable,
                                        source->name_,
                                        "is there, but sends no picture",
                                        "check that it is switched on and nobody else uses it"});
        }
    }
    source->reader_ = std::thread([reader = source.get()] { reader->read_until_stopped(); });
    return source;
}

LiveSource::LiveSource(std::unique_ptr<LiveFeed> feed, std::string name, const LiveTiming& timing)
    : feed_(std::move(feed)), wait_(timing.first_wait), name_(std::move(name)), timing_(timing) {}

LiveSource::~LiveSource() {
    stop();
    if (reader_.joinable()) {
        reader_.join();
    }
}

void LiveSource::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
}

void LiveSource::read_until_stopped() {
    bool connected = true;
    while (true) {
        {
            std::unique_lock lock(mutex_);
            if (!connected) {
                changed_.wait_for(lock, wait_, [this] { return stopping_; });
            }
            if (stopping_) {
                break;
            }
        }
        connected = connected ? read_one() : reconnect();
    }
    feed_->disconnect();
}

bool LiveSource::read_one() {
    auto picture = feed_->read(unused_buffer());
    if (!picture || picture->empty()) {
        lose("no more pictures come");
        return false;
    }
    if (is_torn(*picture)) {
        const std::lock_guard lock(mutex_);
        ++counts_.torn;
        return true;
    }
    publish(std::move(*picture));
    if (has_vanished()) {
        lose("the device is gone");
        return false;
    }
    return true;
}

void LiveSource::publish(cv::Mat picture) {
    const std::uint64_t print = fingerprint(picture);
    const auto place = std::find_if(
        buffers_.begin(), buffers_.end(), [](const cv::Mat& buffer) { return buffer.empty(); });
    if (place != buffers_.end()) {
        *place = picture;
    }
    const auto now = Clock::now();
    {
        const std::lock_guard lock(mutex_);
        if (print != fingerprint_ || counts_.arrived == 0) {
            differed_at_ = now;
        }
        const double interval_s = seconds(now - arrived_at_);
        interval_s_ = counts_.arrived < 2 ? interval_s
                                          : interval_s_ + kRateWeight * (interval_s - interval_s_);
        arrived_at_ = now;
        counts_.overtaken += has_fresh_ ? 1 : 0;
        newest_ = Frame{std::move(picture), counts_.arrived++, now - begin_, name_};
        has_fresh_ = true;
    }
    fingerprint_ = print;
    changed_.notify_all();
}

void LiveSource::lose(std::string trouble) {
    feed_->disconnect();
    const std::lock_guard lock(mutex_);
    connected_ = false;
    wait_ = timing_.first_wait;
    counts_.trouble = std::move(trouble);
}

bool LiveSource::reconnect() {
    const auto connected = feed_->connect();
    if (!connected) {
        feed_->disconnect();
        wait_ = std::min(wait_ * 2, timing_.longest_wait);
        const std::lock_guard lock(mutex_);
        counts_.trouble = connected.error().what;
        return false;
    }
    const auto picture = feed_->read(unused_buffer());
    if (!picture || picture->empty()) {
        feed_->disconnect();
        wait_ = std::min(wait_ * 2, timing_.longest_wait);
        return false;
    }
    const std::lock_guard lock(mutex_);
    connected_ = true;
    back_at_ = arrived_at_ = differed_at_ = Clock::now();
    ++counts_.reconnects;
    counts_.trouble.clear();
    return true;
}

cv::Mat LiveSource::unused_buffer() {
    const auto unused = std::find_if(buffers_.begin(), buffers_.end(), [](const cv::Mat& buffer) {
        return buffer.u != nullptr && buffer.u->refcount == 1;
    });
    return unused == buffers_.end() ? cv::Mat() : std::exchange(*unused, {});
}

bool LiveSource::has_vanished() const {
    const std::lock_guard lock(mutex_);
    return Clock::now() - differed_at_ > timing_.frozen_after && !feed_->is_present();
}

Expected<Frame> LiveSource::next(std::chrono::milliseconds limit) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, limit, [this] { return has_fresh_ || stopping_; });
    if (stopping_) {
        return tl::unexpected(Error{ErrorKind::EndOfSource, name_, "is stopped", ""});
    }
    if (has_fresh_) {
        has_fresh_ = false;
        return newest_;
    }
    if (!connected_) {
        return tl::unexpected(Error{ErrorKind::Unavailable,
                                    name_,
                                    "is lost: " + counts_.trouble,
                                    "plug it in again or restart the stream"});
    }
    return tl::unexpected(Error{ErrorKind::Timeout, name_, "no new picture yet", ""});
}

SourceState LiveSource::state_at(Clock::time_point now) const {
    if (!connected_) {
        return SourceState::Lost;
    }
    if (now - arrived_at_ > timing_.stale_after || now - differed_at_ > timing_.frozen_after) {
        return SourceState::Stale;
    }
    return counts_.reconnects > 0 && now - back_at_ < timing_.back_for ? SourceState::Back
                                                                       : SourceState::Live;
}

std::string LiveSource::trouble_at(Clock::time_point now) const {
    if (!connected_) {
        return counts_.trouble;
    }
    if (now - arrived_at_ > timing_.stale_after) {
        return fmt::format("no picture for {:.0f} s", seconds(now - arrived_at_));
    }
    if (now - differed_at_ > timing_.frozen_after) {
        return fmt::format("the same picture for {:.0f} s", seconds(now - differed_at_));
    }
    return {};
}

SourceStatus LiveSource::status() const {
    const std::lock_guard lock(mutex_);
    const auto now = Clock::now();
    SourceStatus status = counts_;
    status.state = state_at(now);
    status.age = now - differed_at_;
    status.rate_hz = interval_s_ > 0 && connected_ ? 1 / interval_s_ : 0;
    status.width_px = newest_.picture.cols;
    status.height_px = newest_.picture.rows;
    status.trouble = trouble_at(now);
    return status;
}

}  // namespace littlewars::vision

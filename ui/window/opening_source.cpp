#include "ui/window/opening_source.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr std::chrono::seconds kTryAgain{2};

bool begins_with(const std::string& text, std::string_view start) {
    return text.compare(0, start.size(), start) == 0;
}

bool names_live_source(const std::vector<std::string>& arguments) {
    constexpr std::array<std::string_view, 6> kLive{
        "camera:", "/dev/", "http://", "https://", "rtsp://", "practice:"};
    return arguments.size() == 1 && std::any_of(kLive.begin(), kLive.end(), [&](auto start) {
               return begins_with(arguments[0], start);
           });
}

}  // namespace

OpeningSource::OpeningSource(std::vector<std::string> arguments)
    : arguments_(std::move(arguments)), live_(names_live_source(arguments_)) {}

calibration::Expected<void> OpeningSource::open() {
    auto opened = vision::open_source(arguments_);
    std::unique_lock lock(mutex_);
    if (!opened) {
        stop_called_.wait_for(lock, kTryAgain, [this] { return stopped_; });
        return tl::unexpected(opened.error());
    }
    source_ = std::move(*opened);
    if (stopped_) {
        source_->stop();
    }
    return {};
}

calibration::Expected<vision::Frame> OpeningSource::next(std::chrono::milliseconds limit) {
    std::shared_ptr<vision::FrameSource> source;
    {
        const std::lock_guard lock(mutex_);
        source = source_;
    }
    if (source) {
        return source->next(limit);
    }
    if (auto opened = open(); !opened) {
        return tl::unexpected(opened.error());
    }
    return source_->next(limit);
}

void OpeningSource::stop() {
    std::shared_ptr<vision::FrameSource> source;
    {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        source = source_;
    }
    stop_called_.notify_all();
    if (source) {
        source->stop();
    }
}

vision::SourceStatus OpeningSource::status() const {
    const std::lock_guard lock(mutex_);
    return source_ ? source_->status() : vision::SourceStatus{};
}

}  // namespace littlewars::ui

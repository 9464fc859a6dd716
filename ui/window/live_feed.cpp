#include "ui/window/live_feed.hpp"

#include "ui/overlay/qt_picture.hpp"

#include <QMetaObject>

#include <utility>

namespace littlewars::ui {
namespace {

constexpr std::chrono::milliseconds kWait{200};

}  // namespace

LiveFeed::LiveFeed(std::unique_ptr<vision::FrameSource> source, Eye eye, QObject* parent)
    : QObject(parent), source_(std::move(source)), started_(std::chrono::steady_clock::now()) {
    if (eye) {
        vision_ = std::thread([this, eye = std::move(eye)] { watch(eye); });
    }
    capture_ = std::thread([this] { capture(); });
}

LiveFeed::~LiveFeed() {
    {
        const std::lock_guard lock(pace_mutex_);
        stopped_ = true;
    }
    pace_changed_.notify_all();
    source_->stop();
    to_see_.close();
    capture_.join();
    if (vision_.joinable()) {
        vision_.join();
    }
}

void LiveFeed::hold(bool held) {
    {
        const std::lock_guard lock(pace_mutex_);
        held_ = held;
    }
    pace_changed_.notify_all();
}

/// False when the feed stops meanwhile. Time spent held does not count.
bool LiveFeed::wait_for_its_time(double time_s) {
    std::unique_lock lock(pace_mutex_);
    if (held_) {
        const auto since = std::chrono::steady_clock::now();
        pace_changed_.wait(lock, [this] { return !held_ || stopped_; });
        held_for_ += std::chrono::steady_clock::now() - since;
    }
    const auto due = started_ + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                    std::chrono::duration<double>(time_s) + held_for_);
    pace_changed_.wait_until(lock, due, [this] { return held_ || stopped_; });
    return !stopped_;
}

/// Without an eye there is nothing to wait for. False when the feed stops meanwhile.
bool LiveFeed::wait_until_taken(long frame) {
    if (!vision_.joinable()) {
        return !stopped_;
    }
    std::unique_lock lock(pace_mutex_);
    pace_changed_.wait(lock, [&] { return taken_ >= frame || stopped_; });
    return !stopped_;
}

void LiveFeed::take_sight() {
    const auto newest = seen_.take();
    if (!newest) {
        return;
    }
    emit sight_arrived(*newest);
    {
        const std::lock_guard lock(pace_mutex_);
        taken_ = newest->observation.frame;
    }
    pace_changed_.notify_all();
}

void LiveFeed::deliver_frame(vision::Frame frame) {
    QImage image = qt_picture(frame.picture);
    to_see_.put(frame);
    if (!to_show_.put({std::move(frame), std::move(image)})) {
        return;  // The window has not fetched the one before: it will find this one.
    }
    QMetaObject::invokeMethod(this, [this] {
        if (const auto shown = to_show_.take()) {
            emit frame_arrived(*shown);
        }
    });
}

void LiveFeed::report(const calibration::Error& error) {
    if (error.kind == calibration::ErrorKind::Timeout) {
        return;
    }
    troubled_ = true;
    const QString what = QString::fromStdString(calibration::message(error));
    QMetaObject::invokeMethod(this, [this, what] { emit trouble(what); });
}

void LiveFeed::capture() {
    while (!stopped_) {
        auto frame = source_->next(kWait);
        if (frame) {
            if (!source_->is_live() && !wait_for_its_time(frame->time.count())) {
                return;
            }
            if (std::exchange(troubled_, false)) {
                QMetaObject::invokeMethod(this, [this] { emit trouble({}); });
            }
            const long index = frame->index;
            deliver_frame(std::move(*frame));
            if (!source_->is_live() && !wait_until_taken(index)) {
                return;
            }
        } else if (frame.error().kind == calibration::ErrorKind::EndOfSource) {
            QMetaObject::invokeMethod(this, [this] { emit ended(); });
            return;
        } else {
            report(frame.error());
            if (frame.error().kind != calibration::ErrorKind::Timeout) {
                std::unique_lock lock(pace_mutex_);
                pace_changed_.wait_for(lock, kWait, [this] { return stopped_.load(); });
            }
        }
    }
}

void LiveFeed::watch(const Eye& eye) {
    while (const auto frame = to_see_.wait()) {
        auto sight = eye(*frame, show_how_ ? ShowHow::Yes : ShowHow::No);
        if (!sight) {
            const QString what = QString::fromStdString(calibration::message(sight.error()));
            QMetaObject::invokeMethod(this, [this, what] { emit trouble(what); });
            {
                const std::lock_guard lock(pace_mutex_);
                taken_ = frame->index;
            }
            pace_changed_.notify_all();
            continue;
        }
        if (seen_.put(std::move(*sight))) {
            QMetaObject::invokeMethod(this, [this] { take_sight(); });
        }
    }
}

}  // namespace littlewars::ui

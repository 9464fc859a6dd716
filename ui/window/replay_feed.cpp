#include "ui/window/replay_feed.hpp"

#include "ui/overlay/qt_picture.hpp"

#include <QMetaObject>

#include <utility>

namespace littlewars::ui {

QImage picture_or_still(const ReplayedPicture& picture, const RecordReader& record) {
    if (!picture.image.isNull()) {
        return picture.image;
    }
    const auto still = record.still_at(picture.time_s);
    return still ? QImage::fromData(reinterpret_cast<const uchar*>(still->jpeg.data()),
                                    static_cast<int>(still->jpeg.size()))
                 : QImage();
}

ReplayFeed::ReplayFeed(std::vector<RecordedVideo> videos, QObject* parent)
    : QObject(parent), pictures_(std::move(videos)), thread_([this] { fetch(); }) {}

ReplayFeed::~ReplayFeed() {
    wanted_.close();
    thread_.join();
}

void ReplayFeed::want(double time_s) {
    wanted_.put(time_s);
}

void ReplayFeed::fetch() {
    while (const auto time_s = wanted_.wait()) {
        ReplayedPicture next;
        next.time_s = *time_s;
        const auto picture = pictures_.at(*time_s);
        if (!picture) {
            next.trouble = QString::fromStdString(calibration::message(picture.error()));
        } else if (*picture) {
            next.image = qt_picture(**picture);
        }
        if (fetched_.put(std::move(next))) {
            QMetaObject::invokeMethod(this, [this] {
                if (const auto arrived = fetched_.take()) {
                    emit picture_arrived(*arrived);
                }
            });
        }
    }
}

}  // namespace littlewars::ui

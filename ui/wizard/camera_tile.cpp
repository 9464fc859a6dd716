#include "ui/wizard/camera_tile.hpp"

#include <QPainter>
#include <QPixmap>

#include <utility>

namespace littlewars::ui {
namespace {

constexpr QSize kPicture{168, 96};
constexpr qint64 kShowEvery_ms = 200;
const QColor kDark(8, 9, 11);

/// The picture in the middle of a dark rectangle, whole.
QPixmap framed(const QImage& picture) {
    QPixmap frame(kPicture);
    frame.fill(kDark);
    if (!picture.isNull()) {
        const QImage small =
            picture.scaled(kPicture, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        QPainter(&frame).drawImage((kPicture.width() - small.width()) / 2,
                                   (kPicture.height() - small.height()) / 2,
                                   small);
    }
    return frame;
}

}  // namespace

CameraTile::CameraTile(std::string source, const QString& words, QWidget* parent)
    : QToolButton(parent), source_(std::move(source)) {
    setObjectName(QStringLiteral("camera_tile"));
    setCheckable(true);
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    setIconSize(kPicture);
    setIcon(framed({}));
    setText(words);
    setAccessibleName(words);
}

CameraTile::~CameraTile() = default;

void CameraTile::look_through(std::unique_ptr<vision::FrameSource> source) {
    feed_ = std::make_unique<LiveFeed>(std::move(source), Eye{});
    connect(feed_.get(), &LiveFeed::frame_arrived, this, [this](const ShownFrame& shown) {
        show_picture(shown.image);
    });
}

void CameraTile::let_go() {
    feed_.reset();
}

void CameraTile::show_picture(const QImage& picture) {
    if (since_shown_.isValid() && since_shown_.elapsed() < kShowEvery_ms) {
        return;
    }
    since_shown_.start();
    setIcon(framed(picture));
}

}  // namespace littlewars::ui

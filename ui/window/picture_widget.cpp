#include "ui/window/picture_widget.hpp"

#include "ui/overlay/overlay_style.hpp"

#include <QPainter>

namespace littlewars::ui {
namespace {

WidgetSize size_of(const QSize& size) {
    return {static_cast<double>(size.width()), static_cast<double>(size.height())};
}

}  // namespace

void PictureWidget::set_picture(const QImage& picture) {
    const bool other_size = picture.size() != picture_.size();
    picture_ = picture;
    if (other_size) {
        fit();
    }
    if (is_picture_seen()) {
        update();
    }
}

void PictureWidget::set_message(const QString& message) {
    message_ = message;
    update();
}

void PictureWidget::fit() {
    change_transform(PictureTransform::fitted(size_of(picture_.size()), size_of(size())));
}

void PictureWidget::change_transform(const PictureTransform& transform) {
    transform_ = transform;
    update();
}

void PictureWidget::resizeEvent(QResizeEvent*) {
    change_transform(transform_.resized(size_of(size())));
}

QRectF PictureWidget::picture_area() const {
    return {transform_.corner().x,
            transform_.corner().y,
            transform_.picture().width * transform_.scale(),
            transform_.picture().height * transform_.scale()};
}

calibration::PixelPoint PictureWidget::in_picture(const QPointF& at) const {
    return transform_.picture_from_widget({at.x(), at.y()});
}

void PictureWidget::paint_picture(QPainter& painter, const QImage& picture) const {
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(picture_area(), picture);
}

void PictureWidget::paint_message(QPainter& painter, const QColor& ink, int size_px) const {
    const int margin = 2 * size_px;
    painter.setPen(ink);
    painter.setFont(program_font(size_px));
    painter.drawText(rect().adjusted(margin, margin, -margin, -margin),
                     static_cast<int>(Qt::AlignCenter) | static_cast<int>(Qt::TextWordWrap),
                     message_);
}

}  // namespace littlewars::ui

#include "ui/wizard/wizard_picture.hpp"

#include "ui/overlay/overlay_style.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr double kHandleRadius = 9;
const QColor kInk(255, 236, 190);
const QColor kHalo(16, 18, 21, 180);

}  // namespace

WizardPicture::WizardPicture(QWidget* parent) : PictureWidget(parent) {
    setMinimumSize(360, 240);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Live picture"));
}

void WizardPicture::set_drawing(PictureDrawing drawing) {
    drawing_ = std::move(drawing);
    update();
}

QPointF WizardPicture::shown(calibration::PixelPoint point) const {
    const WidgetPoint at = transform().widget_from_picture(point);
    return {at.x, at.y};
}

void WizardPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), QColor(8, 9, 11));
    if (!has_picture()) {
        paint_message(painter, QColor(200, 196, 186), 17);
        return;
    }
    paint_picture(painter, picture());
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
}

void WizardPicture::draw(QPainter& painter) const {
    const auto polygon = [this](const std::vector<calibration::PixelPoint>& outline) {
        QPolygonF line;
        for (const auto& corner : outline) {
            line.append(shown(corner));
        }
        return line;
    };
    painter.setPen(Qt::NoPen);
    for (const PictureArea& area : drawing_.areas) {
        painter.setBrush(area.colour);
        painter.drawPolygon(polygon(area.outline));
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& outline : drawing_.outlines) {
        const QPolygonF line = polygon(outline);
        painter.setPen(QPen(kHalo, 4.5));
        painter.drawPolygon(line);
        painter.setPen(QPen(kInk, 1.8));
        painter.drawPolygon(line);
    }
    painter.setFont(program_font(14));
    for (const PictureMark& mark : drawing_.marks) {
        const QPointF at = shown(mark.at);
        painter.setPen(QPen(kHalo, 2));
        painter.setBrush(mark.colour);
        painter.drawEllipse(at, 6, 6);
        painter.setPen(kInk);
        painter.drawText(at + QPointF(10, 5), mark.word);
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& handle : drawing_.handles) {
        painter.setPen(QPen(kHalo, 5));
        painter.drawEllipse(shown(handle), kHandleRadius, kHandleRadius);
        painter.setPen(QPen(kInk, 2.2));
        painter.drawEllipse(shown(handle), kHandleRadius, kHandleRadius);
        painter.drawPoint(shown(handle));
    }
}

int WizardPicture::handle_near(const QPointF& at) const {
    constexpr double kReach = 22;
    int nearest = -1;
    double least = kReach;
    for (std::size_t index = 0; index < drawing_.handles.size(); ++index) {
        const QPointF away = shown(drawing_.handles[index]) - at;
        const double distance = std::hypot(away.x(), away.y());
        if (distance < least) {
            least = distance;
            nearest = static_cast<int>(index);
        }
    }
    return nearest;
}

void WizardPicture::mousePressEvent(QMouseEvent* event) {
    handle_ = handle_near(event->position());
    if (handle_ >= 0) {
        chosen_ = handle_;
    }
}

void WizardPicture::move_handle(const QPointF& at) {
    emit handle_moved(handle_, in_picture(at));
}

void WizardPicture::mouseMoveEvent(QMouseEvent* event) {
    if (handle_ >= 0) {
        move_handle(event->position());
    }
}

void WizardPicture::mouseReleaseEvent(QMouseEvent* event) {
    if (std::exchange(handle_, -1) < 0 && has_picture()) {
        emit clicked(in_picture(event->position()));
    }
}

/// Arrow keys move the handle touched last, a tenth of a pixel with Shift.
void WizardPicture::keyPressEvent(QKeyEvent* event) {
    const double step = (event->modifiers() & Qt::ShiftModifier) != 0 ? 0.1 : 1.0;
    const double du = event->key() == Qt::Key_Right  ? step
                      : event->key() == Qt::Key_Left ? -step
                                                     : 0;
    const double dv = event->key() == Qt::Key_Down ? step : event->key() == Qt::Key_Up ? -step : 0;
    const auto index = static_cast<std::size_t>(chosen_);
    if ((du == 0 && dv == 0) || index >= drawing_.handles.size()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto& at = drawing_.handles[index];
    emit handle_moved(chosen_, {at.u_px + du, at.v_px + dv});
}

}  // namespace littlewars::ui

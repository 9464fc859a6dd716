// What the players do with the mouse on the table view.
#include "ui/overlay/scene_hit.hpp"
#include "ui/window/table_view.hpp"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace littlewars::ui {
namespace {

constexpr double kZoomPerNotch = 1.2;
constexpr double kWheelNotch = 120;  // Qt: eighths of a degree, 15 degrees a notch

WidgetPoint widget_point(const QPointF& at) {
    return {at.x(), at.y()};
}

}  // namespace

std::optional<calibration::TablePoint> TableView::table_at(const QPointF& at) const {
    const auto table = projection();
    return table ? table->table_from_widget(widget_point(at)) : std::nullopt;
}

std::optional<QString> TableView::piece_under(const QPointF& at) const {
    const auto table = projection();
    if (!table) {
        return std::nullopt;
    }
    const auto name = piece_at(scene_, *table, widget_point(at));
    return name ? std::optional(QString::fromStdString(*name)) : std::nullopt;
}

void TableView::wheelEvent(QWheelEvent* event) {
    if (showing_ == Showing::Map) {
        return;
    }
    const double notches = event->angleDelta().y() / kWheelNotch;
    change_transform(
        transform().zoomed(std::pow(kZoomPerNotch, notches), widget_point(event->position())));
}

void TableView::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->position();
    pressed_piece_ = piece_under(event->position());
    trail_ = {widget_point(event->position())};
    dragging_ = false;
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    if (!pressed_) {
        const auto name = piece_under(event->position());
        setToolTip(name ? *name : QString());
        return;
    }
    const QPointF moved = event->position() - *pressed_;
    if (!dragging_ && moved.manhattanLength() < QApplication::startDragDistance()) {
        return;
    }
    dragging_ = true;
    if (tool_ == Tool::Look || (event->buttons() & Qt::MiddleButton) != 0) {
        const WidgetPoint& last = trail_.back();
        change_transform(
            transform().panned(event->position().x() - last.x, event->position().y() - last.y));
    }
    trail_.push_back(widget_point(event->position()));
    update();
}

void TableView::forget_press() {
    pressed_.reset();
    dragging_ = false;
    trail_.clear();
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    if (!pressed_) {
        return;
    }
    if (dragging_) {
        finish_drag(event->position());
    } else {
        finish_click(event->position());
    }
    forget_press();
    update();
}

void TableView::finish_drag(const QPointF& at) {
    if (tool_ == Tool::Lasso) {
        const auto table = projection();
        QStringList names;
        if (table) {
            for (const std::string& name : pieces_inside(scene_, *table, trail_)) {
                names.append(QString::fromStdString(name));
            }
        }
        emit lassoed(names);
        return;
    }
    const auto from = table_at(*pressed_);
    const auto to = table_at(at);
    if (tool_ == Tool::Measure && from && to) {
        emit stretched(*from, *to);
    } else if (tool_ == Tool::Correct && pressed_piece_ && to) {
        emit piece_dragged(*pressed_piece_, *to);
    }
}

void TableView::finish_click(const QPointF& at) {
    if (pressed_piece_) {
        emit piece_clicked(*pressed_piece_, at.toPoint());
    } else if (const auto place = table_at(at)) {
        emit ground_clicked(*place, at.toPoint());
    }
}

void TableView::mouseDoubleClickEvent(QMouseEvent*) {
    if (tool_ == Tool::Look) {
        fit();
    }
}

}  // namespace littlewars::ui

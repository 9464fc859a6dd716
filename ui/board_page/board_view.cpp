#include "ui/board_page/board_view.hpp"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <utility>

namespace littlewars::ui {
namespace {

constexpr double kDrag = 6;  ///< Widget units from which a press is a drag.
/// Red and blue: the practice board's pieces, and most boxes'.
constexpr std::array<SceneColour, 2> kSides{{{214, 60, 50}, {70, 120, 220}}};

}  // namespace

BoardView::BoardView(QWidget* parent) : PictureWidget(parent), style_(picture_style(kSides)) {
    setMinimumSize(320, 240);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("The board"));
}

void BoardView::set_board(std::optional<RegisteredBoard> board) {
    board_ = std::move(board);
    update();
}

void BoardView::set_overlay(BoardOverlay overlay) {
    if (overlay != overlay_) {
        overlay_ = std::move(overlay);
        update();
    }
}

void BoardView::set_practice(std::shared_ptr<PracticeBoard> practice) {
    practice_ = std::move(practice);
}

void BoardView::set_text_px(int size_px) {
    style_.font = program_font(size_px - 2);
    update();
}

std::optional<QPointF> BoardView::place_of(const std::string& point) const {
    return board_ ? BoardProjection(*board_, transform()).at(point) : std::nullopt;
}

void BoardView::wheelEvent(QWheelEvent* event) {
    constexpr double kStep = 1.2;
    const double factor = event->angleDelta().y() > 0 ? kStep : 1 / kStep;
    change_transform(transform().zoomed(factor, {event->position().x(), event->position().y()}));
}

void BoardView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
    if (!has_picture()) {
        paint_message(painter, style_.ink, 20);
        return;
    }
    paint_picture(painter, picture());
    if (board_) {
        paint_board_overlay(painter, overlay_, BoardProjection(*board_, transform()), style_);
    }
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->position();
    dragging_ = false;
    carried_ = practice_ ? practice_->piece_at(in_picture(pressed_)) : std::nullopt;
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF way = event->position() - pressed_;
    dragging_ = dragging_ || way.manhattanLength() > kDrag;
    if (!dragging_ || event->buttons() == Qt::NoButton) {
        return;
    }
    if (carried_) {
        practice_->carry(*carried_, in_picture(event->position()));
    } else {
        change_transform(transform().panned(way.x(), way.y()));
        pressed_ = event->position();
    }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (std::exchange(dragging_, false)) {
        if (carried_) {
            practice_->let_go();
        }
        carried_.reset();
        return;
    }
    const auto point =
        board_ ? BoardProjection(*board_, transform()).point_near(event->position()) : std::nullopt;
    if (point) {
        emit point_clicked(QString::fromStdString(*point));
    } else {
        emit ground_clicked();
    }
}

}  // namespace littlewars::ui

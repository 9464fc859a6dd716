#include "ui/window/practice_hand.hpp"

#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr double kTurn_deg = 15;

}  // namespace

PracticeHand::PracticeHand(std::shared_ptr<vision::PracticeTable> table, TableView& view)
    : table_(std::move(table)), view_(view) {
    view_.installEventFilter(this);
}

PracticeHand::~PracticeHand() {
    view_.removeEventFilter(this);
}

std::optional<int> PracticeHand::figure_at(const QPointF& at) const {
    return table_->piece_at(view_.transform().picture_from_widget({at.x(), at.y()}));
}

void PracticeHand::reach_to(std::optional<vision::TablePoint> place) {
    vision::PracticeEvents events = table_->events();
    events.hand = place;
    table_->set_events(events);
}

void PracticeHand::set_lamp(bool on) {
    vision::PracticeEvents events = table_->events();
    events.lamp = on;
    table_->set_events(events);
}

void PracticeHand::set_knocked(bool knocked) {
    vision::PracticeEvents events = table_->events();
    events.knocked = knocked;
    table_->set_events(events);
}

void PracticeHand::set_arm(bool over_the_table) {
    const calibration::TableSize table = table_->plane().table();
    const vision::TablePoint middle{table.width_mm / 2, table.depth_mm / 2};
    reach_to(over_the_table ? std::optional(middle) : std::nullopt);
}

bool PracticeHand::press(const QPointF& at, Qt::MouseButton button) {
    const auto figure = figure_at(at);
    if (!figure) {
        return false;
    }
    if (button == Qt::RightButton) {
        const auto pieces = table_->pieces();
        const auto found = std::find_if(
            pieces.begin(), pieces.end(), [&](const auto& piece) { return piece.id == *figure; });
        return found != pieces.end() && table_->set_standing(*figure, !found->standing);
    }
    held_ = figure;
    moved_ = false;
    return false;  // A click without a drag is the view's.
}

bool PracticeHand::drag(const QPointF& at) {
    const auto place =
        table_->plane().table_from_image(view_.transform().picture_from_widget({at.x(), at.y()}));
    if (!held_ || !place) {
        return false;
    }
    moved_ = true;
    table_->move(*held_, *place);
    reach_to(place);
    return true;
}

bool PracticeHand::release() {
    const bool was_dragged = held_.has_value() && moved_;
    held_.reset();
    reach_to(std::nullopt);
    return was_dragged;
}

bool PracticeHand::turn(const QPointF& at, double degrees) {
    const auto figure = figure_at(at);
    const auto pieces = table_->pieces();
    const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const auto& piece) {
        return figure && piece.id == *figure;
    });
    return found != pieces.end() && table_->turn(*figure, found->heading_deg + degrees);
}

bool PracticeHand::eventFilter(QObject* watched, QEvent* event) {
    const bool mine = view_.showing() == Showing::Picture && view_.tool() == Tool::Look;
    if (!mine) {
        return QObject::eventFilter(watched, event);
    }
    switch (event->type()) {
        case QEvent::MouseButtonPress: {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            return press(mouse->position(), mouse->button());
        }
        case QEvent::MouseMove:
            return drag(static_cast<QMouseEvent*>(event)->position());
        case QEvent::MouseButtonRelease:
            if (release()) {
                view_.forget_press();
                return true;
            }
            return false;
        case QEvent::Wheel: {
            const auto* wheel = static_cast<QWheelEvent*>(event);
            const int angle = wheel->angleDelta().y() + wheel->angleDelta().x();
            return (wheel->modifiers() & Qt::ShiftModifier) != 0 &&
                   turn(wheel->position(), angle > 0 ? kTurn_deg : -kTurn_deg);
        }
        default:
            return QObject::eventFilter(watched, event);
    }
}

}  // namespace littlewars::ui

#include "ui/window/replay_timeline.hpp"

#include "ui/window/card_content.hpp"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr double kMargin = 10;     ///< Beside the track: the marks at its ends stand out.
constexpr double kTrack = 6;       ///< Its height.
constexpr double kRuling = 5;      ///< Half a diamond.
constexpr double kSnap = 6;        ///< A press this near to a ruling means it.
constexpr double kFaint = 0.45;    ///< Of what is still to come.
constexpr double kPlayHead = 2.5;  ///< Its width.

QString words_of_mark(const MarkAt& mark) {
    switch (mark.what) {
        case ReplayMark::MoveBegun:
            return ReplayTimeline::tr("Move %1: %2 begins")
                .arg(mark.move)
                .arg(side_word(mark.side));
        case ReplayMark::MoveEnded:
            return ReplayTimeline::tr("Move %1: %2 ends it")
                .arg(mark.move)
                .arg(side_word(mark.side));
        case ReplayMark::Ruling:
            return ReplayTimeline::tr("Move %1: the ruling on %2")
                .arg(mark.move)
                .arg(side_word(mark.side));
        case ReplayMark::Note:
            break;
    }
    return QString::fromStdString(mark.words);
}

}  // namespace

ReplayTimeline::ReplayTimeline(QWidget* parent)
    : QWidget(parent), style_(picture_style(kDefaultArmies)) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Time line"));
}

QSize ReplayTimeline::sizeHint() const {
    return {400, 30};
}

void ReplayTimeline::set_match(double begin_s, double end_s, std::vector<MarkAt> marks) {
    begin_s_ = begin_s;
    end_s_ = std::max(end_s, begin_s + 0.001);
    marks_ = std::move(marks);
    update();
}

void ReplayTimeline::set_sides(std::array<std::string, 2> sides, const OverlayStyle& style) {
    sides_ = std::move(sides);
    style_ = style;
    update();
}

void ReplayTimeline::set_time(double time_s) {
    time_s_ = time_s;
    update();
}

double ReplayTimeline::x_of(double time_s) const {
    const double share = (time_s - begin_s_) / (end_s_ - begin_s_);
    return kMargin + std::clamp(share, 0.0, 1.0) * (width() - 2 * kMargin);
}

double ReplayTimeline::time_at(double x) const {
    const double share = (x - kMargin) / std::max(1.0, width() - 2 * kMargin);
    return begin_s_ + std::clamp(share, 0.0, 1.0) * (end_s_ - begin_s_);
}

const MarkAt* ReplayTimeline::mark_near(double x) const {
    const MarkAt* best = nullptr;
    for (const MarkAt& mark : marks_) {
        const double distance = std::abs(x_of(mark.time_s) - x);
        const bool nearer = best == nullptr || distance < std::abs(x_of(best->time_s) - x);
        if (distance <= kSnap && nearer) {
            best = &mark;
        }
    }
    return best;
}

QColor ReplayTimeline::ink_of(const std::string& side) const {
    return style_.of_side(side == sides_[0] ? 0 : (side == sides_[1] ? 1 : -1));
}

void ReplayTimeline::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    const QRectF track(kMargin, middle - kTrack / 2, width() - 2 * kMargin, kTrack);
    const QColor ink = palette().color(QPalette::WindowText);
    QColor faint = ink;
    faint.setAlphaF(0.18F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint);
    painter.drawRoundedRect(track, kTrack / 2, kTrack / 2);
    paint_moves(painter, track);
    paint_marks(painter, track);
    painter.setPen(QPen(ink, kPlayHead, Qt::SolidLine, Qt::RoundCap));
    const double x = x_of(time_s_);
    painter.drawLine(QPointF(x, 3), QPointF(x, height() - 3));
}

/// From a move's begin to its end; bands still to come are faint.
void ReplayTimeline::paint_moves(QPainter& painter, const QRectF& track) const {
    const MarkAt* begun = nullptr;
    for (const MarkAt& mark : marks_) {
        if (mark.what == ReplayMark::MoveBegun) {
            begun = &mark;
        } else if (mark.what == ReplayMark::MoveEnded && begun != nullptr) {
            const QRectF band(x_of(begun->time_s),
                              track.top(),
                              std::max(1.0, x_of(mark.time_s) - x_of(begun->time_s)),
                              track.height());
            painter.setOpacity(begun->time_s <= time_s_ ? 1.0 : kFaint);
            painter.setBrush(ink_of(mark.side));
            painter.drawRect(band);
            begun = nullptr;
        }
    }
    painter.setOpacity(1.0);
}

void ReplayTimeline::paint_marks(QPainter& painter, const QRectF& track) const {
    const QColor ink = palette().color(QPalette::WindowText);
    for (const MarkAt& mark : marks_) {
        const double x = x_of(mark.time_s);
        painter.setOpacity(mark.time_s <= time_s_ ? 1.0 : kFaint);
        if (mark.what == ReplayMark::Ruling) {
            const QPointF centre(x, track.center().y());
            painter.setPen(QPen(palette().color(QPalette::Window), 1.5));
            painter.setBrush(ink);
            painter.drawPolygon(QPolygonF({centre + QPointF(0, -kRuling - 2),
                                           centre + QPointF(kRuling, 0),
                                           centre + QPointF(0, kRuling + 2),
                                           centre + QPointF(-kRuling, 0)}));
        } else if (mark.what == ReplayMark::Note) {
            painter.setPen(QPen(ink, 1.2));
            painter.drawLine(QPointF(x, track.top() - 6), QPointF(x, track.top() - 1));
        }
    }
    painter.setPen(Qt::NoPen);
    painter.setOpacity(1.0);
}

void ReplayTimeline::seek(double x) {
    const MarkAt* mark = mark_near(x);
    const bool ruling = mark != nullptr && mark->what == ReplayMark::Ruling;
    emit sought(ruling ? mark->time_s : time_at(x));
}

void ReplayTimeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        seek(event->position().x());
    }
}

void ReplayTimeline::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0) {
        emit sought(time_at(event->position().x()));
    }
    const MarkAt* mark = mark_near(event->position().x());
    setToolTip(mark != nullptr ? words_of_mark(*mark) : QString());
}

}  // namespace littlewars::ui

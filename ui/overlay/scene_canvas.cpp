#include "ui/overlay/scene_canvas.hpp"

#include <QPainterPath>

namespace littlewars::ui {
namespace {

constexpr double kHalo = 1.3;  // on either side of a line
constexpr int kFillAlpha = 38;
constexpr int kHatchAlpha = 70;

}  // namespace

std::optional<QPointF> SceneCanvas::at(TablePoint point) const {
    const auto widget = projection_.widget_from_table(point);
    if (!widget) {
        return std::nullopt;
    }
    return QPointF(widget->x, widget->y);
}

QPolygonF SceneCanvas::polygon(std::span<const TablePoint> outline) const {
    QPolygonF drawn;
    drawn.reserve(static_cast<qsizetype>(outline.size()));
    for (const TablePoint& point : outline) {
        if (const auto corner = at(point)) {
            drawn.append(*corner);
        }
    }
    return drawn;
}

QPen SceneCanvas::pen(const Stroke& stroke) const {
    QPen pen(stroke.colour, stroke.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (stroke.certainty == Certainty::Doubtful) {
        pen.setDashPattern({4.0, 3.0});
    }
    return pen;
}

QPen SceneCanvas::halo_pen(const Stroke& stroke) const {
    QPen pen = this->pen(stroke);
    pen.setColor(style_.halo);
    pen.setWidthF(stroke.width + 2 * kHalo);
    pen.setStyle(Qt::SolidLine);
    return pen;
}

void SceneCanvas::closed(const QPolygonF& line, const Stroke& stroke) const {
    painter_.setBrush(Qt::NoBrush);
    if (style_.halo.alpha() > 0) {
        painter_.setPen(halo_pen(stroke));
        painter_.drawPolygon(line);
    }
    painter_.setPen(pen(stroke));
    painter_.drawPolygon(line);
}

void SceneCanvas::open(const QPolygonF& line, const Stroke& stroke) const {
    painter_.setBrush(Qt::NoBrush);
    if (style_.halo.alpha() > 0) {
        painter_.setPen(halo_pen(stroke));
        painter_.drawPolyline(line);
    }
    painter_.setPen(pen(stroke));
    painter_.drawPolyline(line);
}

void SceneCanvas::line(TablePoint from, TablePoint to, const Stroke& stroke) const {
    const auto start = at(from);
    const auto end = at(to);
    if (start && end) {
        open(QPolygonF({*start, *end}), stroke);
    }
}

void SceneCanvas::area(const QPolygonF& outline, QColor colour, Certainty certainty) const {
    painter_.setPen(Qt::NoPen);
    if (certainty == Certainty::Doubtful) {
        colour.setAlpha(kHatchAlpha);
        painter_.setBrush(QBrush(colour, Qt::BDiagPattern));
    } else {
        colour.setAlpha(kFillAlpha);
        painter_.setBrush(colour);
    }
    painter_.drawPolygon(outline);
    painter_.setBrush(Qt::NoBrush);
}

}  // namespace littlewars::ui

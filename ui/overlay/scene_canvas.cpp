#include "ui/overlay/scene_canvas.hpp"

#include <QLineF>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <vector>

namespace littlewars::ui {
namespace {

constexpr double kHalo = 1.3;  // on either side of a line
constexpr int kFillAlpha = 38;
constexpr int kHatchAlpha = 70;

/// The part of a straight line within a rectangle (Liang and Barsky 1984).
std::optional<QLineF> part_within(const QLineF& line, const QRectF& room) {
    double begin = 0;
    double end = 1;
    const std::array<std::array<double, 2>, 4> edges{{{-line.dx(), line.x1() - room.left()},
                                                      {line.dx(), room.right() - line.x1()},
                                                      {-line.dy(), line.y1() - room.top()},
                                                      {line.dy(), room.bottom() - line.y1()}}};
    for (const auto& [outward, within] : edges) {
        if (outward < 0) {
            begin = std::max(begin, within / outward);
        } else if (outward > 0) {
            end = std::min(end, within / outward);
        } else if (within < 0) {
            return std::nullopt;
        }
    }
    return begin < end ? std::optional(QLineF(line.pointAt(begin), line.pointAt(end)))
                       : std::nullopt;
}

/// What of a broken line lies within a rectangle.
std::vector<QPolygonF> pieces_within(const QPolygonF& line, const QRectF& room) {
    std::vector<QPolygonF> pieces;
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        const auto part = part_within({line[i], line[i + 1]}, room);
        if (!part) {
            continue;
        }
        if (pieces.empty() || pieces.back().back() != part->p1()) {
            pieces.push_back(QPolygonF({part->p1()}));
        }
        pieces.back().append(part->p2());
    }
    return pieces;
}

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

bool SceneCanvas::is_inside(const QPolygonF& shape) const {
    return !bounds_ || std::all_of(shape.begin(), shape.end(), [this](const QPointF& point) {
        return bounds_->contains(point);
    });
}

void SceneCanvas::draw_line(const QPolygonF& line) const {
    if (is_inside(line)) {
        painter_.drawPolyline(line);
        return;
    }
    for (const QPolygonF& piece : pieces_within(line, *bounds_)) {
        painter_.drawPolyline(piece);
    }
}

void SceneCanvas::outline(const QPolygonF& line, const QPen& pen) const {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(pen);
    if (is_inside(line)) {
        painter_.drawPolygon(line);
    } else {
        draw_line(QPolygonF(line) << line.front());
    }
}

void SceneCanvas::closed(const QPolygonF& line, const Stroke& stroke) const {
    if (style_.halo.alpha() > 0) {
        outline(line, halo_pen(stroke));
    }
    outline(line, pen(stroke));
}

void SceneCanvas::open(const QPolygonF& line, const Stroke& stroke) const {
    painter_.setBrush(Qt::NoBrush);
    if (style_.halo.alpha() > 0) {
        painter_.setPen(halo_pen(stroke));
        draw_line(line);
    }
    painter_.setPen(pen(stroke));
    draw_line(line);
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
    if (is_inside(outline)) {
        painter_.drawPolygon(outline);
    } else {
        QPainterPath shape;
        shape.addPolygon(outline);
        shape.closeSubpath();
        QPainterPath room;
        room.addRect(*bounds_);
        painter_.drawPath(shape.intersected(room));
    }
    painter_.setBrush(Qt::NoBrush);
}

}  // namespace littlewars::ui

#include "ui/overlay/piece_painter.hpp"

#include "ui/overlay/scene_outline.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace littlewars::ui {
namespace {

constexpr double kClear_mm = 2.5;         // between a base and its ring
constexpr double kSecondRing_mm = 4.5;    // between the two rings of the second side
constexpr double kSecondRingLeast = 3.4;  // the same, in widget units
constexpr int kRingCorners = 28;

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

/// Half lengths along and across the heading.
std::array<double, 2> half_axes(const ScenePiece& piece) {
    if (piece.kind != vision::PieceKind::Cavalry || !piece.heading_deg || piece.outline.empty()) {
        return {piece.radius_mm, piece.radius_mm};
    }
    const double cosine = std::cos(radians(*piece.heading_deg));
    const double sine = std::sin(radians(*piece.heading_deg));
    std::array<double, 2> half{0, 0};
    for (const TablePoint& corner : piece.outline) {
        const double x = corner.x_mm - piece.centre.x_mm;
        const double y = corner.y_mm - piece.centre.y_mm;
        half[0] = std::max(half[0], std::abs(x * cosine + y * sine));
        half[1] = std::max(half[1], std::abs(-x * sine + y * cosine));
    }
    return half;
}

double second_ring_mm(const SceneCanvas& canvas, const ScenePiece& piece) {
    const double units = canvas.projection().units_per_mm(piece.centre);
    return units > 0 ? std::max(kSecondRing_mm, kSecondRingLeast / units) : kSecondRing_mm;
}

QColor ink_of(const SceneCanvas& canvas, const ScenePiece& piece) {
    QColor ink = piece.lit ? canvas.style().accent : canvas.style().of_side(piece.side);
    if (piece.unseen || piece.mark == SceneMark::Dead) {
        ink.setAlphaF(0.45F);
    }
    return ink;
}

void paint_rings(const SceneCanvas& canvas, const ScenePiece& piece, const Stroke& stroke) {
    if (piece.lit) {
        canvas.area(canvas.polygon(ring_of(piece, kClear_mm)), stroke.colour, Certainty::Firm);
    }
    canvas.closed(canvas.polygon(ring_of(piece, kClear_mm)), stroke);
    if (piece.side == 1) {
        const double outside = kClear_mm + second_ring_mm(canvas, piece);
        canvas.closed(canvas.polygon(ring_of(piece, outside)), stroke);
    }
}

void paint_arrow_head(const SceneCanvas& canvas, QPointF tip, QPointF tail, const Stroke& stroke) {
    const QPointF along = tip - tail;
    const double length = std::hypot(along.x(), along.y());
    if (length < 1) {
        return;
    }
    const QPointF unit = along / length;
    const QPointF across(-unit.y(), unit.x());
    const double size = 3.5 + 2 * stroke.width;
    canvas.open(QPolygonF({tip - unit * size + across * size * 0.6,
                           tip,
                           tip - unit * size - across * size * 0.6}),
                {stroke.colour, stroke.width, Certainty::Firm});
}

TablePoint middle_of(const vision::GunFoot& gun) {
    return {(gun.axle[0].x_mm + gun.axle[1].x_mm) / 2, (gun.axle[0].y_mm + gun.axle[1].y_mm) / 2};
}

/// As far before the axle as half the way to the trail's end.
TablePoint muzzle_of(const vision::GunFoot& gun) {
    const TablePoint middle = middle_of(gun);
    return {1.5 * middle.x_mm - 0.5 * gun.trail.x_mm, 1.5 * middle.y_mm - 0.5 * gun.trail.y_mm};
}

/// Outline, axle line and an arrow where the muzzle points.
void paint_gun_body(const SceneCanvas& canvas, const ScenePiece& piece, const Stroke& stroke) {
    const SceneOutline body = piece.outline.empty() ? circle_outline(piece.centre, piece.radius_mm)
                                                    : grown_outline(piece.outline, kClear_mm);
    canvas.closed(canvas.polygon(body), stroke);
    if (piece.side == 1) {
        canvas.closed(canvas.polygon(grown_outline(body, second_ring_mm(canvas, piece))), stroke);
    }
    if (!piece.gun) {
        return;
    }
    canvas.line(piece.gun->axle[0], piece.gun->axle[1], {stroke.colour, stroke.width * 1.5});
    const TablePoint middle = middle_of(*piece.gun);
    const TablePoint muzzle = muzzle_of(*piece.gun);
    canvas.line(middle, muzzle, stroke);
    if (const auto tip = canvas.at(muzzle), tail = canvas.at(middle); tip && tail) {
        paint_arrow_head(canvas, *tip, *tail, stroke);
    }
}

void paint_cross(const SceneCanvas& canvas, const QRectF& box, const Stroke& stroke) {
    canvas.open(QPolygonF({box.topLeft(), box.bottomRight()}), stroke);
    canvas.open(QPolygonF({box.topRight(), box.bottomLeft()}), stroke);
}

void paint_brackets(const SceneCanvas& canvas, const QRectF& box, const Stroke& stroke) {
    const double foot = box.width() * 0.22;
    for (const double sign : {-1.0, 1.0}) {
        const double x = box.center().x() + sign * box.width() * 0.62;
        canvas.open(QPolygonF({QPointF(x - sign * foot, box.top()),
                               QPointF(x, box.top()),
                               QPointF(x, box.bottom()),
                               QPointF(x - sign * foot, box.bottom())}),
                    stroke);
    }
}

void paint_mark(const SceneCanvas& canvas, const ScenePiece& piece) {
    const QRectF box = canvas.polygon(ring_of(piece, kClear_mm)).boundingRect();
    const OverlayStyle& style = canvas.style();
    switch (piece.mark) {
        case SceneMark::ProposedDead:
            paint_cross(canvas, box, {style.accent, style.line * 1.8});
            break;
        case SceneMark::Dead:
            paint_cross(canvas, box, {style.ink, style.line});
            break;
        case SceneMark::ProposedPrisoner:
            paint_brackets(canvas, box, {style.accent, style.line * 1.8});
            break;
        case SceneMark::Prisoner:
            paint_brackets(canvas, box, {style.ink, style.line * 1.2});
            break;
        case SceneMark::Disarmed:
            canvas.open(QPolygonF({box.bottomLeft(), box.topRight()}), {style.ink, style.line});
            break;
        case SceneMark::None:
            break;
    }
}

}  // namespace

SceneOutline ring_of(const ScenePiece& piece, double outside_mm) {
    const auto [along, across] = half_axes(piece);
    const double heading = radians(piece.heading_deg.value_or(0));
    SceneOutline ring;
    ring.reserve(kRingCorners);
    for (int corner = 0; corner < kRingCorners; ++corner) {
        const double angle = 2 * std::numbers::pi * corner / kRingCorners;
        const double x = (along + outside_mm) * std::cos(angle);
        const double y = (across + outside_mm) * std::sin(angle);
        ring.push_back({piece.centre.x_mm + x * std::cos(heading) - y * std::sin(heading),
                        piece.centre.y_mm + x * std::sin(heading) + y * std::cos(heading)});
    }
    return ring;
}

void paint_piece(const SceneCanvas& canvas, const ScenePiece& piece) {
    const double width = canvas.style().line * (piece.lit ? 1.8 : 1.0);
    const Certainty certainty = piece.unseen ? Certainty::Doubtful : piece.certainty;
    const Stroke stroke{ink_of(canvas, piece), width, certainty};
    if (piece.kind == vision::PieceKind::Gun) {
        paint_gun_body(canvas, piece, stroke);
    } else {
        paint_rings(canvas, piece, stroke);
    }
    paint_mark(canvas, piece);
}

QRectF extent_of(const SceneCanvas& canvas, const ScenePiece& piece) {
    constexpr double kStrokes = 10;    // halos, arrow heads
    constexpr double kBrackets = 0.3;  // of the width, on either side
    const double outside = kClear_mm + second_ring_mm(canvas, piece);
    SceneOutline all = ring_of(piece, outside);
    const SceneOutline body = grown_outline(piece.outline, outside);
    all.insert(all.end(), body.begin(), body.end());
    if (piece.gun) {
        all.insert(all.end(), piece.gun->axle.begin(), piece.gun->axle.end());
        all.push_back(muzzle_of(*piece.gun));
    }
    const QRectF box = canvas.polygon(all).boundingRect();
    const double aside = kBrackets * box.width() + kStrokes;
    return box.adjusted(-aside, -kStrokes, aside, kStrokes);
}

void paint_box(const SceneCanvas& canvas, const SceneBox& box, const PictureTransform& transform) {
    const WidgetPoint top = transform.widget_from_picture({box.box.u0_px, box.box.v0_px});
    const WidgetPoint bottom = transform.widget_from_picture({box.box.u1_px, box.box.v1_px});
    const QRectF frame(QPointF(top.x, top.y), QPointF(bottom.x, bottom.y));
    const Stroke stroke{canvas.style().of_side(box.side), canvas.style().line, box.certainty};
    canvas.closed(QPolygonF(frame), stroke);
    if (box.side == 1) {
        canvas.closed(QPolygonF(frame.adjusted(-4, -4, 4, 4)), stroke);
    }
}

}  // namespace littlewars::ui

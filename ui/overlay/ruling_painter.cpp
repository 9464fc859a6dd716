#include "ui/overlay/ruling_painter.hpp"

#include <cmath>

namespace littlewars::ui {
namespace {

void paint_melee(const SceneCanvas& canvas, const SceneMelee& melee) {
    const OverlayStyle& style = canvas.style();
    for (const SceneOutline& reach : melee.reach) {
        const QPolygonF drawn = canvas.polygon(reach);
        canvas.area(drawn, style.ink, Certainty::Firm);
        QColor faint = style.ink;
        faint.setAlphaF(0.45F);
        canvas.outline(drawn, QPen(faint, style.line * 0.7));
    }
    const QPolygonF hull = canvas.polygon(melee.hull);
    if (melee.certainty == Certainty::Doubtful) {
        canvas.area(hull, style.ink, Certainty::Doubtful);
    }
    canvas.closed(hull,
                  {melee.settled ? style.ink : style.accent, style.line * 1.3, melee.certainty});
}

void paint_gun_reach(const SceneCanvas& canvas, const SceneGun& gun) {
    QColor colour = canvas.style().of_side(gun.side);
    if (gun.certainty == Certainty::Doubtful) {
        canvas.area(canvas.polygon(gun.reach), colour, Certainty::Doubtful);
    }
    colour.setAlphaF(0.6F);
    canvas.closed(canvas.polygon(gun.reach), {colour, canvas.style().line * 0.7, gun.certainty});
}

/// An isolated body's outline is broken: long dashes, whatever its certainty.
void paint_body(const SceneCanvas& canvas, const SceneBody& body) {
    const OverlayStyle& style = canvas.style();
    const QPolygonF drawn = canvas.polygon(body.outline);
    QPen pen(style.ink, style.line * 1.2);
    if (body.isolated) {
        pen.setDashPattern({9, 5});
    }
    canvas.outline(drawn, pen);
    if (body.certainty == Certainty::Doubtful) {
        canvas.area(drawn, style.ink, Certainty::Doubtful);
    }
}

void paint_head(const SceneCanvas& canvas, QPointF from, QPointF to, const Stroke& stroke) {
    const QPointF along = to - from;
    const double length = std::hypot(along.x(), along.y());
    if (length < 6) {
        return;
    }
    const QPointF unit = along / length;
    const QPointF across(-unit.y(), unit.x());
    const double size = 4 + 2 * stroke.width;
    canvas.open(
        QPolygonF({to - (unit + across * 0.55) * size, to, to - (unit - across * 0.55) * size}),
        {stroke.colour, stroke.width});
}

void paint_move(const SceneCanvas& canvas, const SceneMove& move) {
    const OverlayStyle& style = canvas.style();
    const Stroke stroke{move.too_long ? style.warning : style.of_side(move.side),
                        style.line * (move.too_long ? 2.2 : 1.0),
                        move.certainty};
    canvas.line(move.from, move.to, stroke);
    const auto from = canvas.at(move.from);
    const auto to = canvas.at(move.to);
    if (from && to) {
        paint_head(canvas, *from, *to, stroke);
    }
}

/// A short bold bar between two bases; a doubtful one is drawn as rungs across the gap.
void paint_contact(const SceneCanvas& canvas, const SceneContact& contact) {
    const auto from = canvas.at(contact.from);
    const auto to = canvas.at(contact.to);
    if (!from || !to) {
        return;
    }
    const OverlayStyle& style = canvas.style();
    constexpr double kShortest = 9;
    const QPointF middle = (*from + *to) / 2;
    QPointF along = *to - *from;
    const double length = std::hypot(along.x(), along.y());
    along = length > 0.1 ? along / length : QPointF(1, 0);
    const double half = std::max(length, kShortest) / 2;
    const bool open = contact.lit || contact.certainty == Certainty::Doubtful;
    Stroke bar{open ? style.accent : style.ink, style.line * 2.0, contact.certainty};
    if (contact.certainty == Certainty::Firm) {
        canvas.open(QPolygonF({middle - along * half, middle + along * half}), bar);
        return;
    }
    bar = {bar.colour, style.line * 1.2, Certainty::Firm};
    const QPointF across(-along.y(), along.x());
    for (const double place : {-1.0, -0.33, 0.33, 1.0}) {
        const QPointF rung = middle + along * half * place;
        canvas.open(QPolygonF({rung - across * 4 + along * 2, rung + across * 4 - along * 2}), bar);
    }
}

void paint_tether(const SceneCanvas& canvas, const SceneTether& tether) {
    const OverlayStyle& style = canvas.style();
    canvas.line(tether.prisoner, tether.guard, {style.ink, style.line * 0.8});
    if (const auto knot = canvas.at(tether.guard)) {
        canvas.painter().setBrush(style.ink);
        canvas.painter().drawEllipse(*knot, 2.5, 2.5);
    }
}

/// A chain of two links at the middle of the line from a force to its supporter.
void paint_support(const SceneCanvas& canvas, TablePoint from, TablePoint to) {
    QColor colour = canvas.style().ink;
    colour.setAlphaF(0.75F);
    canvas.line(from, to, {colour, canvas.style().line * 0.8});
    if (const auto end = canvas.at(to)) {
        canvas.painter().setBrush(Qt::NoBrush);
        canvas.painter().setPen(QPen(colour, canvas.style().line));
        canvas.painter().drawEllipse(*end, 4, 4);
    }
}

void paint_tape(const SceneCanvas& canvas, const SceneTape& tape) {
    const OverlayStyle& style = canvas.style();
    canvas.line(tape.from, tape.to, {style.accent, style.line * 1.4});
    for (const TablePoint& end : {tape.from, tape.to}) {
        if (const auto tick = canvas.at(end)) {
            canvas.painter().setPen(QPen(style.accent, style.line * 1.4));
            canvas.painter().drawLine(*tick - QPointF(0, 6), *tick + QPointF(0, 6));
        }
    }
}

}  // namespace

void paint_grounds(const SceneCanvas& canvas, const OverlayScene& scene) {
    for (const SceneGun& gun : scene.guns) {
        paint_gun_reach(canvas, gun);
    }
    for (const SceneMelee& melee : scene.melees) {
        paint_melee(canvas, melee);
    }
    for (const SceneBody& body : scene.bodies) {
        paint_body(canvas, body);
    }
}

void paint_links(const SceneCanvas& canvas, const OverlayScene& scene) {
    for (const SceneMove& move : scene.moves) {
        paint_move(canvas, move);
    }
    for (const SceneMelee& melee : scene.melees) {
        for (const auto& [from, to] : melee.links) {
            paint_support(canvas, from, to);
        }
    }
    for (const SceneTether& tether : scene.tethers) {
        paint_tether(canvas, tether);
    }
    for (const SceneContact& contact : scene.contacts) {
        paint_contact(canvas, contact);
    }
    for (const SceneTape& tape : scene.tapes) {
        paint_tape(canvas, tape);
    }
}

}  // namespace littlewars::ui

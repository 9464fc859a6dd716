#include "ui/overlay/position_scene.hpp"

#include "ui/overlay/build_overlay.hpp"
#include "ui/overlay/scene_outline.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <variant>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using calibration::kMillimetresPerInch;

TablePoint point_of(rules::Spot spot) {
    return {spot.x_in * kMillimetresPerInch, spot.y_in * kMillimetresPerInch};
}

std::vector<TablePoint> outline_of(const rules::Shape& shape) {
    if (const auto* disc = std::get_if<rules::Disc>(&shape)) {
        return circle_outline(point_of(disc->centre), disc->radius_in * kMillimetresPerInch);
    }
    std::vector<TablePoint> outline;
    for (const rules::Spot& corner : std::get<rules::Polygon>(shape).corners) {
        outline.push_back(point_of(corner));
    }
    return outline;
}

/// The direction of the longest edge: along the horse.
double long_axis_deg(const std::vector<TablePoint>& outline) {
    double longest_mm = 0;
    double direction_deg = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const TablePoint& a = outline[i];
        const TablePoint& b = outline[(i + 1) % outline.size()];
        const double length_mm = std::hypot(b.x_mm - a.x_mm, b.y_mm - a.y_mm);
        if (length_mm > longest_mm + 1e-9) {
            longest_mm = length_mm;
            direction_deg = std::atan2(b.y_mm - a.y_mm, b.x_mm - a.x_mm) * 180 / std::numbers::pi;
        }
    }
    return direction_deg;
}

void put_in_place(PieceView& piece, rules::Spot now, std::optional<rules::Spot> from) {
    piece.place.centre = point_of(now);
    if (from) {
        piece.from = point_of(*from);
        piece.moved_mm = rules::distance_in(now, *from) * kMillimetresPerInch;
    }
}

PieceView view_of(const rules::ManInput& man,
                  const rules::PositionInput& position,
                  const rules::Rulings& rulings) {
    PieceView piece;
    piece.name = man.id;
    piece.side = position.sides[man.side];
    piece.side_index = static_cast<int>(man.side);
    piece.kind =
        man.kind == rules::Kind::Cavalry ? vision::PieceKind::Cavalry : vision::PieceKind::Infantry;
    piece.status = man.status;
    piece.place.outline = outline_of(man.shape);
    piece.place.sigma_mm = man.sigma_in * kMillimetresPerInch;
    put_in_place(piece, rules::Outline(man.shape).centre(), man.from);
    if (man.kind == rules::Kind::Cavalry && std::holds_alternative<rules::Polygon>(man.shape)) {
        piece.place.heading_deg = long_axis_deg(piece.place.outline);
    }
    const auto& guards = rulings.prisoners.guards;
    const auto held = std::find_if(
        guards.begin(), guards.end(), [&](const auto& one) { return one.prisoner == man.id; });
    if (held != guards.end()) {
        piece.guard = held->guard;
    }
    return piece;
}

PieceView view_of(const rules::GunInput& gun, const rules::PositionInput& position) {
    PieceView piece;
    piece.name = gun.id;
    piece.side = position.sides[gun.side];
    piece.side_index = static_cast<int>(gun.side);
    piece.kind = vision::PieceKind::Gun;
    piece.place.outline = outline_of(rules::outline_of(gun));
    piece.place.sigma_mm = gun.sigma_in * kMillimetresPerInch;
    piece.place.gun =
        vision::GunFoot{{point_of(gun.axle.from), point_of(gun.axle.to)}, point_of(gun.trail)};
    put_in_place(piece, gun.axle.middle(), gun.from);
    piece.fired = gun.fired;
    return piece;
}

BodyAsked asked(const rules::BodyInput& body,
                const rules::BodyRuling& ruling,
                const rules::PositionInput& position) {
    return {body.name,
            position.sides[body.side],
            body.men,
            ruling.isolated,
            ruling.supporters,
            ruling.firm};
}

}  // namespace

OverlayScene position_scene(const rules::PositionInput& position, const rules::Rulings& rulings) {
    SessionView view;
    view.sides = position.sides.of;
    view.mover = position.sides[position.moved];
    for (const rules::ManInput& man : position.men) {
        view.pieces.push_back(view_of(man, position, rulings));
    }
    for (const rules::GunInput& gun : position.guns) {
        view.pieces.push_back(view_of(gun, position));
    }
    for (const rules::BodyInput& body : position.bodies) {
        const auto ruling = std::find_if(rulings.bodies.begin(),
                                         rulings.bodies.end(),
                                         [&](const auto& one) { return one.name == body.name; });
        if (ruling != rulings.bodies.end()) {
            view.bodies.push_back(asked(body, *ruling, position));
        }
    }
    MatchSettings settings;
    settings.edition = position.edition;
    settings.options = position.options;
    const Judgement judgement{0, view.mover, 0, position, {}, rulings};
    return build_overlay(view, settings, &judgement);
}

calibration::TableSize table_of(const rules::PositionInput& position) {
    return {position.table.width_in * kMillimetresPerInch,
            position.table.depth_in * kMillimetresPerInch};
}

}  // namespace littlewars::ui

#include "ui/session/position_from_observation.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using calibration::kMillimetresPerInch;
using vision::TablePoint;

/// A man whose outline isn't known stands on a base of this radius (54 mm figures).
constexpr double kBaseRadius_mm = 10;
/// A piece out of sight was not moved, but may have been brushed: its sigma is at least this.
constexpr double kUnseenSigma_mm = 4;

double inches(double length_mm) {
    return length_mm / kMillimetresPerInch;
}

rules::Spot spot(const TablePoint& point) {
    return {inches(point.x_mm), inches(point.y_mm)};
}

rules::Polygon polygon(const std::vector<TablePoint>& outline) {
    rules::Polygon result;
    for (const TablePoint& corner : outline) {
        const rules::Spot next = spot(corner);
        if (result.corners.empty() || rules::distance_in(result.corners.back(), next) > 1e-6) {
            result.corners.push_back(next);
        }
    }
    while (result.corners.size() > 1 &&
           rules::distance_in(result.corners.front(), result.corners.back()) <= 1e-6) {
        result.corners.pop_back();
    }
    return result;
}

/// Twice the signed area.
double doubled_area(const std::vector<TablePoint>& outline) {
    double sum = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const TablePoint& a = outline[i];
        const TablePoint& b = outline[(i + 1) % outline.size()];
        sum += a.x_mm * b.y_mm - b.x_mm * a.y_mm;
    }
    return sum;
}

rules::Shape shape_of(const vision::PieceOnTable& place) {
    rules::Polygon outline = polygon(place.outline);
    if (!rules::polygon_flaw(outline)) {
        return outline;
    }
    const double area_mm2 = std::abs(doubled_area(place.outline)) / 2;
    const double radius_mm = std::sqrt(area_mm2 / std::numbers::pi);
    return rules::Disc{spot(place.centre), inches(radius_mm > 1 ? radius_mm : kBaseRadius_mm)};
}

/// Where the referee takes a man's centre to be, so that `from` and now are the same point of him.
rules::Spot centre_of(const vision::PieceOnTable& place) {
    return rules::Outline(shape_of(place)).centre();
}

rules::Spot axle_middle(const vision::GunFoot& foot) {
    return rules::Line{spot(foot.axle[0]), spot(foot.axle[1])}.middle();
}

/// Where a man's centre was when the move began; a displacement that noise explains is none.
rules::Spot from_of(const vision::PieceOnTable& start, const vision::PieceOnTable& now) {
    constexpr double kSigmas = 3;
    const double noise_mm = kSigmas * std::hypot(start.sigma_mm, now.sigma_mm);
    const double moved_mm =
        std::hypot(start.centre.x_mm - now.centre.x_mm, start.centre.y_mm - now.centre.y_mm);
    return centre_of(moved_mm <= noise_mm ? now : start);
}

double sigma_of(const SessionPiece& piece, const vision::PieceOnTable& place) {
    const double sigma_mm =
        piece.visible ? place.sigma_mm : std::max(place.sigma_mm, kUnseenSigma_mm);
    return inches(std::max(sigma_mm, 0.0));
}

rules::Side side_of(const MatchState& state, const std::string& side) {
    return side == state.settings.sides[0] ? rules::Side::First : rules::Side::Second;
}

rules::ManInput man_of(const MatchState& state, const SessionPiece& piece) {
    const vision::PieceOnTable place = piece.place();
    rules::ManInput man;
    man.id = piece.name;
    man.side = side_of(state, piece.side);
    man.kind =
        piece.kind == vision::PieceKind::Cavalry ? rules::Kind::Cavalry : rules::Kind::Infantry;
    man.shape = shape_of(place);
    if (piece.start) {
        man.from = from_of(*piece.start, place);
    }
    man.status = piece.status_now();
    man.sigma_in = sigma_of(piece, place);
    return man;
}

rules::GunInput gun_of(const MatchState& state, const SessionPiece& piece) {
    const vision::PieceOnTable place = piece.place();
    rules::GunInput gun;
    gun.id = piece.name;
    gun.side = side_of(state, piece.side);
    gun.axle = {spot(place.gun->axle[0]), spot(place.gun->axle[1])};
    gun.trail = spot(place.gun->trail);
    rules::Polygon outline = polygon(place.outline);
    if (!rules::polygon_flaw(outline)) {
        gun.outline = std::move(outline);
    }
    if (piece.start && piece.start->gun) {
        gun.from = axle_middle(*piece.start->gun);
    }
    gun.fired = std::max(piece.fired, 0);
    gun.crew_before = piece.crew_before;
    gun.sigma_in = sigma_of(piece, place);
    return gun;
}

/// Why a piece can't be judged; empty when it can.
std::string reason_against(const SessionPiece& piece) {
    if (piece.side.empty()) {
        return "its side isn't known";
    }
    const bool is_gun = piece.kind == vision::PieceKind::Gun;
    if (is_gun && !piece.place().gun) {
        return "its wheels and trail weren't seen";
    }
    if (piece.gone) {
        return "it is not on the table any more";
    }
    return {};
}

/// A gun whose wheels and trail leave no axle line is left out rather than refused whole.
bool has_axle(const rules::GunInput& gun) {
    const rules::Line& axle = gun.axle;
    return rules::distance_in(axle.from, axle.to) > 1e-6 &&
           std::abs(axle.left_of_line_in(gun.trail)) > 1e-6;
}

rules::TableInput table_of(const MatchState& state) {
    rules::TableInput table;
    table.width_in = inches(state.settings.table_width_mm);
    table.depth_in = inches(state.settings.table_depth_mm);
    const rules::Line near{{0, 0}, {table.width_in, 0}};
    const rules::Line far{{0, table.depth_in}, {table.width_in, table.depth_in}};
    const std::string near_side = state.settings.near_side.value_or(nearer_side(state));
    const bool first_is_near = near_side == state.settings.sides[0];
    table.back_lines.of = {first_is_near ? near : far, first_is_near ? far : near};
    return table;
}

}  // namespace

double millimetres(double length_in) {
    return length_in * kMillimetresPerInch;
}

std::string nearer_side(const MatchState& state) {
    std::map<std::string, std::pair<double, int>> depth;
    for (const SessionPiece& piece : state.pieces) {
        if (piece.seen.table && !piece.side.empty()) {
            depth[piece.side].first += piece.place().centre.y_mm;
            depth[piece.side].second += 1;
        }
    }
    const auto mean = [&](const std::string& side) {
        const auto found = depth.find(side);
        return found == depth.end() ? state.settings.table_depth_mm / 2
                                    : found->second.first / found->second.second;
    };
    const auto& sides = state.settings.sides;
    return mean(sides[1]) < mean(sides[0]) ? sides[1] : sides[0];
}

PositionSeen position_from_pieces(const MatchState& state,
                                  const std::vector<SessionPiece>& pieces,
                                  const std::string& moved) {
    PositionSeen result;
    rules::PositionInput& position = result.position;
    position.sides.of = {state.settings.sides[0], state.settings.sides[1]};
    position.moved = side_of(state, moved);
    position.auto_choose = state.settings.auto_choice;
    position.edition = state.settings.edition;
    position.options = state.settings.options;
    position.table = table_of(state);
    for (const SessionPiece& piece : pieces) {
        const bool buried = piece.gone && piece.status_now() == Status::Dead;
        if (buried || (piece.held && piece.held->removed)) {
            continue;
        }
        const std::string reason = reason_against(piece);
        if (!reason.empty()) {
            result.left_out.push_back({piece.name, reason});
        } else if (piece.kind != vision::PieceKind::Gun) {
            position.men.push_back(man_of(state, piece));
        } else if (rules::GunInput gun = gun_of(state, piece); has_axle(gun)) {
            position.guns.push_back(std::move(gun));
        } else {
            result.left_out.push_back({piece.name, "its wheels and trail lie in one line"});
        }
    }
    return result;
}

}  // namespace littlewars::ui

#include "ui/overlay/build_overlay.hpp"

#include "ui/overlay/build_rulings.hpp"
#include "ui/overlay/scene_outline.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace littlewars::ui {
namespace {

using calibration::kMillimetresPerInch;

constexpr double kMoved_mm = 0.25 * kMillimetresPerInch;  // section 7: less is standing still
constexpr double kBaseRadius_mm = 12;
constexpr double kBodyMargin_mm = 16;

bool holds(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

double radius_mm(const PieceView& piece) {
    double total = 0;
    for (const TablePoint& corner : piece.place.outline) {
        total += std::hypot(corner.x_mm - piece.place.centre.x_mm,
                            corner.y_mm - piece.place.centre.y_mm);
    }
    const auto corners = static_cast<double>(piece.place.outline.size());
    return corners > 0 ? total / corners : kBaseRadius_mm;
}

SceneMark mark_of(const PieceView& piece) {
    switch (piece.status) {
        case Status::Prisoner:
            return SceneMark::Prisoner;
        case Status::Disarmed:
            return SceneMark::Disarmed;
        case Status::Dead:
            return SceneMark::Dead;
        case Status::Fighting:
            break;
    }
    return SceneMark::None;
}

ScenePiece scene_piece(const PieceView& piece, const OverlayExtras& extras) {
    const bool doubtful = piece.position_doubtful || piece.side_doubtful || piece.identity_doubtful;
    ScenePiece drawn;
    drawn.name = piece.name;
    drawn.kind = piece.kind;
    drawn.side = piece.side_index;
    drawn.centre = piece.place.centre;
    drawn.radius_mm = radius_mm(piece);
    drawn.heading_deg = piece.place.heading_deg;
    drawn.outline = piece.place.outline;
    drawn.gun = piece.place.gun;
    drawn.sigma_mm = piece.place.sigma_mm;
    drawn.certainty = doubtful ? Certainty::Doubtful : Certainty::Firm;
    drawn.fallen = !piece.standing;
    drawn.unseen = piece.missing;
    drawn.lit = holds(extras.lit, piece.name);
    drawn.mark = mark_of(piece);
    return drawn;
}

double allowed_in(vision::PieceKind kind, const referee::little_wars::Options& options) {
    return kind == vision::PieceKind::Infantry ? options.infantry_move_in : options.cavalry_move_in;
}

/// The move of a piece of the side whose turn it is; none when it stood still.
std::optional<SceneMove> scene_move(const PieceView& piece, const MatchSettings& settings) {
    if (!piece.from || piece.moved_mm <= kMoved_mm || piece.missing) {
        return std::nullopt;
    }
    const double length_in = piece.moved_mm / kMillimetresPerInch;
    const double over_in = length_in - allowed_in(piece.kind, settings.options);
    // Section 8: close within two standard deviations of the difference of two equal sigmas.
    const double close_in = 2 * std::sqrt(2.0) * piece.place.sigma_mm / kMillimetresPerInch;
    SceneMove move{*piece.from, piece.place.centre, length_in};
    move.too_long = over_in > 0;
    move.side = piece.side_index;
    move.certainty = std::abs(over_in) <= close_in || piece.identity_doubtful ? Certainty::Doubtful
                                                                              : Certainty::Firm;
    return move;
}

const PieceView* piece_named(const SessionView& view, const std::string& name) {
    const auto found = std::find_if(
        view.pieces.begin(), view.pieces.end(), [&](const auto& one) { return one.name == name; });
    return found == view.pieces.end() ? nullptr : &*found;
}

std::vector<SceneTether> tethers_of(const SessionView& view) {
    std::map<std::string, int> held;
    for (const PieceView& piece : view.pieces) {
        if (piece.status == Status::Prisoner && !piece.guard.empty()) {
            ++held[piece.guard];
        }
    }
    std::vector<SceneTether> tethers;
    for (const PieceView& piece : view.pieces) {
        const PieceView* guard = piece_named(view, piece.guard);
        if (piece.status == Status::Prisoner && guard != nullptr) {
            tethers.push_back({piece.place.centre, guard->place.centre, held[piece.guard]});
        }
    }
    return tethers;
}

SceneBody scene_body(const SessionView& view, const BodyAsked& body) {
    std::vector<TablePoint> corners;
    for (const std::string& name : body.men) {
        if (const PieceView* man = piece_named(view, name)) {
            corners.insert(corners.end(), man->place.outline.begin(), man->place.outline.end());
            corners.push_back(man->place.centre);
        }
    }
    SceneBody drawn;
    drawn.outline = corners.empty() ? SceneOutline{} : grown_outline(corners, kBodyMargin_mm);
    drawn.isolated = body.isolated;
    drawn.certainty = body.firm ? Certainty::Firm : Certainty::Doubtful;
    return drawn;
}

}  // namespace

OverlayScene build_overlay(const SessionView& view,
                           const MatchSettings& settings,
                           const Judgement* judgement,
                           const OverlayExtras& extras) {
    OverlayScene scene;
    for (const PieceView& piece : view.pieces) {
        scene.pieces.push_back(scene_piece(piece, extras));
        if (const auto move = scene_move(piece, settings); move && piece.side == view.mover) {
            scene.moves.push_back(*move);
        }
    }
    scene.tethers = tethers_of(view);
    for (const BodyAsked& body : view.bodies) {
        scene.bodies.push_back(scene_body(view, body));
    }
    scene.tapes = extras.tapes;
    scene.captions = extras.captions;
    scene.hand = view.hand;
    return judgement != nullptr ? with_rulings(std::move(scene), *judgement, extras) : scene;
}

OverlayScene build_boxes(const vision::Observation& observation,
                         const std::array<std::string, 2>& sides) {
    OverlayScene scene;
    scene.hand = observation.hand;
    for (const vision::Piece& piece : observation.pieces) {
        SceneBox box{piece.box, piece.foot, piece.kind};
        const auto side = std::find(sides.begin(), sides.end(), piece.side);
        box.side = piece.side.empty() || side == sides.end()
                       ? -1
                       : static_cast<int>(std::distance(sides.begin(), side));
        constexpr double kSure = 0.7;
        box.certainty = piece.confidence < kSure ? Certainty::Doubtful : Certainty::Firm;
        scene.boxes.push_back(box);
    }
    return scene;
}

SceneTape tape_of(const vision::Ruler& ruler) {
    const bool inches = ruler.unit == vision::RulerUnit::Inch;
    const double true_mm = ruler.printed_length * (inches ? kMillimetresPerInch : 10.0);
    return {ruler.from,
            ruler.to,
            fmt::format("{:g} {} = {:.1f} mm · {:.1f} mm",
                        ruler.printed_length,
                        inches ? "in" : "cm",
                        true_mm,
                        ruler.measured_mm)};
}

}  // namespace littlewars::ui

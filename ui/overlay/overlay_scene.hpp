#pragma once

#include "calibration/points.hpp"
#include "vision/observation.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace littlewars::ui {

using calibration::PixelPoint;
using calibration::TablePoint;

/// Solid lines for what is firm; dashed or hatched ones for what is doubtful.
enum class Certainty { Firm, Doubtful };

/// What a ruling or a player says of a man.
enum class SceneMark { None, ProposedDead, ProposedPrisoner, Prisoner, Disarmed, Dead };

/// A soldier, horseman or gun on the table, millimetres and degrees as in an observation.
struct ScenePiece {
    std::string name;  ///< As the players know it: "r7".
    vision::PieceKind kind = vision::PieceKind::Infantry;
    int side = -1;  ///< 0 the first side, 1 the second, -1 not known.
    TablePoint centre;
    double radius_mm = 12;              ///< Of the ring round its base.
    std::optional<double> heading_deg;  ///< A gun's muzzle; a horse's long axis.
    std::vector<TablePoint> outline;
    std::optional<vision::GunFoot> gun;
    double sigma_mm = 0;
    Certainty certainty = Certainty::Firm;  ///< Of its place, side and identity together.
    bool fallen = false;
    bool unseen = false;  ///< Under a hand or gone: drawn faint where it was last seen.
    bool lit = false;     ///< Chosen, hovered or named by an open card.
    SceneMark mark = SceneMark::None;
    bool operator==(const ScenePiece&) const = default;
};

/// A piece without a calibrated table: only its box in the picture is known.
struct SceneBox {
    vision::PixelBox box;
    PixelPoint foot;
    vision::PieceKind kind = vision::PieceKind::Infantry;
    int side = -1;
    Certainty certainty = Certainty::Firm;
    bool operator==(const SceneBox&) const = default;
};

/// The way a piece went in this move.
struct SceneMove {
    TablePoint from;
    TablePoint to;
    double length_in = 0;
    bool too_long = false;
    int side = -1;
    Certainty certainty = Certainty::Firm;
    bool operator==(const SceneMove&) const = default;
};

/// The gap between two men of two sides, from edge to edge.
struct SceneContact {
    TablePoint from;
    TablePoint to;
    double gap_mm = 0;
    double sigma_mm = 0;
    Certainty certainty = Certainty::Firm;
    bool lit = false;
    bool operator==(const SceneContact&) const = default;
};

/// One or more closed lines round an area, not closed by repeating the first point.
using SceneOutline = std::vector<TablePoint>;

enum class SceneSupport { NotAsked, Isolated, Supported };

struct SceneMelee {
    SceneOutline hull;                ///< Round all who take part.
    std::vector<SceneOutline> reach;  ///< Union of the reach of the men in contact.
    std::array<int, 2> counts{};      ///< Men of the first and second side.
    int inferior = -1;
    SceneSupport support = SceneSupport::NotAsked;
    std::vector<std::pair<TablePoint, TablePoint>> links;  ///< From inferior force to supporter.
    Certainty certainty = Certainty::Firm;
    bool settled = false;
    bool operator==(const SceneMelee&) const = default;
};

/// A prisoner tied to the guard who holds him.
struct SceneTether {
    TablePoint prisoner;
    TablePoint guard;
    int held = 1;  ///< How many this guard holds; written at the guard.
    bool operator==(const SceneTether&) const = default;
};

enum class SceneGunState { InAction, OutOfAction, Disputed, Captured };

struct SceneGun {
    std::string name;
    int side = -1;  ///< The owner's; the captor's once captured.
    vision::GunFoot foot;
    SceneOutline reach;  ///< Where its crew and captors are counted.
    SceneGunState state = SceneGunState::OutOfAction;
    int crew = 0;
    int past = 0;  ///< Enemies past the axle.
    int shots = 0;
    Certainty certainty = Certainty::Firm;
    bool operator==(const SceneGun&) const = default;
};

/// A body of men asked about, or found isolated.
struct SceneBody {
    SceneOutline outline;
    bool isolated = false;
    Certainty certainty = Certainty::Firm;
    bool operator==(const SceneBody&) const = default;
};

/// A straight line with its length: a ruler found on the table, or a player's measurement.
struct SceneTape {
    TablePoint from;
    TablePoint to;
    std::string text;  ///< "12 in printed · 304.9 mm", "7.3 ± 0.1 in".
    bool operator==(const SceneTape&) const = default;
};

/// Everything to be drawn over the picture or the map, as values; in table millimetres.
struct OverlayScene {
    std::vector<ScenePiece> pieces;
    std::vector<SceneBox> boxes;  ///< Only without a table.
    std::vector<SceneMove> moves;
    std::vector<SceneContact> contacts;
    std::vector<SceneMelee> melees;
    std::vector<SceneTether> tethers;
    std::vector<SceneGun> guns;
    std::vector<SceneBody> bodies;
    std::vector<SceneTape> tapes;
    std::vector<std::string> captions;  ///< Rulings in a line each, lower left; newest first.
    bool hand = false;                  ///< A hand is over the table: all is dimmed.
    bool operator==(const OverlayScene&) const = default;
};

}  // namespace littlewars::ui

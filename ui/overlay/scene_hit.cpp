#include "ui/overlay/scene_hit.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace littlewars::ui {
namespace {

constexpr double kFigure_mm = 45;   // height of a foot soldier, up the picture from his foot
constexpr double kLeastReach = 11;  // widget units: a finger's or mouse's aim

/// Distance to the line from a foot straight up to the head.
double distance_to_figure(WidgetPoint at, WidgetPoint foot, double height) {
    const double up = std::clamp(foot.y - at.y, 0.0, height);
    return std::hypot(at.x - foot.x, at.y - (foot.y - up));
}

bool is_inside(WidgetPoint point, std::span<const WidgetPoint> line) {
    bool inside = false;
    for (std::size_t here = 0, before = line.size() - 1; here < line.size(); before = here++) {
        const WidgetPoint& a = line[here];
        const WidgetPoint& b = line[before];
        if ((a.y > point.y) != (b.y > point.y) &&
            point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x) {
            inside = !inside;
        }
    }
    return inside;
}

}  // namespace

std::optional<std::string> piece_at(const OverlayScene& scene,
                                    const SceneProjection& projection,
                                    WidgetPoint at) {
    std::optional<std::string> nearest;
    double least = std::numeric_limits<double>::max();
    for (const ScenePiece& piece : scene.pieces) {
        const auto foot = projection.widget_from_table(piece.centre);
        if (!foot) {
            continue;
        }
        const double units = projection.units_per_mm(piece.centre);
        const double away = distance_to_figure(at, *foot, kFigure_mm * units);
        // A foot under the pointer counts before a head of somebody standing nearer the camera.
        const double to_foot = std::hypot(at.x - foot->x, at.y - foot->y);
        const double reach = std::max(kLeastReach, (piece.radius_mm + 4) * units);
        const double rank = away + 0.1 * to_foot;
        if (away <= reach && rank < least) {
            least = rank;
            nearest = piece.name;
        }
    }
    return nearest;
}

std::vector<std::string> pieces_inside(const OverlayScene& scene,
                                       const SceneProjection& projection,
                                       std::span<const WidgetPoint> line) {
    std::vector<std::string> names;
    if (line.size() < 3) {
        return names;
    }
    for (const ScenePiece& piece : scene.pieces) {
        const auto foot = projection.widget_from_table(piece.centre);
        if (foot && is_inside(*foot, line)) {
            names.push_back(piece.name);
        }
    }
    return names;
}

}  // namespace littlewars::ui

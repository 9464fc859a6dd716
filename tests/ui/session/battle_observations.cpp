#include "tests/ui/session/battle_observations.hpp"

#include "calibration/resources.hpp"

#include <cmath>
#include <fstream>
#include <numbers>
#include <random>

namespace littlewars::test {
namespace {

using nlohmann::json;
using vision::TablePoint;

TablePoint point(const json& at) {
    return {at[0].get<double>(), at[1].get<double>()};
}

void shift(TablePoint& at, double x_mm, double y_mm) {
    at.x_mm += x_mm;
    at.y_mm += y_mm;
}

/// The wheels are half a gauge either side of the axle's middle, the trail's end is the middle of
/// the ground rectangle's hind edge.
vision::GunFoot gun_foot(const json& figure) {
    const double heading = figure["heading_deg"].get<double>() * std::numbers::pi / 180;
    const TablePoint axle = point(figure["axle_xy"]);
    const TablePoint centre{figure["x"], figure["y"]};
    constexpr double kHalfGauge_mm = 15;
    constexpr double kHalfLength_mm = 33;
    const double x = std::cos(heading);
    const double y = std::sin(heading);
    return {{TablePoint{axle.x_mm - y * kHalfGauge_mm, axle.y_mm + x * kHalfGauge_mm},
             TablePoint{axle.x_mm + y * kHalfGauge_mm, axle.y_mm - x * kHalfGauge_mm}},
            TablePoint{centre.x_mm - x * kHalfLength_mm, centre.y_mm - y * kHalfLength_mm}};
}

vision::Piece piece_of(const json& figure) {
    vision::Piece piece;
    const std::string kind = figure["kind"];
    piece.id = figure["id"];
    piece.kind = kind == "gun"       ? vision::PieceKind::Gun
                 : kind == "cavalry" ? vision::PieceKind::Cavalry
                                     : vision::PieceKind::Infantry;
    piece.side = figure["side"];
    piece.standing = figure["standing"];
    piece.confidence = 0.98;
    piece.side_confidence = 0.99;
    vision::PieceOnTable place;
    place.centre = {figure["x"], figure["y"]};
    place.sigma_mm = 0.3;
    if (!figure["heading_deg"].is_null()) {
        place.heading_deg = figure["heading_deg"].get<double>();
    }
    for (const json& corner : figure["footprint"]) {
        place.outline.push_back(point(corner));
    }
    if (piece.kind == vision::PieceKind::Gun) {
        place.gun = gun_foot(figure);
    }
    piece.table = place;
    return piece;
}

void displace(vision::Piece& piece, double x_mm, double y_mm) {
    vision::PieceOnTable& place = *piece.table;
    shift(place.centre, x_mm, y_mm);
    for (TablePoint& corner : place.outline) {
        shift(corner, x_mm, y_mm);
    }
    if (place.gun) {
        shift(place.gun->axle[0], x_mm, y_mm);
        shift(place.gun->axle[1], x_mm, y_mm);
        shift(place.gun->trail, x_mm, y_mm);
    }
}

bool is_between(double time_s, const json& from, const json& to) {
    return time_s >= from.get<double>() && time_s < to.get<double>();
}

}  // namespace

json battle_truth() {
    const auto path = calibration::find_resource("ui/demo/battle.json");
    std::ifstream file(path.value());
    return json::parse(file);
}

std::vector<vision::Observation> battle_observations(double noise_mm) {
    const json truth = battle_truth();
    std::mt19937 random(7);
    std::normal_distribution<double> noise(0, noise_mm);
    std::vector<vision::Observation> list;
    std::size_t moment = 0;
    constexpr int kFramesPerSecond = 10;
    for (int frame = 0; frame < 64 * kFramesPerSecond; ++frame) {
        vision::Observation seen;
        seen.source = "battle.mp4";
        seen.frame = frame;
        seen.time_s = static_cast<double>(frame) / kFramesPerSecond;
        const auto& moments = truth["moments"];
        while (moment + 1 < moments.size() &&
               seen.time_s >= moments[moment + 1]["from_t"].get<double>()) {
            ++moment;
        }
        for (const json& interval : truth["hand_intervals"]) {
            seen.hand = seen.hand || is_between(seen.time_s, interval[0], interval[1]);
        }
        const json& now = moments[moment];
        seen.steady = !seen.hand && is_between(seen.time_s, now["from_t"], now["to_t"]);
        for (const json& figure : now["figures"]) {
            seen.pieces.push_back(piece_of(figure));
            displace(seen.pieces.back(), noise(random), noise(random));
        }
        list.push_back(std::move(seen));
    }
    return list;
}

}  // namespace littlewars::test

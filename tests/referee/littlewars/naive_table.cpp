#include "tests/referee/littlewars/naive_steps.hpp"

namespace littlewars::referee::testing_naive {

namespace {

std::vector<Point> polygon_of(const json& list) {
    std::vector<Point> points;
    for (const json& pair : list) {
        points.push_back(point_of(pair));
    }
    return points;
}

}  // namespace

NaiveReferee::NaiveReferee(const json& input) : input_(input) {
    options_ = json::parse(
        R"({"contact":0.125,"melee_reach":6,"support_reach":6,"support_from":"force","escort_reach":6,
        "escort_capacity":7,"free_prisoners":"recapture","gun_reach":6,"gun_crew":4,"capture_men":4,"past_axle":"rear",
        "infantry_move":12,"cavalry_move":24,"gun_shots":4,"crowding":0})");
    if (input.value("edition", "howto") == "1913") {
        options_.update(json::parse(R"({"support_reach":"move","support_from":"contacts",
            "free_prisoners":"liberate","past_axle":"attack","crowding":0.0625})"));
    }
    options_.update(input.value("options", json::object()));
    sides_ = input.value("sides", std::vector<std::string>{"red", "blue"});
    mover_ = input.at("moved").get<std::string>();
    const json table = input.value("table", json::object());
    const double width = table.value("width", 72.0);
    const double depth = table.value("depth", 48.0);
    lines_[sides_[0]] = {Point(0, 0), Point(width, 0)};
    lines_[sides_[1]] = {Point(0, depth), Point(width, depth)};
    const json lines = table.value("back_lines", json::object());
    for (const auto& [side, line] : lines.items()) {
        lines_[side] = {point_of(line[0]), point_of(line[1])};
    }
    for (const json& each : input.at("men")) {
        Piece man;
        man.id = each["id"];
        man.side = each["side"];
        man.kind = each["kind"];
        man.status = each.value("status", "fighting");
        man.area = each.contains("at") ? Area{{point_of(each["at"])}, each["radius"].get<double>()}
                                       : Area{polygon_of(each["outline"]), 0};
        man.place = each.contains("at") ? man.area.points[0] : centroid(man.area.points);
        man.sigma = each.value("sigma", 0.0);
        if (each.contains("from")) {
            man.from = point_of(each["from"]);
        }
        men_[man.id] = man;
    }
    for (const json& each : input.value("guns", json::array())) {
        Piece gun;
        gun.id = each["id"];
        gun.side = each["side"];
        gun.wheel = point_of(each["axle"][0]);
        gun.axle = point_of(each["axle"][1]) - gun.wheel;
        gun.trail = point_of(each["trail"]);
        gun.place = gun.wheel + gun.axle / 2.0;
        gun.area = each.contains("outline") ? Area{polygon_of(each["outline"]), 0}
                                            : Area{{gun.wheel, gun.wheel + gun.axle, gun.trail}, 0};
        gun.sigma = each.value("sigma", 0.0);
        gun.fired = each.value("fired", 0);
        if (each.contains("from")) {
            gun.from = point_of(each["from"]);
        }
        if (each.contains("crew_before")) {
            gun.crew_before = each["crew_before"].get<int>();
        }
        guns_[gun.id] = gun;
    }
}

}  // namespace littlewars::referee::testing_naive

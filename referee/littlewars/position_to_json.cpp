#include "referee/littlewars/names.hpp"
#include "referee/littlewars/position_json.hpp"

#include <nlohmann/json.hpp>

namespace littlewars::referee::little_wars {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(Spot spot) {
    return Json::array({spot.x_in, spot.y_in});
}

Json json_of(const Line& line) {
    return Json::array({json_of(line.from), json_of(line.to)});
}

Json json_of(const Polygon& polygon) {
    Json corners = Json::array();
    for (const Spot corner : polygon.corners) {
        corners.push_back(json_of(corner));
    }
    return corners;
}

Json json_of(const ManInput& man, const PerSide<std::string>& sides) {
    Json json{{"id", man.id}, {"side", sides[man.side]}, {"kind", name_in(kKinds, man.kind)}};
    if (const auto* disc = std::get_if<Disc>(&man.shape)) {
        json["at"] = json_of(disc->centre);
        json["radius"] = disc->radius_in;
    } else {
        json["outline"] = json_of(std::get<Polygon>(man.shape));
    }
    if (man.from) {
        json["from"] = json_of(*man.from);
    }
    json["status"] = name_in(kStatuses, man.status);
    json["sigma"] = man.sigma_in;
    return json;
}

Json json_of(const GunInput& gun, const PerSide<std::string>& sides) {
    Json json{{"id", gun.id},
              {"side", sides[gun.side]},
              {"axle", json_of(gun.axle)},
              {"trail", json_of(gun.trail)}};
    if (gun.outline) {
        json["outline"] = json_of(*gun.outline);
    }
    if (gun.from) {
        json["from"] = json_of(*gun.from);
    }
    json["fired"] = gun.fired;
    if (gun.crew_before) {
        json["crew_before"] = *gun.crew_before;
    }
    json["sigma"] = gun.sigma_in;
    return json;
}

/// Only the options that differ from the edition's.
Json json_of(const Options& given, Edition edition) {
    const Options usual = options_of(edition);
    Json json = Json::object();
    const auto put = [&](const char* name, const auto& value, const auto& usual_value) {
        if (value != usual_value) {
            json[name] = value;
        }
    };
    put("contact", given.contact_in, usual.contact_in);
    put("melee_reach", given.melee_reach_in, usual.melee_reach_in);
    if (given.support_reach_in != usual.support_reach_in) {
        json["support_reach"] =
            given.support_reach_in ? Json(*given.support_reach_in) : Json("move");
    }
    put("support_from",
        name_in(kSupportFrom, given.support_from),
        name_in(kSupportFrom, usual.support_from));
    put("escort_reach", given.escort_reach_in, usual.escort_reach_in);
    put("escort_capacity", given.escort_capacity, usual.escort_capacity);
    put("free_prisoners",
        name_in(kFreePrisoners, given.free_prisoners),
        name_in(kFreePrisoners, usual.free_prisoners));
    put("gun_reach", given.gun_reach_in, usual.gun_reach_in);
    put("gun_crew", given.gun_crew, usual.gun_crew);
    put("capture_men", given.capture_men, usual.capture_men);
    put("past_axle", name_in(kPastAxle, given.past_axle), name_in(kPastAxle, usual.past_axle));
    put("infantry_move", given.infantry_move_in, usual.infantry_move_in);
    put("cavalry_move", given.cavalry_move_in, usual.cavalry_move_in);
    put("gun_shots", given.gun_shots, usual.gun_shots);
    put("crowding", given.crowding_in, usual.crowding_in);
    return json;
}

Json json_of(const TableInput& table, const PerSide<std::string>& sides) {
    Json lines = Json::object();
    for (const Side side : kBothSides) {
        if (const auto& line = table.back_lines[side]) {
            lines[sides[side]] = json_of(*line);
        }
    }
    return {{"width", table.width_in}, {"depth", table.depth_in}, {"back_lines", lines}};
}

}  // namespace

nlohmann::ordered_json to_json(const PositionInput& position) {
    const auto& sides = position.sides;
    Json json{{"format", "littlewars-position"},
              {"version", 1},
              {"game", "little-wars"},
              {"edition", name_of(position.edition)},
              {"options", json_of(position.options, position.edition)},
              {"sides", sides.of},
              {"moved", sides[position.moved]},
              {"auto", position.auto_choose},
              {"table", json_of(position.table, sides)},
              {"men", Json::array()},
              {"guns", Json::array()},
              {"bodies", Json::array()}};
    for (const ManInput& man : position.men) {
        json["men"].push_back(json_of(man, sides));
    }
    for (const GunInput& gun : position.guns) {
        json["guns"].push_back(json_of(gun, sides));
    }
    for (const BodyInput& body : position.bodies) {
        json["bodies"].push_back(
            {{"name", body.name}, {"side", sides[body.side]}, {"men", body.men}});
    }
    if (position.surrender) {
        json["surrender"] = *position.surrender;
    }
    json["choices"] = Json::array();
    for (const Choice& choice : position.choices) {
        json["choices"].push_back(
            {{"melee", choice.melee}, {"killed", choice.killed}, {"prisoners", choice.prisoners}});
    }
    return json;
}

}  // namespace littlewars::referee::little_wars

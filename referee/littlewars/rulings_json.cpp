#include "referee/littlewars/rulings_json.hpp"

#include "referee/littlewars/names.hpp"

#include <nlohmann/json.hpp>

namespace littlewars::referee::little_wars {
namespace {

using Json = nlohmann::ordered_json;

/// An object with one entry for each side, under the sides' names.
template <typename T>
Json json_of(const PerSide<T>& values, const PerSide<std::string>& sides) {
    Json json = Json::object();
    for (const Side side : kBothSides) {
        json[sides[side]] = values[side];
    }
    return json;
}

Json json_of(std::optional<Side> side, const PerSide<std::string>& sides) {
    return side ? Json(sides[*side]) : Json(nullptr);
}

Json isolation_of(std::optional<Side> inferior, bool isolated) {
    return inferior ? Json(isolated) : Json(nullptr);
}

Json json_of(const Casualties& casualties) {
    return {{"killed", casualties.killed}, {"prisoners", casualties.prisoners}};
}

Json json_of(const CloseCall& call) {
    return {{"pieces", {call.a, call.b}},
            {"distance", call.distance_in},
            {"threshold", call.threshold_in},
            {"rule", call.rule}};
}

Json json_of(const MeleeRuling& melee, const PerSide<std::string>& sides) {
    Json json{{"participants", json_of(melee.participants, sides)},
              {"contacts", Json::array()},
              {"inferior", json_of(melee.inferior, sides)},
              {"isolated", isolation_of(melee.inferior, melee.isolated)},
              {"supporters", melee.supporters},
              {"killed", json_of(melee.killed, sides)},
              {"prisoners",
               {{"side", json_of(melee.prisoners > 0 ? melee.inferior : std::nullopt, sides)},
                {"count", melee.prisoners}}},
              {"choice", json_of(melee.choice, sides)},
              {"chooser", sides[melee.chooser]},
              {"proposal", json_of(melee.proposal)},
              {"firm", melee.firm},
              {"close_calls", Json::array()},
              {"gaps", Json::array()},
              {"settled", melee.settled},
              {"applied", melee.applied ? json_of(*melee.applied) : Json(nullptr)},
              {"text", melee.text}};
    for (const ContactRuling& contact : melee.contacts) {
        json["contacts"].push_back({contact.moved_man, contact.other_man});
        json["gaps"].push_back(contact.distance_in);
    }
    for (const CloseCall& call : melee.close_calls) {
        json["close_calls"].push_back(json_of(call));
    }
    return json;
}

Json json_of(const PossibleMelee& melee, const PerSide<std::string>& sides) {
    return {{"participants", json_of(melee.participants, sides)},
            {"inferior", json_of(melee.inferior, sides)},
            {"isolated", isolation_of(melee.inferior, melee.isolated)},
            {"text", melee.text}};
}

Json json_of(const PrisonersRuling& prisoners) {
    Json guards = Json::array();
    for (const Guarded& pair : prisoners.guards) {
        guards.push_back({{"prisoner", pair.prisoner}, {"guard", pair.guard}});
    }
    return {{"escorted", prisoners.escorted},
            {"loose", prisoners.loose},
            {"recaptured", prisoners.recaptured},
            {"excess", prisoners.excess},
            {"firm", prisoners.firm},
            {"guards", guards},
            {"text", prisoners.text}};
}

Json json_of(const GunRuling& gun, const PerSide<std::string>& sides) {
    return {{"id", gun.id},
            {"side", sides[gun.side]},
            {"state", name_in(kGunStates, gun.state)},
            {"crew", gun.crew.size()},
            {"past", gun.past.size()},
            {"by", json_of(gun.by, sides)},
            {"firm", gun.firm},
            {"crew_men", gun.crew},
            {"past_men", gun.past},
            {"text", gun.text}};
}

Json json_of(const Violation& violation) {
    Json json{{"id", violation.id}, {"rule", name_in(kMoveRules, violation.rule)}};
    if (violation.rule == MoveRule::Crowding) {
        json["with"] = violation.with;
    }
    json["measured"] = violation.measured;
    json["allowed"] = violation.allowed;
    json["firm"] = violation.firm;
    json["text"] = violation.text;
    return json;
}

Json json_of(const BodyRuling& body) {
    return {{"name", body.name},
            {"isolated", body.isolated},
            {"supporters", body.supporters},
            {"firm", body.firm},
            {"text", body.text}};
}

Json json_of(const SurrenderRuling& surrender) {
    return {{"accepted", surrender.accepted}, {"firm", surrender.firm}, {"text", surrender.text}};
}

Json json_of(const Aftermath& after, const PerSide<std::string>& sides) {
    Json guns = Json::array();
    for (const CapturedGun& gun : after.guns) {
        guns.push_back({{"id", gun.id}, {"side", sides[gun.new_owner]}});
    }
    return {{"dead", after.dead}, {"prisoners", after.prisoners}, {"guns", guns}};
}

/// A list, each entry written by json_of with the `more` arguments.
template <typename T, typename... More>
Json list_of(const std::vector<T>& entries, const More&... more) {
    Json list = Json::array();
    for (const T& entry : entries) {
        list.push_back(json_of(entry, more...));
    }
    return list;
}

}  // namespace

nlohmann::ordered_json to_json(const Rulings& rulings) {
    const auto& sides = rulings.sides;
    return {{"format", "littlewars-rulings"},
            {"version", 1},
            {"game", "little-wars"},
            {"edition", name_of(rulings.edition)},
            {"sides", rulings.sides.of},
            {"melees", list_of(rulings.melees, sides)},
            {"possible", list_of(rulings.possible, sides)},
            {"prisoners", json_of(rulings.prisoners)},
            {"guns", list_of(rulings.guns, sides)},
            {"rearmed", rulings.rearmed},
            {"illegal", list_of(rulings.illegal)},
            {"bodies", list_of(rulings.bodies)},
            {"surrender", rulings.surrender ? json_of(*rulings.surrender) : Json(nullptr)},
            {"time_minutes", json_of(rulings.time_minutes, sides)},
            {"score", json_of(rulings.score, sides)},
            {"after", rulings.after ? json_of(*rulings.after, sides) : Json(nullptr)},
            {"text", rulings.text}};
}

}  // namespace littlewars::referee::little_wars

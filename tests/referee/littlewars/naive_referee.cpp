#include "tests/referee/littlewars/naive_referee.hpp"

#include "tests/referee/littlewars/naive_steps.hpp"

namespace littlewars::referee::testing_naive {

json NaiveReferee::body_ruling(const json& body) const {
    Ids force;
    for (const std::string id : body["men"]) {
        if (men_.at(id).status == "fighting") {
            force.insert(id);
        }
    }
    const auto [isolated, supporters] = isolation(force, kMeasured);
    return {{"name", body["name"]},
            {"isolated", isolated},
            {"supporters", supporters},
            {"firm",
             isolated == isolation(force, kWithin).first &&
                 isolated == isolation(force, kBeyond).first}};
}

json NaiveReferee::surrender() {
    if (!input_.contains("surrender")) {
        return nullptr;
    }
    Ids force;
    Ids sides;
    bool able = true;
    for (const std::string id : input_["surrender"]) {
        force.insert(id);
        sides.insert(men_.at(id).side);
        able = able && men_.at(id).status == "fighting";
    }
    if (!able || sides.size() != 1) {
        return {{"accepted", false}, {"firm", true}};
    }
    const bool isolated = isolation(force, kMeasured).first;
    return {{"accepted", isolated},
            {"firm",
             isolated == isolation(force, kWithin).first &&
                 isolated == isolation(force, kBeyond).first}};
}

json NaiveReferee::rulings() {
    json out{{"format", "littlewars-rulings"},
             {"version", 1},
             {"game", "little-wars"},
             {"edition", input_.value("edition", "howto")}};
    std::vector<std::pair<std::string, json>> illegal;
    const auto within = violations(kWithin);
    const auto beyond = violations(kBeyond);
    for (auto [key, entry] : violations(kMeasured)) {
        entry["firm"] = within.count(key) > 0 && beyond.count(key) > 0;
        illegal.emplace_back(key.substr(0, 1), entry);
    }
    std::sort(illegal.begin(), illegal.end(), [](const auto& a, const auto& b) {
        const std::string id = a.second["id"];
        const std::string other = b.second["id"];
        return id != other          ? natural_less(id, other)
               : a.first != b.first ? a.first < b.first
                                    : natural_less(a.second["with"].template get<std::string>(),
                                                   b.second["with"].template get<std::string>());
    });
    out["illegal"] = json::array();
    for (const auto& [rule, entry] : illegal) {
        out["illegal"].push_back(entry);
    }
    out["bodies"] = json::array();
    for (const json& body : input_.value("bodies", json::array())) {
        out["bodies"].push_back(body_ruling(body));
    }
    out["surrender"] = surrender();
    Ids taken;
    if (out["surrender"].is_object() && out["surrender"]["accepted"]) {
        for (const std::string id : input_["surrender"]) {
            taken.insert(id);
            men_.at(id).status = "prisoner";
        }
    }
    settle_melees(out, taken);
    out["prisoners"] = custody(taken, kMeasured);
    out["prisoners"]["firm"] = custody(taken, kWithin) == custody(taken, kMeasured) &&
                               custody(taken, kBeyond) == custody(taken, kMeasured);
    // `custody` has no "firm" of its own, so the three compare on lists and excess alone.
    for (const std::string id : out["prisoners"]["recaptured"]) {
        men_.at(id).status = "disarmed";
    }
    out["guns"] = json::array();
    std::map<std::string, int> minutes;
    std::map<std::string, double> score;
    for (const auto& [id, gun] : guns_) {
        const json ruling = gun_ruling(gun);
        const std::string owner =
            ruling["by"].is_null() ? gun.side : ruling["by"].get<std::string>();
        minutes[owner] += 1;
        score[owner] += 10;
        if (!ruling["by"].is_null() && out["after"].is_object()) {
            out["after"]["guns"].push_back({{"id", id}, {"side", owner}});
        }
        out["guns"].push_back(ruling);
    }
    Ids rearmed;
    for (auto& [id, man] : men_) {
        if (man.status == "disarmed" && on_line(man, man.side, kMeasured)) {
            rearmed.insert(id);
            man.status = "fighting";
        }
    }
    out["rearmed"] = rearmed;
    for (const std::string& side : sides_) {
        int fighting = 0;
        each_fighter(side, [&](const Piece&) { ++fighting; });
        minutes[side] += (fighting + 29) / 30;
        score[side] += 0;
        for (const auto& [id, man] : men_) {
            const bool own = man.side == side;
            if (man.status == "prisoner") {
                score[side] += 0.5;
            } else if (own && man.status != "dead") {
                score[side] += man.kind == "cavalry" ? 1.5 : 1;
            }
        }
    }
    out["time_minutes"] = minutes;
    out["score"] = score;
    return out;
}

namespace {

/// Keeps of every object only the keys of the format (and the sides' names).
json stripped(const json& value, const std::set<std::string>& extra) {
    if (value.is_array()) {
        json list = json::array();
        for (const json& entry : value) {
            list.push_back(stripped(entry, extra));
        }
        return list;
    }
    if (!value.is_object()) {
        return value;
    }
    json object = json::object();
    for (const auto& [key, entry] : value.items()) {
        if (key == "measured") {
            object[key] = std::round(entry.get<double>() * 1e6) / 1e6;
        } else if (extra.count(key) == 0) {
            object[key] = stripped(entry, extra);
        }
    }
    return object;
}

}  // namespace

json naive_rulings(const json& position) {
    return normative_fields(NaiveReferee(position).rulings());
}

json normative_fields(const json& rulings) {
    return stripped(rulings,
                    {"text",
                     "sides",
                     "close_calls",
                     "gaps",
                     "settled",
                     "applied",
                     "guards",
                     "crew_men",
                     "past_men"});
}

}  // namespace littlewars::referee::testing_naive

#include "tests/referee/littlewars/naive_steps.hpp"

namespace littlewars::referee::testing_naive {

bool NaiveReferee::on_line(const Piece& man, const std::string& side, char reading) const {
    const auto& [a, b] = lines_.at(side);
    return holds(distance(man.area, Area{{a, b}, 0}), 0, man.sigma, 0, reading);
}

/// By giving out the prisoners one by one, each time looking for any chain of changes.
int NaiveReferee::most_held(const std::vector<std::vector<std::string>>& guards) const {
    std::map<std::string, std::vector<std::size_t>> held;
    std::set<std::string> tried;
    const std::function<bool(std::size_t)> place = [&](std::size_t prisoner) {
        for (const std::string& guard : guards[prisoner]) {
            if (!tried.insert(guard).second) {
                continue;
            }
            if (held[guard].size() < options_["escort_capacity"].get<std::size_t>()) {
                held[guard].push_back(prisoner);
                return true;
            }
            for (std::size_t& other : held[guard]) {
                if (place(other)) {
                    other = prisoner;
                    return true;
                }
            }
        }
        return false;
    };
    int count = 0;
    for (std::size_t prisoner = 0; prisoner < guards.size(); ++prisoner) {
        tried.clear();
        count += place(prisoner) ? 1 : 0;
    }
    return count;
}

json NaiveReferee::custody(const Ids& taken, char reading) const {
    Ids escorted;
    Ids loose;
    Ids recaptured;
    std::vector<std::vector<std::string>> guards;
    for (const auto& [id, man] : men_) {
        if (man.status != "prisoner") {
            continue;
        }
        if (taken.count(id) > 0) {
            escorted.insert(id);
            continue;
        }
        if (on_line(man, enemy(man.side), reading)) {
            continue;
        }
        std::vector<std::string> reach;
        bool friends = false;
        each_fighter("", [&, &who = man](const Piece& other) {
            if (near(who, other, option("escort_reach"), reading)) {
                if (other.side == who.side) {
                    friends = true;
                } else {
                    reach.push_back(other.id);
                }
            }
        });
        if (!reach.empty()) {
            escorted.insert(id);
            guards.push_back(reach);
        } else {
            (friends || word("free_prisoners") == "liberate" ? recaptured : loose).insert(id);
        }
    }
    return {{"escorted", escorted},
            {"loose", loose},
            {"recaptured", recaptured},
            {"excess", static_cast<int>(guards.size()) - most_held(guards)}};
}

double NaiveReferee::rear_sign(const Piece& gun) const {
    return cross(gun.axle, gun.trail - gun.wheel) > 0 ? 1 : -1;
}

/// On which side of the axle the enemy attacks; nullopt when there is no telling.
std::optional<double> NaiveReferee::attack_sign(const Piece& gun) const {
    const auto& [a, b] = lines_.at(enemy(gun.side));
    const auto& [c, d] = lines_.at(gun.side);
    const Point attack = (c + d) / 2.0 - (a + b) / 2.0;
    const Point normal = gun.axle * Point(0, 1);
    const double degrees = std::abs(std::arg(normal / attack)) * 180 / std::numbers::pi;
    if (std::abs(degrees - 90) <= 15 + 1e-9) {
        return std::nullopt;
    }
    return degrees < 90 ? 1 : -1;
}

std::string NaiveReferee::gun_state(
    const Piece& gun, char crew_reading, char enemy_reading, bool flip, json* counts) const {
    double sign = rear_sign(gun);
    if (word("past_axle") == "attack") {
        sign = attack_sign(gun).value_or(sign);
    }
    sign = flip ? -sign : sign;
    int crew = 0;
    int past = 0;
    bool any_enemy = false;
    each_fighter("", [&](const Piece& man) {
        if (man.side == gun.side) {
            crew += near(man, gun, option("gun_reach"), crew_reading) ? 1 : 0;
        } else if (near(man, gun, option("gun_reach"), enemy_reading)) {
            any_enemy = true;
            const double beyond =
                sign * cross(gun.axle, man.place - gun.wheel) / std::abs(gun.axle);
            // "Within" is past the line: measured from the far side.
            const double doubt = 2 * std::hypot(man.sigma, gun.sigma);
            const bool open =
                enemy_reading != kMeasured && doubt > 0 && std::abs(beyond) <= doubt + 1e-9;
            past += (open ? enemy_reading == kWithin : beyond > 1e-9) ? 1 : 0;
        }
    });
    if (counts != nullptr) {
        *counts = {{"crew", crew}, {"past", past}};
    }
    if (crew == 0 && past >= options_["capture_men"].get<int>()) {
        return "captured";
    }
    if (crew >= options_["gun_crew"].get<int>()) {
        return "in action";
    }
    return any_enemy ? "disputed" : "out of action";
}

json NaiveReferee::gun_ruling(const Piece& gun) const {
    json ruling;
    const std::string state = gun_state(gun, kMeasured, kMeasured, false, &ruling);
    const bool two_sided = word("past_axle") == "attack" && !attack_sign(gun);
    bool firm = true;
    for (const bool flip : {false, true}) {
        if (flip && !two_sided) {
            continue;
        }
        for (const char crew : {kWithin, kBeyond}) {
            for (const char enemies : {kWithin, kBeyond}) {
                firm = firm && gun_state(gun, crew, enemies, flip, nullptr) == state;
            }
        }
        firm = firm && gun_state(gun, kMeasured, kMeasured, flip, nullptr) == state;
    }
    ruling.update({{"id", gun.id},
                   {"side", gun.side},
                   {"state", state},
                   {"by", state == "captured" ? json(enemy(gun.side)) : json()},
                   {"firm", firm}});
    return ruling;
}

}  // namespace littlewars::referee::testing_naive

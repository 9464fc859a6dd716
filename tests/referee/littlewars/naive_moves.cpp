#include "tests/referee/littlewars/naive_steps.hpp"

namespace littlewars::referee::testing_naive {

namespace {

json violation(const std::string& id, const char* rule, double measured, double allowed) {
    return {{"id", id}, {"rule", rule}, {"measured", measured}, {"allowed", allowed}};
}

}  // namespace

void NaiveReferee::man_violations(const Piece& man,
                                  char reading,
                                  std::map<std::string, json>& found) const {
    if (!man.from || man.status == "dead") {
        return;
    }
    const double far = std::abs(man.place - *man.from);
    const auto beyond = [&](double allowed) {
        return !holds(far, allowed, man.sigma, man.sigma, reading);
    };
    if (man.side == mover_ && man.status != "prisoner") {
        if (beyond(move_of(man))) {
            found["0" + man.id] = violation(man.id, "move.distance", far, move_of(man));
        }
        return;
    }
    if (man.side == mover_ || man.status != "prisoner") {
        if (beyond(0.25)) {
            found["6" + man.id] = violation(man.id, "move.disturbed", far, 0.25);
        }
        return;
    }
    std::vector<double> allowances;
    each_fighter(mover_, [&](const Piece& guard) {
        if (near(man, guard, option("escort_reach"), reading) &&
            was_near(man, guard, option("escort_reach"), reading)) {
            allowances.push_back(std::min(move_of(man), move_of(guard)));
        }
    });
    const double allowed =
        allowances.empty() ? 0 : *std::max_element(allowances.begin(), allowances.end());
    if (beyond(allowances.empty() ? 0.25 : allowed)) {
        found["5" + man.id] = violation(man.id, "move.prisoner", far, allowed);
    }
}

void NaiveReferee::gun_violations(const Piece& gun,
                                  char reading,
                                  std::map<std::string, json>& found) const {
    const double far = gun.from ? std::abs(gun.place - *gun.from) : 0;
    const auto beyond = [&](double allowed) {
        return gun.from && !holds(far, allowed, gun.sigma, gun.sigma, reading);
    };
    if (gun.side != mover_) {
        if (beyond(0.25)) {
            found["6" + gun.id] = violation(gun.id, "move.disturbed", far, 0.25);
        }
        return;
    }
    int riders = 0;
    each_fighter(gun.side, [&](const Piece& man) {
        if (man.kind == "cavalry" && near(man, gun, option("gun_reach"), reading) &&
            was_near(man, gun, option("gun_reach"), reading)) {
            ++riders;
        }
    });
    const double most =
        option(riders >= options_["gun_crew"].get<int>() ? "cavalry_move" : "infantry_move");
    if (beyond(most)) {
        found["1" + gun.id] = violation(gun.id, "move.gun-distance", far, most);
    }
    if ((beyond(0.25) || gun.fired > 0) && gun.crew_before &&
        *gun.crew_before < option("gun_crew")) {
        found["2" + gun.id] =
            violation(gun.id, "move.gun-crew", *gun.crew_before, option("gun_crew"));
    }
    if (beyond(0.25) && gun.fired > 0) {
        found["3" + gun.id] = violation(gun.id, "move.gun-move-and-fire", far, 0.25);
    }
    if (gun.fired > option("gun_shots")) {
        found["4" + gun.id] = violation(gun.id, "move.gun-shots", gun.fired, option("gun_shots"));
    }
}

/// By a key that begins with the rule's place in the table.
std::map<std::string, json> NaiveReferee::violations(char reading) const {
    std::map<std::string, json> found;
    for (const auto& [id, man] : men_) {
        man_violations(man, reading, found);
        for (const auto& [other_id, other] : men_) {
            const auto free = [&](const Piece& who) {
                return who.side == mover_ && (who.status == "fighting" || who.status == "disarmed");
            };
            if (option("crowding") == 0 || !free(man) || !free(other) ||
                !natural_less(id, other_id)) {
                continue;
            }
            const double gap = distance(man.area, other.area);
            const double doubt = 2 * std::hypot(man.sigma, other.sigma);
            const bool open = reading != kMeasured && doubt > 0 &&
                              std::abs(gap - option("crowding")) <= doubt + 1e-9;
            if (open ? reading == kBeyond : gap < option("crowding") - 1e-9) {
                json entry = violation(id, "move.crowding", gap, option("crowding"));
                entry["with"] = other_id;
                found["7" + id + "\n" + other_id] = entry;
            }
        }
    }
    for (const auto& [id, gun] : guns_) {
        gun_violations(gun, reading, found);
    }
    return found;
}

}  // namespace littlewars::referee::testing_naive

#include "referee/littlewars/judge.hpp"

#include <string>
#include <unordered_map>

namespace littlewars::referee::little_wars {
namespace {

std::unordered_map<std::string, Status> new_statuses(const Rulings& rulings) {
    std::unordered_map<std::string, Status> statuses;
    const auto set = [&](const Ids& ids, Status status) {
        for (const std::string& id : ids) {
            statuses[id] = status;
        }
    };
    if (rulings.after) {
        set(rulings.after->prisoners, Status::Prisoner);
        set(rulings.after->dead, Status::Dead);
    }
    set(rulings.prisoners.recaptured, Status::Disarmed);
    set(rulings.rearmed, Status::Fighting);
    return statuses;
}

}  // namespace

PositionInput next_position(const Position& position, const Rulings& rulings) {
    PositionInput next = position.input();
    next.bodies.clear();
    next.choices.clear();
    next.surrender.reset();
    const auto statuses = new_statuses(rulings);
    for (ManInput& man : next.men) {
        man.from.reset();
        if (const auto found = statuses.find(man.id); found != statuses.end()) {
            man.status = found->second;
        }
    }
    std::unordered_map<std::string, Side> owners;
    if (rulings.after) {
        for (const CapturedGun& gun : rulings.after->guns) {
            owners[gun.id] = gun.new_owner;
        }
    }
    for (GunInput& gun : next.guns) {
        gun.from.reset();
        gun.fired = 0;
        gun.crew_before.reset();
        if (const auto found = owners.find(gun.id); found != owners.end()) {
            gun.side = found->second;
        }
    }
    return next;
}

}  // namespace littlewars::referee::little_wars

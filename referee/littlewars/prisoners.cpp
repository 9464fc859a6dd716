#include "referee/littlewars/prisoners.hpp"

#include "referee/littlewars/escort_matching.hpp"

#include <algorithm>
#include <iterator>

namespace littlewars::referee::little_wars {
namespace {

/// The fighting men of one side within escort reach of a man.
Force fighters_in_reach(const Field& field, std::size_t man, Side side, Reading reading) {
    const double reach_in = field.options().escort_reach_in;
    Force found;
    field.near(field.man(man).outline, reach_in, [&](std::size_t other) {
        if (field.fights_for(other, side) &&
            field.compare_men(Rule::EscortReach, man, other, reach_in).within(reading)) {
            found.push_back(other);
        }
    });
    std::sort(found.begin(), found.end());
    return found;
}

bool is_freed(const Field& field, std::size_t man, Reading reading) {
    return field.options().free_prisoners == FreePrisoners::Liberate ||
           !fighters_in_reach(field, man, field.man(man).side, reading).empty();
}

}  // namespace

Custody rule_prisoners(const Field& field, const Force& taken_now, Reading reading) {
    Custody custody;
    Force tested;
    std::vector<Force> guards_in_reach;
    for (std::size_t man = 0; man < field.men(); ++man) {
        if (field.status(man) != Status::Prisoner) {
            continue;
        }
        if (std::binary_search(taken_now.begin(), taken_now.end(), man)) {
            custody.escorted.push_back(man);
            continue;
        }
        const Side captor = enemy_of(field.man(man).side);
        if (field.touches_back_line(man, captor).within(reading)) {
            continue;  // out of the battle (5.5)
        }
        Force guards = fighters_in_reach(field, man, captor, reading);
        if (!guards.empty()) {
            custody.escorted.push_back(man);
            tested.push_back(man);
            guards_in_reach.push_back(std::move(guards));
        } else if (is_freed(field, man, reading)) {
            custody.recaptured.push_back(man);
        } else {
            custody.loose.push_back(man);
        }
    }
    const auto guard_of =
        match_escorts(guards_in_reach, field.men(), field.options().escort_capacity);
    for (std::size_t i = 0; i < tested.size(); ++i) {
        if (guard_of[i]) {
            custody.guards.emplace_back(tested[i], *guard_of[i]);
        } else {
            ++custody.excess;
        }
    }
    return custody;
}

Force rule_rearming(const Field& field) {
    Force rearmed;
    for (std::size_t man = 0; man < field.men(); ++man) {
        if (field.status(man) == Status::Disarmed &&
            field.touches_back_line(man, field.man(man).side).measured) {
            rearmed.push_back(man);
        }
    }
    return rearmed;
}

}  // namespace littlewars::referee::little_wars

#include "referee/finland/judge.hpp"
#include "referee/finland/reach.hpp"

#include <algorithm>

namespace littlewars::referee::finland {
namespace {

/// The enemies a plate may fire at from a circle, in plate order.
std::vector<int> targets_from(
    const Rules& rules, const Position& position, int plate, int circle, int used) {
    std::vector<int> targets;
    for (int target = 0; target < kPlates; ++target) {
        if (side_of(target) == side_of(plate) || !position.plate(target) ||
            !rules.map->interval_between(circle, position.plate(target)->at)) {
            continue;
        }
        const Play shot{plate, circle, target};
        if (used < firing_reach(rules, position, plate) && !refusal(rules, position, shot)) {
            targets.push_back(target);
        }
    }
    return targets;
}

void add_plays(const Rules& rules, const Position& position, int plate, std::vector<Play>& plays) {
    const Reach reach(rules, position, plate);
    const auto stops = reach.stops(*position.die);
    const auto fewest = reach.fewest();
    for (int circle = 0; circle < rules.map->board.size(); ++circle) {
        if (stops[static_cast<std::size_t>(circle)]) {
            plays.push_back({plate, circle, std::nullopt});
        }
    }
    for (int circle = 0; circle < rules.map->board.size(); ++circle) {
        const auto used = fewest[static_cast<std::size_t>(circle)];
        if (!used) {
            continue;
        }
        for (const int target : targets_from(rules, position, plate, circle, *used)) {
            plays.push_back({plate, circle, target});
        }
    }
}

}  // namespace

int shots(const Rules& rules, const Position& position, int plate, int used) {
    return *position.die - used + (rules.is_artillery(plate) ? 1 : 0);
}

int firing_reach(const Rules& rules, const Position& position, int plate) {
    const bool farther =
        rules.is_artillery(plate) && rules.options.artillery_reach == ArtilleryReach::ThrowPlusOne;
    return *position.die + (farther ? 1 : 0);
}

std::vector<Play> legal_plays(const Rules& rules, const Position& position) {
    std::vector<Play> plays;
    for (int plate = 0; plate < kPlates; ++plate) {
        if (side_of(plate) == position.turn && position.plate(plate) &&
            (!position.extra || *position.extra == plate)) {
            add_plays(rules, position, plate, plays);
        }
    }
    return plays;
}

std::vector<Move> legal_moves(const Rules& rules, const Position& position) {
    if (position.phase != Phase::Move) {
        return {Throw{1}, Throw{2}, Throw{3}, Throw{4}, Throw{5}, Throw{6}};
    }
    const std::vector<Play> plays = legal_plays(rules, position);
    if (plays.empty()) {
        return {Pass{}};
    }
    return {plays.begin(), plays.end()};
}

}  // namespace littlewars::referee::finland

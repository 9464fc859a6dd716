#include "referee/littlewars/proposal.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <utility>

namespace littlewars::referee::little_wars {
namespace {

/// Distance to the nearest enemy participant, found by looking in growing circles.
double nearest_enemy_in(const Field& field, const Melee& melee, std::size_t man) {
    const Outline& outline = field.man(man).outline;
    const Side enemy = enemy_of(field.man(man).side);
    double nearest_in = std::numeric_limits<double>::infinity();
    for (double reach_in = 0.25; nearest_in > reach_in; reach_in *= 2) {
        field.near(outline, reach_in, [&](std::size_t other) {
            if (field.man(other).side != enemy || !melee.has(other, enemy)) {
                return;
            }
            const Outline& its = field.man(other).outline;
            const double at_least_in = distance_in(outline.centre(), its.centre()) -
                                       outline.outer_radius_in() - its.outer_radius_in();
            if (at_least_in < nearest_in) {
                nearest_in = std::min(nearest_in, field.distance_in(man, other));
            }
        });
    }
    return nearest_in;
}

Force nearest_first(const Field& field, const Melee& melee, Side side, std::size_t count) {
    const Force& force = melee.participants[side];
    if (count == 0 || count == force.size()) {
        return count == 0 ? Force{} : force;
    }
    std::vector<std::pair<std::int64_t, std::size_t>> order;
    order.reserve(force.size());
    for (const std::size_t man : force) {
        order.emplace_back(std::llround(nearest_enemy_in(field, melee, man) * 1e6), man);
    }
    std::sort(order.begin(), order.end());
    Force killed;
    for (std::size_t i = 0; i < count; ++i) {
        killed.push_back(order[i].second);
    }
    std::sort(killed.begin(), killed.end());
    return killed;
}

}  // namespace

Fallen propose(const Field& field, const Melee& melee) {
    Fallen fallen;
    for (const Side side : kBothSides) {
        const Force killed = nearest_first(field, melee, side, killed_of(melee));
        if (melee.isolated && side == melee.inferior) {
            const Force& force = melee.participants[side];
            std::set_difference(force.begin(),
                                force.end(),
                                killed.begin(),
                                killed.end(),
                                std::back_inserter(fallen.prisoners));
        }
        fallen.killed.insert(fallen.killed.end(), killed.begin(), killed.end());
    }
    std::sort(fallen.killed.begin(), fallen.killed.end());
    return fallen;
}

}  // namespace littlewars::referee::little_wars

#include "referee/mukden/position.hpp"

#include <algorithm>

namespace littlewars::referee::mukden {

std::optional<int> unit_on(const Position& position, int hex) {
    for (int unit = 0; unit < kUnits; ++unit) {
        if (position.units[unit] && position.units[unit]->at == hex) {
            return unit;
        }
    }
    return std::nullopt;
}

bool is_next_to(const Field& field, const Position& position, int hex, Side side) {
    const auto& sides = field.sides[hex];
    return std::any_of(sides.begin(), sides.end(), [&](const Hexside& hexside) {
        const auto unit = unit_on(position, hexside.to);
        return unit && side_of(*unit) == side;
    });
}

std::vector<int> adjacent_enemies(const Field& field, const Position& position, int unit) {
    std::vector<int> enemies;
    const int hex = position.units[unit]->at;
    for (int enemy = 0; enemy < kUnits; ++enemy) {
        const auto& there = position.units[enemy];
        if (there && there->is_on_map() && side_of(enemy) != side_of(unit) &&
            field.side_between(hex, there->at) != nullptr) {
            enemies.push_back(enemy);
        }
    }
    return enemies;
}

Position start_position(const Rules& rules) {
    Position position;
    position.phase = Phase::Allocate;
    for (int unit = 0; unit < kUnits; ++unit) {
        position.units[unit] =
            Unit{unit == kThirdArmy ? kOff : rules.field->start[unit], std::nullopt};
    }
    return position;
}

}  // namespace littlewars::referee::mukden

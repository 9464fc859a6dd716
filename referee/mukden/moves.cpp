#include "referee/mukden/moves.hpp"

#include <algorithm>

namespace littlewars::referee::mukden {
namespace {

bool may_exit(const Field& field, int unit, int at) {
    return side_of(unit) == Side::Russia && at >= 0 && field.exit[at];
}

/// Hexes a unit could try to enter from here, in board order, leaving the map last.
std::vector<int> tries(const Field& field, int at) {
    std::vector<int> steps;
    if (at < 0) {
        return steps;
    }
    for (const Hexside& side : field.sides[at]) {
        steps.push_back(side.to);
    }
    steps.push_back(kExited);
    return steps;
}

void add_marches(const Field& field, const Position& position, int unit, std::vector<Move>& moves) {
    moves.emplace_back(March{unit, {}});
    const int start = position.units[unit]->at;
    if (is_next_to(field, position, start, other(side_of(unit)))) {
        return;
    }
    const Way begin{start, start};
    for (const int first : tries(field, start)) {
        if (!step_fault(field, position, unit, begin, first).empty()) {
            continue;
        }
        moves.emplace_back(March{unit, {first}});
        const Way way = stepped(field, position, unit, begin, first);
        for (const int second : tries(field, way.at)) {
            if (step_fault(field, position, unit, way, second).empty()) {
                moves.emplace_back(March{unit, {first, second}});
            }
        }
    }
}

void add_entries(const Field& field, const Position& position, std::vector<Move>& moves) {
    for (int entry = 0; entry < 3; ++entry) {
        if (entry_fault(field, position, entry).empty()) {
            moves.emplace_back(Place{kThirdArmy, entry});
        }
    }
    if (entry_fault(field, position, std::nullopt).empty()) {
        moves.emplace_back(Place{kThirdArmy, std::nullopt});
    }
}

std::vector<Move> unit_moves(const Rules& rules, const Position& position) {
    std::vector<Move> moves;
    for (int unit = 0; unit < kUnits; ++unit) {
        const auto& there = position.units[unit];
        if (!there || side_of(unit) != position.turn) {
            continue;
        }
        if (there->is_on_map()) {
            add_marches(*rules.field, position, unit, moves);
        } else if (there->at == kOff) {
            add_entries(*rules.field, position, moves);
        }
    }
    return moves;
}

std::vector<Move> activations(const Rules& rules, const Position& position) {
    std::vector<Move> moves = unit_moves(rules, position);
    if (moves.empty()) {
        moves.emplace_back(Pass{});
    }
    if (position.turn == Side::Russia) {
        moves.emplace_back(Withdraw{});
    }
    return moves;
}

std::vector<Move> targets(const Rules& rules, const Position& position) {
    std::vector<Move> moves;
    const int attacker = position.combat->attacker;
    for (const int enemy : adjacent_enemies(*rules.field, position, attacker)) {
        moves.emplace_back(Target{enemy});
    }
    if (may_decline(*rules.field, position, attacker)) {
        moves.emplace_back(Target{std::nullopt});
    }
    return moves;
}

std::vector<Move> calls(const Rules& rules, const Position& position) {
    std::vector<Move> moves;
    const int strength = *position.units[unit_to_answer(position)]->strength;
    for (int call = rules.bluff == Bluff::None ? strength : 1; call <= strength; ++call) {
        moves.emplace_back(Call{call});
    }
    return moves;
}

std::vector<Move> throws_of_dice() {
    std::vector<Move> moves;
    for (int attacker = 1; attacker <= 6; ++attacker) {
        for (int defender = 1; defender <= 6; ++defender) {
            moves.emplace_back(Dice{attacker, defender});
        }
    }
    return moves;
}

std::vector<Move> retreat_moves(const Rules& rules, const Position& position) {
    std::vector<Move> moves{Retreat{std::nullopt}};
    for (const int to : retreats(*rules.field, position, unit_to_answer(position))) {
        moves.emplace_back(Retreat{to});
    }
    return moves;
}

}  // namespace

std::string_view step_fault(
    const Field& field, const Position& position, int unit, const Way& way, int to) {
    if (way.steps >= 2) {
        return "too-far";
    }
    if (way.steps == 1 && field.mountain[way.start]) {
        return "mountain-start";
    }
    if (way.must_stop) {
        return "must-stop";
    }
    if (to == kExited) {
        return may_exit(field, unit, way.at) ? "" : "no-exit";
    }
    if (way.at < 0 || field.side_between(way.at, to) == nullptr) {
        return "not-adjacent";
    }
    // The unit itself still counts where it started: nobody marches in a circle.
    return unit_on(position, to) ? "occupied" : "";
}

Way stepped(const Field& field, const Position& position, int unit, const Way& way, int to) {
    Way next{way.start, to, way.steps + 1, false};
    if (to != kExited) {
        next.must_stop = field.mountain[to] || field.side_between(way.at, to)->river ||
                         is_next_to(field, position, to, other(side_of(unit)));
    }
    return next;
}

std::string_view retreat_fault(const Field& field, const Position& position, int unit, int to) {
    const int at = position.units[unit]->at;
    if (to == kExited) {
        return may_exit(field, unit, at) ? "" : "no-exit";
    }
    if (field.side_between(at, to) == nullptr) {
        return "not-adjacent";
    }
    if (unit_on(position, to)) {
        return "occupied";
    }
    return is_next_to(field, position, to, other(side_of(unit))) ? "enemy-adjacent" : "";
}

std::vector<int> retreats(const Field& field, const Position& position, int unit) {
    std::vector<int> hexes = tries(field, position.units[unit]->at);
    std::erase_if(hexes, [&](int to) { return !retreat_fault(field, position, unit, to).empty(); });
    return hexes;
}

std::string_view entry_fault(const Field& field,
                             const Position& position,
                             std::optional<int> entry) {
    if (!entry) {
        return position.waits >= 2 ? "must-enter" : "";
    }
    if (*entry > position.waits) {
        return "not-yet";
    }
    return unit_on(position, field.entries[*entry]) ? "occupied" : "";
}

bool may_decline(const Field& field, const Position& position, int unit) {
    const auto enemies = adjacent_enemies(field, position, unit);
    const int hex = position.units[unit]->at;
    return std::all_of(enemies.begin(), enemies.end(), [&](int enemy) {
        const Hexside* side = field.side_between(hex, position.units[enemy]->at);
        return side_of(unit) == Side::Russia &&
               (field.mukden[hex] || (side->fort && side->inside == hex));
    });
}

int unit_to_answer(const Position& position) {
    const bool defender =
        position.phase == Phase::CallDefender || position.phase == Phase::RetreatDefender;
    return defender ? position.combat->defender : position.combat->attacker;
}

bool can_choose_unit(const Rules& rules, const Position& position) {
    return !unit_moves(rules, position).empty();
}

std::vector<Move> legal_moves(const Rules& rules, const Position& position) {
    switch (position.phase) {
        case Phase::Allocate:
            return {};
        case Phase::Activate:
            return activations(rules, position);
        case Phase::Target:
            return targets(rules, position);
        case Phase::CallAttacker:
        case Phase::CallDefender:
            return calls(rules, position);
        case Phase::Dice:
            return throws_of_dice();
        case Phase::RetreatAttacker:
        case Phase::RetreatDefender:
            return retreat_moves(rules, position);
        case Phase::Advance:
            break;
    }
    return {Follow{false}, Follow{true}};
}

}  // namespace littlewars::referee::mukden

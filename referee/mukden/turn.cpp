#include "referee/mukden/judge.hpp"
#include "referee/mukden/moves.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace littlewars::referee::mukden {
namespace {

using Type = Effect::Type;

int strength_of(const Position& position, Side side, bool exited_only) {
    int sum = 0;
    for (int unit = 0; unit < kUnits; ++unit) {
        const auto& there = position.units[unit];
        if (there && side_of(unit) == side && (!exited_only || there->at == kExited)) {
            sum += *there->strength;
        }
    }
    return sum;
}

template <class Condition>
bool any_unit(const Position& position, Side side, Condition holds) {
    for (int unit = 0; unit < kUnits; ++unit) {
        if (position.units[unit] && side_of(unit) == side && holds(*position.units[unit])) {
            return true;
        }
    }
    return false;
}

Result win(Side side, std::string_view rule) {
    return {std::string(name_of(side)), std::string(rule)};
}

Result time_up(const Field& field, const Position& position) {
    const bool cut_off = any_unit(position, Side::Japan, [&](const Unit& unit) {
        return unit.is_on_map() && (field.mukden[unit.at] || field.rail_north[unit.at]);
    });
    return win(cut_off ? Side::Japan : Side::Russia, "time-up");
}

Result withdrawal(const Position& position) {
    const bool saved =
        2 * strength_of(position, Side::Russia, true) > strength_of(position, Side::Japan, false);
    return win(saved ? Side::Russia : Side::Japan, "withdrawal");
}

/// Makes one move on a copy of the position.
class Mover {
  public:
    Mover(const Rules& rules, const Position& position)
        : rules_(rules), field_(*rules.field), before_(position) {
        turn_.next = position;
    }

    Turn operator()(const Allocate& move) {
        Position& next = turn_.next;
        for (const auto& [unit, strength] : move.strengths) {
            next.units[unit]->strength = strength;
        }
        Effect effect{Type::Allocated};
        effect.unit = next.turn == Side::Japan ? 0 : kUnits - 1;
        turn_.effects.push_back(effect);
        if (next.turn == Side::Russia) {
            next.phase = Phase::Activate;
        }
        next.turn = other(next.turn);
        return done("allocate");
    }

    Turn operator()(const Place& move) {
        if (!move.entry) {
            ++turn_.next.waits;
            turn_.effects.push_back({Type::Waited, move.unit});
            end_turn();
            return done("third-army-waits");
        }
        const int hex = field_.entries[static_cast<std::size_t>(*move.entry)];
        turn_.next.units[move.unit]->at = hex;
        turn_.effects.push_back({Type::Entered, move.unit, kOff, hex});
        look_for_enemies(move.unit);
        return done("third-army-enters");
    }

    Turn operator()(const March& move) {
        for (const int to : move.path) {
            go(Type::Moved, move.unit, to);
            if (turn_.next.result) {
                return done("move");
            }
        }
        look_for_enemies(move.unit);
        if (move.path.empty()) {
            return done("stand");
        }
        return done(move.path.back() == kExited ? "exit" : "move");
    }

    Turn operator()(const Pass& /*move*/) {
        end_turn();
        return done("pass");
    }

    Turn operator()(const Withdraw& /*move*/) {
        turn_.next.result = withdrawal(turn_.next);
        return done("withdrawal");
    }

    Turn operator()(const Target& move) {
        if (!move.unit) {
            end_turn();
            return done("no-attack");
        }
        turn_.next.combat->defender = *move.unit;
        turn_.next.phase = Phase::CallAttacker;
        return done("attack");
    }

    Turn operator()(const Call& move) {
        Position& next = turn_.next;
        next.combat->calls.push_back(move.strength);
        next.phase = next.phase == Phase::CallAttacker ? Phase::CallDefender : Phase::Dice;
        return done("call");
    }

    Turn operator()(const Dice& move) {
        Position& next = turn_.next;
        const Reckoning sum = reckon(rules_, before_, move);
        tell(Type::Strengths, sum.strengths);
        tell(Type::Totals, sum.totals);
        if (sum.sixes > 0) {
            next.time = std::min(next.time + sum.sixes, kMostTime);
            tell(Type::Time, {next.time, 0});
        }
        tell(Type::Losses, sum.losses);
        next.combat->losses = sum.losses;
        if (rules_.clock == Clock::AtOnce && next.time >= rules_.time_limit) {
            finish(time_up(field_, next));
        } else {
            ask_attacker();
        }
        return done(sum.rule);
    }

    Turn operator()(const Retreat& move) {
        const bool by_attacker = before_.phase == Phase::RetreatAttacker;
        if (!move.to) {
            if (by_attacker) {
                ask_defender();
            } else {
                settle(false);
            }
            return done("stand-fast");
        }
        const int unit = unit_to_answer(before_);
        auto& losses = turn_.next.combat->losses;
        --losses[by_attacker ? 0 : 1];
        if (by_attacker) {
            losses[1] = 0;
        }
        go(Type::Retreated, unit, *move.to);
        if (!turn_.next.result) {
            settle(true);
        }
        return done("retreat");
    }

    Turn operator()(const Follow& move) {
        if (move.advances) {
            const Combat combat = *turn_.next.combat;
            go(Type::Advanced, combat.attacker, combat.hex);
        }
        if (!turn_.next.result) {
            end_turn();
        }
        return done(move.advances ? "advance" : "stand-fast");
    }

  private:
    Turn done(std::string_view rule) {
        turn_.rule = rule;
        return std::move(turn_);
    }

    void tell(Type type, std::array<int, 2> numbers) {
        Effect effect{type};
        effect.numbers = numbers;
        turn_.effects.push_back(effect);
    }

    /// Moves a unit to a hex or off the map; a Russian in a supply hex wins at once.
    void go(Type type, int unit, int to) {
        Unit& there = *turn_.next.units[unit];
        turn_.effects.push_back({to == kExited ? Type::Exited : type, unit, there.at, to});
        there.at = to;
        if (to != kExited && side_of(unit) == Side::Russia && field_.supply[to]) {
            finish(win(Side::Russia, "supply-taken"));
        }
    }

    void finish(Result result) {
        Position& next = turn_.next;
        next.phase = Phase::Activate;
        next.combat.reset();
        next.result = std::move(result);
    }

    /// Section 5, when a turn is complete.
    void end_turn() {
        Position& next = turn_.next;
        const auto is_there = [](const Unit&) { return true; };
        if (!any_unit(next, Side::Japan, is_there)) {
            return finish(win(Side::Russia, "japan-destroyed"));
        }
        if (next.time >= rules_.time_limit) {
            return finish(time_up(field_, next));
        }
        next.phase = Phase::Activate;
        next.combat.reset();
        next.turn = other(next.turn);
        const auto is_on_map = [](const Unit& unit) { return unit.is_on_map(); };
        if (next.turn == Side::Russia && !any_unit(next, Side::Russia, is_on_map)) {
            finish(withdrawal(next));
        }
    }

    void look_for_enemies(int unit) {
        Position& next = turn_.next;
        if (!next.units[unit]->is_on_map() || adjacent_enemies(field_, next, unit).empty()) {
            return end_turn();
        }
        next.phase = Phase::Target;
        next.combat = Combat{};
        next.combat->attacker = unit;
    }

    bool may_retreat(std::size_t who, int unit) const {
        return turn_.next.combat->losses[who] > 0 && !retreats(field_, turn_.next, unit).empty();
    }

    void ask_attacker() {
        if (may_retreat(0, turn_.next.combat->attacker)) {
            turn_.next.phase = Phase::RetreatAttacker;
        } else {
            ask_defender();
        }
    }

    void ask_defender() {
        if (may_retreat(1, turn_.next.combat->defender)) {
            turn_.next.phase = Phase::RetreatDefender;
        } else {
            settle(false);
        }
    }

    void take_loss(int unit, int loss) {
        auto& there = turn_.next.units[unit];
        const int amount = std::min(loss, *there->strength);
        if (amount == 0) {
            return;
        }
        Effect effect{Type::Lost, unit};
        effect.numbers = {amount, 0};
        turn_.effects.push_back(effect);
        *there->strength -= amount;
        if (*there->strength == 0) {
            turn_.effects.push_back({Type::Gone, unit});
            there.reset();
        }
    }

    /// Steps 7 and 8 of a combat.
    void settle(bool retreated) {
        Position& next = turn_.next;
        const Combat combat = *next.combat;
        const bool by_attacker = retreated && before_.phase == Phase::RetreatAttacker;
        const int held = before_.units[combat.defender]->at;
        take_loss(combat.attacker, combat.losses[0]);
        take_loss(combat.defender, combat.losses[1]);
        const bool emptied = !next.units[combat.defender] || (retreated && !by_attacker);
        if (!emptied || by_attacker || !next.units[combat.attacker]) {
            return end_turn();
        }
        next.phase = Phase::Advance;
        next.combat = Combat{};
        next.combat->attacker = combat.attacker;
        next.combat->hex = held;
    }

    const Rules& rules_;
    const Field& field_;
    const Position& before_;
    Turn turn_;
};

}  // namespace

Turn play(const Rules& rules, const Position& position, const Move& move) {
    return std::visit(Mover(rules, position), move);
}

}  // namespace littlewars::referee::mukden

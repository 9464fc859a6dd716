#include "referee/mukden/judge.hpp"
#include "referee/mukden/moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace littlewars::referee::mukden {
namespace {

using Verdict = std::optional<Refusal>;

constexpr int kLeastStrength = 3;

std::string_view nation(Side side) {
    return side == Side::Japan ? "Japan" : "Russia";
}

/// The refusals of one position; the names of units and hexes make the reasons.
class Refuser {
  public:
    Refuser(const Rules& rules, const Position& position)
        : rules_(rules), field_(*rules.field), position_(position) {}

    Verdict operator()(const Allocate& move) const {
        if (position_.phase != Phase::Allocate) {
            return wrong_phase();
        }
        return allocation(move);
    }

    Verdict operator()(const Place& move) const {
        if (const auto refused = chosen(move.unit)) {
            return refused;
        }
        if (move.unit != kThirdArmy) {
            return Refusal{"not-third-army",
                           fmt::format("Only j3 is placed on the map, not {}.", name(move.unit))};
        }
        if (position_.units[move.unit]->at != kOff) {
            return Refusal{"already-on-map", "j3 is on the map already."};
        }
        return entry(move.entry);
    }

    Verdict operator()(const March& move) const {
        if (const auto refused = chosen(move.unit)) {
            return refused;
        }
        const int at = position_.units[move.unit]->at;
        if (at == kOff) {
            return Refusal{"must-place", "j3 waits off the map: it is placed or waits on."};
        }
        if (at == kExited) {
            return Refusal{"not-on-map", fmt::format("{} has left the map.", name(move.unit))};
        }
        return march(move, at);
    }

    Verdict operator()(const Pass& /*move*/) const {
        if (position_.phase != Phase::Activate) {
            return wrong_phase();
        }
        if (can_choose_unit(rules_, position_)) {
            return Refusal{
                "can-move",
                fmt::format("{} has a unit to choose and may not pass.", nation(position_.turn))};
        }
        return std::nullopt;
    }

    Verdict operator()(const Withdraw& /*move*/) const {
        if (position_.phase != Phase::Activate) {
            return wrong_phase();
        }
        if (position_.turn != Side::Russia) {
            return Refusal{"only-russia", "Only Russia may withdraw, at the start of its turn."};
        }
        return std::nullopt;
    }

    Verdict operator()(const Target& move) const {
        if (position_.phase != Phase::Target) {
            return wrong_phase();
        }
        return target(position_.combat->attacker, move.unit);
    }

    Verdict operator()(const Call& move) const {
        if (position_.phase != Phase::CallAttacker && position_.phase != Phase::CallDefender) {
            return wrong_phase();
        }
        const int unit = unit_to_answer(position_);
        if (move.strength < 1) {
            return Refusal{"call-too-low",
                           fmt::format("{} must call a strength of 1 or more.", name(unit))};
        }
        const int strength = *position_.units[unit]->strength;
        if (move.strength > strength) {
            return Refusal{"call-too-high",
                           fmt::format("{} may not call more than it has: {} is too much.",
                                       name(unit),
                                       move.strength)};
        }
        if (rules_.bluff == Bluff::None && move.strength != strength) {
            return Refusal{"must-call-true",
                           fmt::format("{} must call its true strength.", name(unit))};
        }
        return std::nullopt;
    }

    Verdict operator()(const Dice& /*move*/) const {
        return position_.phase == Phase::Dice ? std::nullopt : wrong_phase();
    }

    Verdict operator()(const Retreat& move) const {
        if (position_.phase != Phase::RetreatAttacker &&
            position_.phase != Phase::RetreatDefender) {
            return wrong_phase();
        }
        return move.to ? retreat(unit_to_answer(position_), *move.to) : std::nullopt;
    }

    Verdict operator()(const Follow& /*move*/) const {
        return position_.phase == Phase::Advance ? std::nullopt : wrong_phase();
    }

  private:
    static std::string name(int unit) { return std::string(kUnitNames[unit]); }
    const std::string& hex(int point) const { return field_.board.id(point); }

    Verdict wrong_phase() const {
        constexpr std::array<std::string_view, 9> kWaitsFor{"the strengths to be shared out",
                                                            "a unit to be chosen",
                                                            "a target to be named",
                                                            "the attacker's call",
                                                            "the defender's call",
                                                            "the dice",
                                                            "the attacker to retreat or stand",
                                                            "the defender to retreat or stand",
                                                            "the attacker to advance or stay"};
        return Refusal{"wrong-phase",
                       fmt::format("The game waits for {}.",
                                   kWaitsFor[static_cast<std::size_t>(position_.phase)])};
    }

    Verdict chosen(int unit) const {
        if (position_.phase != Phase::Activate) {
            return wrong_phase();
        }
        if (side_of(unit) != position_.turn) {
            return Refusal{
                "not-yours",
                fmt::format(
                    "{} is not yours: it is {}'s turn.", name(unit), nation(position_.turn))};
        }
        if (!position_.units[unit]) {
            return Refusal{"not-on-map", fmt::format("{} is gone.", name(unit))};
        }
        return std::nullopt;
    }

    Verdict allocation(const Allocate& move) const {
        const Side side = position_.turn;
        int units = 0;
        int total = 0;
        for (const auto& [unit, strength] : move.strengths) {
            if (side_of(unit) != side) {
                return Refusal{
                    "not-yours",
                    fmt::format("{} is not one of {}'s units.", name(unit), nation(side))};
            }
            units += position_.units[unit] ? 1 : 0;
            total += strength;
        }
        if (units != count_units(side) ||
            move.strengths.size() != static_cast<std::size_t>(units)) {
            return Refusal{"allocate-all",
                           fmt::format("Each of {}'s units needs its strength.", nation(side))};
        }
        for (const auto& [unit, strength] : move.strengths) {
            if (strength < kLeastStrength) {
                return Refusal{"allocate-minimum",
                               fmt::format("{} needs a strength of 3 at least.", name(unit))};
            }
        }
        const int wanted = side == Side::Japan ? 27 : 20;
        if (total != wanted) {
            return Refusal{
                "allocate-total",
                fmt::format("{} shares out {} in all, not {}.", nation(side), wanted, total)};
        }
        return std::nullopt;
    }

    int count_units(Side side) const {
        int count = 0;
        for (int unit = 0; unit < kUnits; ++unit) {
            count += position_.units[unit] && side_of(unit) == side ? 1 : 0;
        }
        return count;
    }

    Verdict entry(std::optional<int> place) const {
        const auto rule = entry_fault(field_, position_, place);
        if (rule.empty()) {
            return std::nullopt;
        }
        if (rule == "must-enter") {
            return Refusal{"must-enter", "j3 has waited twice and must come in now."};
        }
        const char letter = static_cast<char>('A' + *place);
        if (rule == "not-yet") {
            return Refusal{"not-yet", fmt::format("j3 may not come in by {} yet.", letter)};
        }
        return Refusal{"occupied",
                       fmt::format("The entry {} ({}) is occupied.",
                                   letter,
                                   hex(field_.entries[static_cast<std::size_t>(*place)]))};
    }

    Verdict march(const March& move, int start) const {
        if (!move.path.empty() && is_next_to(field_, position_, start, other(side_of(move.unit)))) {
            return Refusal{"pinned",
                           fmt::format("{} on {} stands next to an enemy and cannot move.",
                                       name(move.unit),
                                       hex(start))};
        }
        Way way{start, start};
        for (const int to : move.path) {
            const auto rule = step_fault(field_, position_, move.unit, way, to);
            if (!rule.empty()) {
                return Refusal{std::string(rule), step_reason(rule, move.unit, way, to)};
            }
            way = stepped(field_, position_, move.unit, way, to);
        }
        return std::nullopt;
    }

    std::string step_reason(std::string_view rule, int unit, const Way& way, int to) const {
        if (rule == "too-far") {
            return fmt::format("{} may move two hexes at most.", name(unit));
        }
        if (rule == "mountain-start") {
            return fmt::format("{} starts in the mountains of {} and moves one hex at most.",
                               name(unit),
                               hex(way.start));
        }
        if (rule == "must-stop") {
            return fmt::format("{} must stop on {}: an enemy, mountains or a river hold it.",
                               name(unit),
                               hex(way.at));
        }
        return place_reason(rule, unit, way.at, to);
    }

    std::string place_reason(std::string_view rule, int unit, int at, int to) const {
        if (rule == "no-exit") {
            return fmt::format("{} cannot leave the map here.", name(unit));
        }
        if (rule == "not-adjacent") {
            return fmt::format(
                "{} is not next to {}.", hex(to), at < 0 ? "a unit off the map" : hex(at));
        }
        if (rule == "enemy-adjacent") {
            return fmt::format("{} may not retreat to {}, next to an enemy.", name(unit), hex(to));
        }
        return fmt::format("{} stands on {} already.", name(*unit_on(position_, to)), hex(to));
    }

    Verdict target(int attacker, std::optional<int> enemy) const {
        if (!enemy) {
            if (may_decline(field_, position_, attacker)) {
                return std::nullopt;
            }
            return Refusal{"must-attack",
                           fmt::format("{} must attack an enemy next to it.", name(attacker))};
        }
        if (side_of(*enemy) == side_of(attacker)) {
            return Refusal{"not-enemy", fmt::format("{} is no enemy.", name(*enemy))};
        }
        const auto near = adjacent_enemies(field_, position_, attacker);
        if (std::find(near.begin(), near.end(), *enemy) == near.end()) {
            return Refusal{"not-adjacent",
                           fmt::format("{} is not next to {}.", name(*enemy), name(attacker))};
        }
        return std::nullopt;
    }

    Verdict retreat(int unit, int to) const {
        const auto rule = retreat_fault(field_, position_, unit, to);
        if (rule.empty()) {
            return std::nullopt;
        }
        return Refusal{std::string(rule), place_reason(rule, unit, position_.units[unit]->at, to)};
    }

    const Rules& rules_;
    const Field& field_;
    const Position& position_;
};

}  // namespace

std::optional<Refusal> refusal(const Rules& rules, const Position& position, const Move& move) {
    return std::visit(Refuser(rules, position), move);
}

}  // namespace littlewars::referee::mukden

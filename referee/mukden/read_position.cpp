#include "referee/mukden/read_position.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace littlewars::referee::mukden {
namespace {

int read_place(const JsonReader& reader, int unit, const Board& board) {
    const std::string place = reader.string();
    if (place == "off" && unit == kThirdArmy) {
        return kOff;
    }
    if (place == "exited" && side_of(unit) == Side::Russia) {
        return kExited;
    }
    if (const auto hex = board.find(place)) {
        return *hex;
    }
    reader.fail(unit == kThirdArmy              ? "the name of a hex, or \"off\""
                : side_of(unit) == Side::Russia ? "the name of a hex, or \"exited\""
                                                : "the name of a hex");
}

Unit read_state(const JsonReader& reader, int unit, const Board& board, Phase phase) {
    reader.object({"at", "strength"});
    Unit state;
    state.at = read_place(reader.at("at"), unit, board);
    const JsonReader strength = reader.at("strength");
    if (!strength.value().is_null()) {
        state.strength = static_cast<int>(strength.integer(1, kMostStrength));
    } else if (phase != Phase::Allocate) {
        strength.fail("a whole number from 1 to 27 once the strengths are shared out");
    }
    return state;
}

void read_units(const JsonReader& reader, const Board& board, Position& position) {
    reader.object({"j1", "j2", "j3", "j4", "jy", "r1", "r2", "r3", "rl", "rr"});
    for (int unit = 0; unit < kUnits; ++unit) {
        const auto state = reader.find(kUnitNames[unit]);
        if (!state) {
            continue;
        }
        const Unit there = read_state(*state, unit, board, position.phase);
        if (there.is_on_map() && unit_on(position, there.at)) {
            state->at("at").fail("a hex where no other unit stands");
        }
        position.units[unit] = there;
    }
}

int read_attacker(const JsonReader& reader, const Position& position) {
    const int unit = read_unit(reader);
    const auto& there = position.units[unit];
    if (side_of(unit) != position.turn || !there || !there->is_on_map()) {
        reader.fail("a unit on the map of the side whose turn it is");
    }
    return unit;
}

int read_defender(const JsonReader& reader,
                  const Field& field,
                  const Position& position,
                  int attacker) {
    const int unit = read_unit(reader);
    const auto near = adjacent_enemies(field, position, attacker);
    if (std::find(near.begin(), near.end(), unit) == near.end()) {
        reader.fail("an enemy next to the attacker");
    }
    return unit;
}

std::vector<int> read_calls(const JsonReader& reader,
                            const Position& position,
                            const Combat& combat,
                            std::size_t wanted) {
    std::vector<int> calls;
    for (const JsonReader& item : reader.array(wanted)) {
        const int unit = calls.empty() ? combat.attacker : combat.defender;
        calls.push_back(static_cast<int>(item.integer(1, *position.units[unit]->strength)));
    }
    return calls;
}

std::array<int, 2> read_losses(const JsonReader& reader, Phase phase) {
    const auto items = reader.array(2);
    const std::array<int, 2> losses{static_cast<int>(items[0].integer(0, 2)),
                                    static_cast<int>(items[1].integer(0, 2))};
    const std::size_t who = phase == Phase::RetreatAttacker ? 0 : 1;
    if (losses[who] == 0) {
        items[who].fail("a loss for the side that may retreat");
    }
    return losses;
}

int read_emptied_hex(const JsonReader& reader,
                     const Field& field,
                     const Position& position,
                     int attacker) {
    const int hex = read_point(reader, field.board);
    const bool adjacent = field.side_between(position.units[attacker]->at, hex) != nullptr;
    if (!adjacent || unit_on(position, hex)) {
        reader.fail("a free hex next to the attacker");
    }
    return hex;
}

Combat read_combat(const JsonReader& reader, const Field& field, const Position& position) {
    Combat combat;
    const Phase phase = position.phase;
    if (phase == Phase::Target) {
        reader.object({"attacker"});
        combat.attacker = read_attacker(reader.at("attacker"), position);
        return combat;
    }
    if (phase == Phase::Advance) {
        reader.object({"attacker", "hex"});
        combat.attacker = read_attacker(reader.at("attacker"), position);
        combat.hex = read_emptied_hex(reader.at("hex"), field, position, combat.attacker);
        return combat;
    }
    const bool retreating = phase == Phase::RetreatAttacker || phase == Phase::RetreatDefender;
    reader.object({"attacker", "defender", retreating ? "losses" : "calls"});
    combat.attacker = read_attacker(reader.at("attacker"), position);
    combat.defender = read_defender(reader.at("defender"), field, position, combat.attacker);
    if (retreating) {
        combat.losses = read_losses(reader.at("losses"), phase);
        return combat;
    }
    const auto calls =
        static_cast<std::size_t>(phase) - static_cast<std::size_t>(Phase::CallAttacker);
    combat.calls = read_calls(reader.at("calls"), position, combat, calls);
    return combat;
}

void read_combat_of_phase(const JsonReader& reader, const Field& field, Position& position) {
    const auto combat = reader.find("combat");
    const bool none = !combat || combat->value().is_null();
    const bool wants_none = position.phase == Phase::Allocate || position.phase == Phase::Activate;
    if (wants_none) {
        if (!none) {
            combat->fail("null: no combat is under way in this phase");
        }
        return;
    }
    if (none) {
        (void)reader.at("combat").object();
    }
    position.combat = read_combat(*combat, field, position);
}

}  // namespace

int read_unit(const JsonReader& reader) {
    return read_word(reader, {"j1", "j2", "j3", "j4", "jy", "r1", "r2", "r3", "rl", "rr"});
}

Position read_mukden_position(const JsonReader& reader, const Rules& rules) {
    reader.object({"turn", "phase", "time", "waits", "units", "combat", "result"});
    Position position;
    position.turn = static_cast<Side>(read_word(reader.at("turn"), {"japan", "russia"}));
    if (const auto phase = reader.find("phase")) {
        position.phase = static_cast<Phase>(read_word(*phase,
                                                      {"allocate",
                                                       "activate",
                                                       "target",
                                                       "call-attacker",
                                                       "call-defender",
                                                       "dice",
                                                       "retreat-attacker",
                                                       "retreat-defender",
                                                       "advance"}));
    }
    position.time = read_option(reader, "time", 0, kMostTime, 0);
    position.waits = read_option(reader, "waits", 0, 2, 0);
    read_units(reader.at("units"), rules.field->board, position);
    read_combat_of_phase(reader, *rules.field, position);
    position.result = read_result(reader, {"japan", "russia"});
    return position;
}

}  // namespace littlewars::referee::mukden

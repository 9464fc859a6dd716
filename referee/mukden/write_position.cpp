#include "referee/mukden/write_position.hpp"

#include <nlohmann/json.hpp>

namespace littlewars::referee::mukden {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 9> kPhaseNames{"allocate",
                                                      "activate",
                                                      "target",
                                                      "call-attacker",
                                                      "call-defender",
                                                      "dice",
                                                      "retreat-attacker",
                                                      "retreat-defender",
                                                      "advance"};

Json write_combat(const Board& board, Phase phase, const std::optional<Combat>& combat) {
    if (!combat) {
        return nullptr;
    }
    Json json{{"attacker", kUnitNames[combat->attacker]}};
    switch (phase) {
        case Phase::Target:
            break;
        case Phase::Advance:
            json["hex"] = board.id(combat->hex);
            break;
        case Phase::RetreatAttacker:
        case Phase::RetreatDefender:
            json["defender"] = kUnitNames[combat->defender];
            json["losses"] = combat->losses;
            break;
        default:
            json["defender"] = kUnitNames[combat->defender];
            json["calls"] = combat->calls;
    }
    return json;
}

Json write_units(const Board& board, const Position& position) {
    Json json = Json::object();
    for (int unit = 0; unit < kUnits; ++unit) {
        if (const auto& there = position.units[unit]) {
            json[std::string(kUnitNames[unit])] = {
                {"at", place_name(board, there->at)},
                {"strength", there->strength ? Json(*there->strength) : Json(nullptr)}};
        }
    }
    return json;
}

Json pair_of(const char* type, const Effect& effect) {
    return {{"type", type}, {"attacker", effect.numbers[0]}, {"defender", effect.numbers[1]}};
}

Json way_of(const char* type, const Board& board, const Effect& effect) {
    return {{"type", type},
            {"unit", kUnitNames[effect.unit]},
            {"from", board.id(effect.from)},
            {"to", board.id(effect.to)}};
}

}  // namespace

std::string place_name(const Board& board, int at) {
    if (at == kOff) {
        return "off";
    }
    return at == kExited ? "exited" : board.id(at);
}

Json write_effect(const Board& board, const Effect& effect) {
    const auto unit = kUnitNames[effect.unit];
    switch (effect.type) {
        case Effect::Type::Allocated:
            return {{"type", "allocated"}, {"side", name_of(side_of(effect.unit))}};
        case Effect::Type::Moved:
            return way_of("move", board, effect);
        case Effect::Type::Exited:
            return {{"type", "exit"}, {"unit", unit}, {"from", board.id(effect.from)}};
        case Effect::Type::Entered:
            return {{"type", "enter"}, {"unit", unit}, {"at", board.id(effect.to)}};
        case Effect::Type::Waited:
            return {{"type", "wait"}, {"unit", unit}};
        case Effect::Type::Strengths:
            return pair_of("strengths", effect);
        case Effect::Type::Totals:
            return pair_of("totals", effect);
        case Effect::Type::Time:
            return {{"type", "time"}, {"now", effect.numbers[0]}};
        case Effect::Type::Losses:
            return pair_of("losses", effect);
        case Effect::Type::Retreated:
            return way_of("retreat", board, effect);
        case Effect::Type::Lost:
            return {{"type", "loss"}, {"unit", unit}, {"amount", effect.numbers[0]}};
        case Effect::Type::Gone:
            return {{"type", "gone"}, {"unit", unit}};
        case Effect::Type::Advanced:
            break;
    }
    return way_of("advance", board, effect);
}

Json write_mukden_position(const Rules& rules, const Position& position) {
    const Board& board = rules.field->board;
    return {{"turn", name_of(position.turn)},
            {"phase", kPhaseNames[static_cast<std::size_t>(position.phase)]},
            {"time", position.time},
            {"waits", position.waits},
            {"units", write_units(board, position)},
            {"combat", write_combat(board, position.phase, position.combat)},
            {"result", write_result(position.result)}};
}

}  // namespace littlewars::referee::mukden

#include "referee/mukden/mukden_json.hpp"

#include "referee/mukden/judge.hpp"
#include "referee/mukden/moves.hpp"
#include "referee/mukden/read_position.hpp"
#include "referee/mukden/write_position.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace littlewars::referee::mukden {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kAbsurd = 1000000;
constexpr std::array<const char*, 3> kEntryNames{"A", "B", "C"};

Allocate read_allocation(const JsonReader& reader) {
    reader.object({"j1", "j2", "j3", "j4", "jy", "r1", "r2", "r3", "rl", "rr"});
    Allocate move;
    for (int unit = 0; unit < kUnits; ++unit) {
        if (const auto strength = reader.find(kUnitNames[unit])) {
            move.strengths[unit] = static_cast<int>(strength->integer(-kAbsurd, kAbsurd));
        }
    }
    return move;
}

Move read_unit_move(const JsonReader& reader, const Board& board) {
    const int unit = read_unit(reader.at("unit"));
    if (const auto place = reader.find("place")) {
        reader.object({"unit", "place"});
        const int entry = read_word(*place, {"A", "B", "C", "wait"});
        return Place{unit, entry < 3 ? std::optional(entry) : std::nullopt};
    }
    reader.object({"unit", "path"});
    March march{unit, {}};
    for (const JsonReader& item : reader.at("path").array()) {
        march.path.push_back(item.value() == "exit" ? kExited : read_point(item, board));
    }
    return march;
}

/// The value of a move form that is only ever true.
void read_true(const JsonReader& reader) {
    if (!reader.boolean()) {
        reader.fail("true");
    }
}

Dice read_dice(const JsonReader& reader) {
    const auto dice = reader.array(2);
    return {static_cast<int>(dice[0].integer(1, 6)), static_cast<int>(dice[1].integer(1, 6))};
}

Retreat read_retreat(const JsonReader& reader, const Board& board) {
    if (reader.value().is_null()) {
        return {};
    }
    return {reader.value() == "exit" ? kExited : read_point(reader, board)};
}

Move read_single_key_move(const JsonReader& reader, const Board& board) {
    reader.object({"allocate", "pass", "withdraw", "target", "call", "dice", "retreat", "advance"});
    if (reader.value().size() != 1) {
        reader.fail("one of the game's move forms");
    }
    const std::string form = reader.value().begin().key();
    const JsonReader value = reader.at(form);
    if (form == "allocate") {
        return read_allocation(value);
    }
    if (form == "target") {
        return value.value().is_null() ? Target{} : Target{read_unit(value)};
    }
    if (form == "call") {
        return Call{static_cast<int>(value.integer(-kAbsurd, kAbsurd))};
    }
    if (form == "dice") {
        return read_dice(value);
    }
    if (form == "retreat") {
        return read_retreat(value, board);
    }
    if (form == "advance") {
        return Follow{value.boolean()};
    }
    read_true(value);
    return form == "pass" ? Move(Pass{}) : Move(Withdraw{});
}

std::string told_effect(const Board& board, const Effect& effect) {
    const auto unit = kUnitNames[effect.unit];
    switch (effect.type) {
        case Effect::Type::Moved:
            return fmt::format("{} moves to {}", unit, board.id(effect.to));
        case Effect::Type::Exited:
            return fmt::format("{} leaves the map", unit);
        case Effect::Type::Entered:
            return fmt::format("{} comes in at {}", unit, board.id(effect.to));
        case Effect::Type::Waited:
            return fmt::format("{} waits on", unit);
        case Effect::Type::Totals:
            return fmt::format("{} against {}", effect.numbers[0], effect.numbers[1]);
        case Effect::Type::Time:
            return fmt::format("the time is now {}", effect.numbers[0]);
        case Effect::Type::Losses:
            return fmt::format(
                "the attacker loses {}, the defender {}", effect.numbers[0], effect.numbers[1]);
        case Effect::Type::Retreated:
            return fmt::format("{} retreats to {}", unit, board.id(effect.to));
        case Effect::Type::Lost:
            return fmt::format("{} loses {}", unit, effect.numbers[0]);
        case Effect::Type::Gone:
            return fmt::format("{} is gone", unit);
        case Effect::Type::Advanced:
            return fmt::format("{} advances into {}", unit, board.id(effect.to));
        default:
            return {};
    }
}

std::string told_without_effects(const Position& before, const Move& move) {
    if (const auto* call = std::get_if<Call>(&move)) {
        return fmt::format("{} calls {}.", kUnitNames[unit_to_answer(before)], call->strength);
    }
    if (const auto* target = std::get_if<Target>(&move)) {
        const auto attacker = kUnitNames[before.combat->attacker];
        return target->unit ? fmt::format("{} attacks {}.", attacker, kUnitNames[*target->unit])
                            : fmt::format("{} does not attack.", attacker);
    }
    if (const auto* march = std::get_if<March>(&move)) {
        return fmt::format("{} stands where it is.", kUnitNames[march->unit]);
    }
    if (std::holds_alternative<Allocate>(move)) {
        return "The strengths are shared out.";
    }
    if (std::holds_alternative<Withdraw>(move)) {
        return "Russia withdraws.";
    }
    return std::holds_alternative<Pass>(move) ? "No unit can be chosen." : "It stands fast.";
}

std::string told(const Board& board, const Position& before, const Move& move, const Turn& turn) {
    std::string text;
    for (const Effect& effect : turn.effects) {
        const std::string part = told_effect(board, effect);
        text += text.empty() || part.empty() ? part : "; " + part;
    }
    return text.empty() ? told_without_effects(before, move) : text + ".";
}

}  // namespace

Rules MukdenJson::read_rules(const JsonReader& input) {
    const auto reader = input.find("options");
    if (reader) {
        reader->object({"time_limit", "clock", "fort", "bluff"});
    }
    Rules rules;
    rules.time_limit = read_option(reader, "time_limit", 1, 30, 10);
    rules.clock = static_cast<Clock>(read_option(reader, "clock", {"after-combat", "at-once"}));
    rules.fort = static_cast<FortLine>(read_option(reader, "fort", {"across", "inward"}));
    rules.bluff = static_cast<Bluff>(read_option(reader, "bluff", {"down", "none"}));
    const auto board = input.find("board");
    if (board && !board->value().is_string()) {
        rules.field = read_field(board->object());
        return rules;
    }
    if (board) {
        (void)read_word(*board, {"mukden-1905-reconstruction"});
    }
    rules.field = built_in_field();
    return rules;
}

Position MukdenJson::start(const Rules& rules) {
    return start_position(rules);
}

Position MukdenJson::read_position(const JsonReader& reader, const Rules& rules) {
    return read_mukden_position(reader, rules);
}

Move MukdenJson::read_move(const JsonReader& reader, const Rules& rules) {
    const Board& board = rules.field->board;
    return reader.object().find("unit") ? read_unit_move(reader, board)
                                        : read_single_key_move(reader, board);
}

tl::expected<Ruling, Refusal> MukdenJson::judge(const Rules& rules,
                                                const Position& position,
                                                const Move& move) {
    if (auto refused = refusal(rules, position, move)) {
        return tl::unexpected(std::move(*refused));
    }
    const Board& board = rules.field->board;
    const Turn turn = play(rules, position, move);
    Ruling ruling{std::string(turn.rule),
                  told(board, position, move, turn),
                  Json::array(),
                  {},
                  turn.next.result};
    for (const Effect& effect : turn.effects) {
        ruling.effects.push_back(write_effect(board, effect));
    }
    ruling.next = write_mukden_position(rules, turn.next);
    return ruling;
}

std::vector<Move> MukdenJson::legal_moves(const Rules& rules, const Position& position) {
    return mukden::legal_moves(rules, position);
}

Json MukdenJson::write_position(const Rules& rules, const Position& position) {
    return write_mukden_position(rules, position);
}

namespace {

/// Writes each move form.
struct MoveWriter {
    const Board& board;

    Json operator()(const Allocate& move) const {
        Json strengths = Json::object();
        for (const auto& [unit, strength] : move.strengths) {
            strengths[std::string(kUnitNames[unit])] = strength;
        }
        return {{"allocate", strengths}};
    }
    Json operator()(const Place& move) const {
        return {
            {"unit", kUnitNames[move.unit]},
            {"place", move.entry ? kEntryNames[static_cast<std::size_t>(*move.entry)] : "wait"}};
    }
    Json operator()(const March& move) const {
        Json path = Json::array();
        for (const int at : move.path) {
            path.push_back(step_name(at));
        }
        return {{"unit", kUnitNames[move.unit]}, {"path", path}};
    }
    Json operator()(const Pass& /*move*/) const { return {{"pass", true}}; }
    Json operator()(const Withdraw& /*move*/) const { return {{"withdraw", true}}; }
    Json operator()(const Target& move) const {
        return {{"target", move.unit ? Json(kUnitNames[*move.unit]) : Json(nullptr)}};
    }
    Json operator()(const Call& move) const { return {{"call", move.strength}}; }
    Json operator()(const Dice& move) const {
        return {{"dice", Json::array({move.attacker, move.defender})}};
    }
    Json operator()(const Retreat& move) const {
        return {{"retreat", move.to ? Json(step_name(*move.to)) : Json(nullptr)}};
    }
    Json operator()(const Follow& move) const { return {{"advance", move.advances}}; }

    [[nodiscard]] std::string step_name(int at) const {
        return at == kExited ? "exit" : board.id(at);
    }
};

}  // namespace

Json MukdenJson::write_move(const Rules& rules, const Move& move) {
    return std::visit(MoveWriter{rules.field->board}, move);
}

}  // namespace littlewars::referee::mukden

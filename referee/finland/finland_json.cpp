#include "referee/finland/finland_json.hpp"

#include "referee/finland/judge.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace littlewars::referee::finland {
namespace {

using Json = nlohmann::ordered_json;

std::string_view name(int plate) {
    return kPlateNames[static_cast<std::size_t>(plate)];
}

const std::string& circle(const Rules& rules, int point) {
    return rules.map->board.points[static_cast<std::size_t>(point)].id;
}

/// A circle as people call it.
const std::string& printed(const Rules& rules, int point) {
    const BoardPoint& place = rules.map->board.points[static_cast<std::size_t>(point)];
    return place.name.empty() ? place.id : place.name;
}

Json write_effect(const Rules& rules, const Effect& effect) {
    switch (effect.type) {
        case Effect::Type::Men:
            return {{"type", "men"}, {"plate", name(effect.plate)}, {"men", effect.count}};
        case Effect::Type::MantyharjuOpens:
            return {{"type", "mantyharju-opens"}};
        case Effect::Type::Went:
            return {{"type", "move"},
                    {"plate", name(effect.plate)},
                    {"from", circle(rules, effect.from)},
                    {"to", circle(rules, effect.to)}};
        case Effect::Type::Sent:
            return {
                {"type", "sent"}, {"plate", name(effect.plate)}, {"to", circle(rules, effect.to)}};
        case Effect::Type::Removed:
            return {{"type", "removed"}, {"plate", name(effect.plate)}};
        case Effect::Type::ExtraThrow:
            return {{"type", "extra-throw"}, {"side", name_of(effect.side)}};
        case Effect::Type::Fire:
            break;
    }
    return {{"type", "fire"},
            {"plate", name(effect.plate)},
            {"target", name(effect.target)},
            {"shots", effect.count}};
}

std::string told(const Rules& rules, const Effect& effect) {
    switch (effect.type) {
        case Effect::Type::Men:
            return fmt::format("{} has {} thousand men.", name(effect.plate), effect.count);
        case Effect::Type::MantyharjuOpens:
            return "Mäntyharju opens for good.";
        case Effect::Type::Went:
            return fmt::format("{} goes from {} to {}.",
                               name(effect.plate),
                               printed(rules, effect.from),
                               printed(rules, effect.to));
        case Effect::Type::Sent:
            return fmt::format("{} is sent to {}.", name(effect.plate), printed(rules, effect.to));
        case Effect::Type::Removed:
            return fmt::format("{} is removed.", name(effect.plate));
        case Effect::Type::ExtraThrow:
            return fmt::format("{} throws again.", name_of(effect.side));
        case Effect::Type::Fire:
            break;
    }
    return fmt::format(
        "{} fires {} shots at {}.", name(effect.plate), effect.count, name(effect.target));
}

/// The move in one sentence or a few.
std::string reason_of(const Rules& rules, const Move& move, const Outcome& outcome) {
    std::string text;
    if (const auto* thrown = std::get_if<Throw>(&move)) {
        text = fmt::format("A {} is thrown.", thrown->eyes);
    } else if (std::holds_alternative<Pass>(move)) {
        text = "No plate can use the throw.";
    }
    for (const Effect& effect : outcome.effects) {
        text += (text.empty() ? "" : " ") + told(rules, effect);
    }
    return text;
}

template <typename T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

std::string_view phase_name(Phase phase) {
    switch (phase) {
        case Phase::Muster:
            return "muster";
        case Phase::Throw:
            return "throw";
        case Phase::Move:
            break;
    }
    return "move";
}

}  // namespace

Position FinlandJson::start(const Rules& rules) {
    return start_position(rules);
}

tl::expected<Ruling, Refusal> FinlandJson::judge(const Rules& rules,
                                                 const Position& position,
                                                 const Move& move) {
    if (auto refused = refusal(rules, position, move)) {
        return tl::unexpected(std::move(*refused));
    }
    const Outcome done = outcome(rules, position, move);
    Ruling ruling{done.rule, reason_of(rules, move, done), Json::array(), {}, done.next.result};
    for (const Effect& effect : done.effects) {
        ruling.effects.push_back(write_effect(rules, effect));
    }
    ruling.next = write_position(rules, done.next);
    return ruling;
}

std::vector<Move> FinlandJson::legal_moves(const Rules& rules, const Position& position) {
    return finland::legal_moves(rules, position);
}

Json FinlandJson::write_move(const Rules& rules, const Move& move) {
    if (const auto* thrown = std::get_if<Throw>(&move)) {
        return {{"throw", thrown->eyes}};
    }
    if (std::holds_alternative<Pass>(move)) {
        return {{"pass", true}};
    }
    const auto& play = std::get<Play>(move);
    Json json{{"plate", name(play.plate)}, {"to", circle(rules, play.to)}};
    if (play.target) {
        json["fire"] = name(*play.target);
    }
    return json;
}

Json FinlandJson::write_position(const Rules& rules, const Position& position) {
    Json plates = Json::object();
    for (int number = 0; number < kPlates; ++number) {
        if (const auto& plate = position.plate(number)) {
            plates[std::string(name(number))] = {{"at", circle(rules, plate->at)},
                                                 {"men", or_null(plate->men)}};
        }
    }
    return {{"turn", name_of(position.turn)},
            {"phase", phase_name(position.phase)},
            {"die", or_null(position.die)},
            {"plates", plates},
            {"mantyharju_open", position.mantyharju_open},
            {"extra", position.extra ? Json(name(*position.extra)) : Json(nullptr)},
            {"result", write_result(position.result)}};
}

}  // namespace littlewars::referee::finland

#include "referee/stratego/stratego_json.hpp"

#include "referee/stratego/judge.hpp"
#include "referee/stratego/moves.hpp"
#include "referee/stratego/read_position.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace littlewars::referee::stratego {
namespace {

using Json = nlohmann::ordered_json;

Json write_rank(const std::optional<Rank>& rank) {
    return rank ? Json(string_of(*rank)) : Json(nullptr);
}

Json write_lost(const RankCounts& counts) {
    Json list = Json::array();
    for (const Rank rank : kAllRanks) {
        for (int i = 0; i < counts[rank]; ++i) {
            list.push_back(string_of(rank));
        }
    }
    return list;
}

Json write_trail(const std::vector<Shift>& trail) {
    Json list = Json::array();
    for (const Shift& shift : trail) {
        list.push_back(Json::array({square_name(shift.from), square_name(shift.to)}));
    }
    return list;
}

Json write_pieces(const Position& position) {
    Json list = Json::array();
    for (int square = 0; square < kSquares; ++square) {
        if (const auto& piece = position.squares[square]) {
            list.push_back({{"at", square_name(square)},
                            {"side", name_of(piece->side)},
                            {"rank", write_rank(piece->rank)},
                            {"moved", piece->moved},
                            {"shown", piece->shown}});
        }
    }
    return list;
}

Json write_effect(const Effect& effect) {
    const std::string at = square_name(effect.at);
    const auto side = name_of(effect.side);
    const auto rank = string_of(effect.rank);
    switch (effect.type) {
        case Effect::Type::SetUp:
            return {{"type", "setup"}, {"side", side}, {"count", effect.count}};
        case Effect::Type::Moved:
            return {{"type", "move"}, {"from", at}, {"to", square_name(effect.to)}};
        case Effect::Type::Revealed:
            return {{"type", "reveal"}, {"at", at}, {"side", side}, {"rank", rank}};
        case Effect::Type::Lost:
            return {{"type", "lost"}, {"side", side}, {"at", at}, {"rank", rank}};
        case Effect::Type::Attacked:
            break;
    }
    return {{"type", "attack"},
            {"from", at},
            {"to", square_name(effect.to)},
            {"attacker", rank},
            {"defender", string_of(effect.defender)}};
}

std::string told_attack(const Effect& attack, std::string_view rule) {
    const char* end = "both are lost";
    if (rule == "flag-taken") {
        end = "the flag is taken";
    } else if (rule == "attack-loses") {
        end = "the attacker is lost";
    } else if (rule == "bomb-holds") {
        end = "the attacker is blown up";
    } else if (rule != "attack-tie") {
        end = "the defender is lost";
    }
    return fmt::format("The {} from {} attacks the {} on {}: {}.",
                       name_of(attack.rank),
                       square_name(attack.at),
                       name_of(attack.defender),
                       square_name(attack.to),
                       end);
}

std::string told(const Turn& turn, const Position& before) {
    if (turn.effects.empty()) {
        return fmt::format("{} cannot move and has lost.", name_of(before.turn));
    }
    const Effect& first = turn.effects.front();
    if (first.type == Effect::Type::SetUp) {
        return fmt::format("The {} army of {} is set up.", name_of(first.side), first.count);
    }
    if (first.type == Effect::Type::Attacked) {
        return told_attack(first, turn.rule);
    }
    return fmt::format("{} {} from {} to {}.",
                       name_of(before.turn),
                       turn.rule == "scout-run" ? "runs a scout" : "moves a piece",
                       square_name(first.at),
                       square_name(first.to));
}

Setup read_setup(const JsonReader& reader) {
    reader.object({"setup", "pieces"});
    Setup setup;
    setup.side = static_cast<Side>(read_word(reader.at("setup"), {"red", "blue"}));
    const JsonReader pieces = reader.at("pieces");
    for (const auto& [name, value] : pieces.object().value().items()) {
        const auto square = find_square(name);
        if (!square) {
            pieces.at(name).fail("a square's name as the key, \"a1\" to \"j10\"");
        }
        setup.pieces[*square] =
            value.is_null() ? std::nullopt : std::optional(read_rank(pieces.at(name)));
    }
    return setup;
}

std::optional<Rank> read_call(const JsonReader& reader, std::string_view key) {
    const auto call = reader.find(key);
    return call ? std::optional(read_rank(*call)) : std::nullopt;
}

}  // namespace

Rules StrategoJson::read_rules(const JsonReader& input) {
    if (const auto board = input.find("board")) {
        (void)read_word(*board, {kBoardName});
    }
    const auto reader = input.find("options");
    if (reader) {
        reader->object({"army", "scout_attack", "ties", "bomb", "two_square"});
    }
    Rules rules;
    rules.army = read_option(reader, "army", {"original", "duel"}) == 0 ? kOriginalArmy : kDuelArmy;
    rules.scout_attack =
        static_cast<ScoutAttack>(read_option(reader, "scout_attack", {"distance", "adjacent"}));
    rules.ties = static_cast<Ties>(read_option(reader, "ties", {"both", "attacker", "defender"}));
    rules.bomb = static_cast<BombAfterHit>(read_option(reader, "bomb", {"stays", "explodes"}));
    rules.two_square = read_option(reader, "two_square", 0, 9, 3);
    return rules;
}

Position StrategoJson::start(const Rules& /*rules*/) {
    Position position;
    position.phase = Phase::Setup;
    return position;
}

Position StrategoJson::read_position(const JsonReader& reader, const Rules& rules) {
    return read_stratego_position(reader, rules);
}

Move StrategoJson::read_move(const JsonReader& reader, const Rules& /*rules*/) {
    if (reader.object().find("setup")) {
        return read_setup(reader);
    }
    if (const auto declared = reader.find("declare")) {
        reader.object({"declare"});
        (void)read_word(*declared, {"cannot-move"});
        return DeclareStuck{};
    }
    reader.object({"from", "to", "attacker", "defender"});
    return Advance{read_square(reader.at("from")),
                   read_square(reader.at("to")),
                   read_call(reader, "attacker"),
                   read_call(reader, "defender")};
}

tl::expected<Ruling, Refusal> StrategoJson::judge(const Rules& rules,
                                                  const Position& position,
                                                  const Move& move) {
    if (auto refused = refusal(rules, position, move)) {
        return tl::unexpected(std::move(*refused));
    }
    const Turn turn = play(rules, position, move);
    Ruling ruling{
        std::string(turn.rule), told(turn, position), Json::array(), {}, turn.next.result};
    for (const Effect& effect : turn.effects) {
        ruling.effects.push_back(write_effect(effect));
    }
    ruling.next = write_position(rules, turn.next);
    return ruling;
}

std::vector<Move> StrategoJson::legal_moves(const Rules& rules, const Position& position) {
    return stratego::legal_moves(rules, position);
}

Json StrategoJson::write_move(const Rules& /*rules*/, const Move& move) {
    if (const auto* setup = std::get_if<Setup>(&move)) {
        Json pieces = Json::object();
        for (const auto& [square, rank] : setup->pieces) {
            pieces[square_name(square)] = write_rank(rank);
        }
        return {{"setup", name_of(setup->side)}, {"pieces", pieces}};
    }
    if (std::holds_alternative<DeclareStuck>(move)) {
        return {{"declare", "cannot-move"}};
    }
    const auto& advance = std::get<Advance>(move);
    Json json{{"from", square_name(advance.from)}, {"to", square_name(advance.to)}};
    if (advance.attacker) {
        json["attacker"] = string_of(*advance.attacker);
    }
    if (advance.defender) {
        json["defender"] = string_of(*advance.defender);
    }
    return json;
}

Json StrategoJson::write_position(const Rules& /*rules*/, const Position& position) {
    return {{"turn", name_of(position.turn)},
            {"phase", position.phase == Phase::Setup ? "setup" : "play"},
            {"pieces", write_pieces(position)},
            {"lost",
             {{"red", write_lost(position.lost[Side::Red])},
              {"blue", write_lost(position.lost[Side::Blue])}}},
            {"trail",
             {{"red", write_trail(position.trail[Side::Red])},
              {"blue", write_trail(position.trail[Side::Blue])}}},
            {"result", write_result(position.result)}};
}

}  // namespace littlewars::referee::stratego

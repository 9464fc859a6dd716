#include "referee/forteca/forteca_json.hpp"

#include "referee/forteca/judge.hpp"
#include "referee/forteca/moves.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace littlewars::referee::forteca {
namespace {

using Json = nlohmann::ordered_json;

Options read_options(const std::optional<JsonReader>& reader) {
    if (reader) {
        reader->object({"diagonals",
                        "placement",
                        "huff",
                        "sideways",
                        "in_fort",
                        "min_besiegers",
                        "quiet_limit"});
    }
    Options options;
    options.diagonals = static_cast<Diagonals>(
        read_option(reader, "diagonals", {"standard", "reversed", "both", "none"}));
    options.start_places = static_cast<StartPlaces>(
        read_option(reader, "placement", {"rear-corners", "front-corners", "free"}));
    options.huff = static_cast<Huff>(read_option(reader, "huff", {"claim", "forced"}));
    options.sideways = static_cast<Sideways>(read_option(reader, "sideways", {"both", "inward"}));
    options.in_fort = static_cast<InFort>(read_option(reader, "in_fort", {"forward", "free"}));
    options.min_besiegers = read_option(reader, "min_besiegers", 1, 9, 9);
    options.quiet_limit = read_option(reader, "quiet_limit", 0, 1000, 0);
    return options;
}

/// Two options speak of the built-in board and mean nothing on a player's own.
void check_own_board(const std::optional<JsonReader>& reader, const Options& options) {
    if (options.diagonals != Diagonals::Standard) {
        reader->at("diagonals").fail("no choice of diagonals: a board of one's own has its lines");
    }
    if (options.start_places == StartPlaces::FrontCorners) {
        reader->at("placement").fail("\"free\" or nothing: a board of one's own says the start");
    }
}

void set_pieces(const JsonReader& reader, const Board& board, Piece piece, Position& position) {
    for (const int point : read_point_set(reader, board)) {
        if (position.pieces[point] != Piece::None) {
            reader.fail(fmt::format("no piece on {}, where another stands", board.id(point)));
        }
        position.pieces[point] = piece;
    }
}

void check_setup(const JsonReader& reader, const Position& position) {
    if (position.phase != Phase::Setup) {
        return;
    }
    if (position.turn != Side::Defenders) {
        reader.at("turn").fail("\"defenders\", who place themselves in the set-up");
    }
    if (!reader.at("defenders").value().empty()) {
        reader.at("defenders").fail("an empty list while the defenders are not yet placed");
    }
}

Json write_points(const Board& board, const std::vector<int>& points) {
    Json list = Json::array();
    for (const int point : points) {
        list.push_back(board.id(point));
    }
    return list;
}

Json write_pieces(const Board& board, const Position& position, Piece piece) {
    Json list = Json::array();
    for (int point = 0; point < board.size(); ++point) {
        if (position.pieces[point] == piece) {
            list.push_back(board.id(point));
        }
    }
    return list;
}

Json write_effect(const Board& board, const Effect& effect) {
    switch (effect.type) {
        case Effect::Type::Placed:
            return {{"type", "place"}, {"at", board.id(effect.at)}};
        case Effect::Type::Huffed:
            return {{"type", "huff"}, {"at", board.id(effect.at)}};
        case Effect::Type::Moved:
            return {{"type", "move"}, {"from", board.id(effect.at)}, {"to", board.id(effect.to)}};
        case Effect::Type::Captured:
            return {{"type", "capture"}, {"at", board.id(effect.at)}};
        case Effect::Type::HuffOffered:
            break;
    }
    return {{"type", "huff-offered"}, {"at", write_points(board, effect.marks)}};
}

std::string rule_of(const Move& move) {
    if (std::holds_alternative<Placement>(move)) {
        return "place";
    }
    if (const auto* step = std::get_if<StepMove>(&move)) {
        return step->huff ? "huff" : "step";
    }
    return "capture";
}

std::string joined_ids(const Board& board, const std::vector<int>& points) {
    std::string text;
    for (const int point : points) {
        text += text.empty() ? "" : ", ";
        text += board.id(point);
    }
    return text;
}

std::string told(const Board& board, const Position& position, const Move& move) {
    if (const auto* placement = std::get_if<Placement>(&move)) {
        return fmt::format("The defenders take {}.", joined_ids(board, placement->at));
    }
    if (const auto* capture = std::get_if<Capture>(&move)) {
        return fmt::format("The defender on {} captures {} by way of {}.",
                           board.id(capture->from),
                           capture->path.size() == 1 ? "a besieger" : "besiegers",
                           joined_ids(board, capture->path));
    }
    const auto& step = std::get<StepMove>(move);
    const std::string way =
        fmt::format("steps from {} to {}", board.id(step.from), board.id(step.to));
    if (step.huff) {
        return fmt::format(
            "The defender on {} is huffed; a besieger {}.", board.id(*step.huff), way);
    }
    return fmt::format("A {} {}.", position.turn == Side::Besiegers ? "besieger" : "defender", way);
}

}  // namespace

Rules FortecaJson::read_rules(const JsonReader& input) {
    const auto reader = input.find("options");
    Rules rules{nullptr, read_options(reader)};
    const auto board = input.find("board");
    if (board && !board->value().is_string()) {
        rules.field = read_field(board->object());
        check_own_board(reader, rules.options);
        return rules;
    }
    if (board) {
        (void)read_word(*board, {"forteca-33"});
    }
    rules.field = built_in_field(rules.options.diagonals);
    return rules;
}

Position FortecaJson::start(const Rules& rules) {
    return start_position(rules);
}

Position FortecaJson::read_position(const JsonReader& reader, const Rules& rules) {
    reader.object({"turn", "phase", "besiegers", "defenders", "huffable", "quiet", "result"});
    const Board& board = rules.field->board;
    Position position;
    position.turn = static_cast<Side>(read_word(reader.at("turn"), {"besiegers", "defenders"}));
    position.phase = reader.find("phase")
                         ? static_cast<Phase>(read_word(reader.at("phase"), {"setup", "play"}))
                         : Phase::Play;
    position.pieces.assign(board.points.size(), Piece::None);
    set_pieces(reader.at("besiegers"), board, Piece::Besieger, position);
    set_pieces(reader.at("defenders"), board, Piece::Defender, position);
    check_setup(reader, position);
    if (const auto marks = reader.find("huffable")) {
        position.huffable = read_point_set(*marks, board);
        for (const int point : position.huffable) {
            if (position.pieces[point] != Piece::Defender) {
                marks->fail("points where defenders stand");
            }
        }
    }
    position.quiet = read_option(reader, "quiet", 0, kMostQuiet, 0);
    position.result = read_result(reader, {"besiegers", "defenders"});
    return position;
}

Move FortecaJson::read_move(const JsonReader& reader, const Rules& rules) {
    const Board& board = rules.field->board;
    if (const auto place = reader.object().find("place")) {
        reader.object({"place"});
        return Placement{read_points(*place, board)};
    }
    if (const auto path = reader.find("path")) {
        reader.object({"from", "path"});
        Capture capture{read_point(reader.at("from"), board), read_points(*path, board)};
        if (capture.path.empty()) {
            path->fail("the points the defender lands on, at least one");
        }
        return capture;
    }
    reader.object({"from", "to", "huff"});
    StepMove step{read_point(reader.at("from"), board), read_point(reader.at("to"), board), {}};
    if (const auto huff = reader.find("huff")) {
        step.huff = read_point(*huff, board);
    }
    return step;
}

tl::expected<Ruling, Refusal> FortecaJson::judge(const Rules& rules,
                                                 const Position& position,
                                                 const Move& move) {
    if (auto refused = refusal(rules, position, move)) {
        return tl::unexpected(std::move(*refused));
    }
    const Board& board = rules.field->board;
    const Position next = after(rules, position, move);
    Ruling ruling{rule_of(move), told(board, position, move), Json::array(), {}, next.result};
    for (const Effect& effect : effects(rules, position, move, next)) {
        ruling.effects.push_back(write_effect(board, effect));
    }
    ruling.next = write_position(rules, next);
    return ruling;
}

std::vector<Move> FortecaJson::legal_moves(const Rules& rules, const Position& position) {
    return forteca::legal_moves(rules, position);
}

Json FortecaJson::write_move(const Rules& rules, const Move& move) {
    const Board& board = rules.field->board;
    if (const auto* placement = std::get_if<Placement>(&move)) {
        return {{"place", write_points(board, placement->at)}};
    }
    if (const auto* capture = std::get_if<Capture>(&move)) {
        return {{"from", board.id(capture->from)}, {"path", write_points(board, capture->path)}};
    }
    const auto& step = std::get<StepMove>(move);
    Json json{{"from", board.id(step.from)}, {"to", board.id(step.to)}};
    if (step.huff) {
        json["huff"] = board.id(*step.huff);
    }
    return json;
}

Json FortecaJson::write_position(const Rules& rules, const Position& position) {
    const Board& board = rules.field->board;
    return {{"turn", position.turn == Side::Besiegers ? "besiegers" : "defenders"},
            {"phase", position.phase == Phase::Setup ? "setup" : "play"},
            {"besiegers", write_pieces(board, position, Piece::Besieger)},
            {"defenders", write_pieces(board, position, Piece::Defender)},
            {"huffable", write_points(board, position.huffable)},
            {"quiet", position.quiet},
            {"result", write_result(position.result)}};
}

}  // namespace littlewars::referee::forteca

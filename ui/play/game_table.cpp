#include "ui/play/game_table.hpp"

#include "referee/built_in_boards.hpp"
#include "referee/games.hpp"
#include "referee/json_reader.hpp"
#include "ui/play/seats.hpp"

#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using referee::Question;

/// Precondition: the input names a game.
tl::expected<json, std::string> ask(Question question, const json& input) {
    const referee::Game* game = referee::find_game(input.at("game").get<std::string>());
    try {
        return json(question == Question::Judge ? game->judge(input) : game->moves(input));
    } catch (const referee::MalformedInput& malformed) {
        return tl::unexpected(malformed.line());
    }
}

json board_of(const json& input) {
    if (input.contains("board") && input["board"].is_object()) {
        return input["board"];
    }
    const auto text =
        referee::built_in_board_text(default_board(input.at("game").get<std::string>()));
    return text.empty() ? json() : json::parse(text);
}

}  // namespace

tl::expected<GameTable, std::string> GameTable::open(json input) {
    if (const auto listed = referee::answer(Question::Moves, input.dump()); !listed) {
        return tl::unexpected(listed.error());
    }
    GameTable table;
    table.board_ = board_of(input);
    // The input is known to be well formed: the list of moves was answered.
    const auto* game = referee::find_game(input.at("game").get<std::string>());
    input["position"] = json(game->position(input));
    table.input_ = std::move(input);
    return table;
}

std::vector<json> GameTable::moves() const {
    const auto listed = ask(Question::Moves, input_);
    return listed ? listed->at("moves").get<std::vector<json>>() : std::vector<json>();
}

tl::expected<json, std::string> GameTable::judge(const json& move) const {
    json question = input_;
    question["move"] = move;
    return ask(Question::Judge, question);
}

tl::expected<json, std::string> GameTable::play(const json& move) {
    auto rulings = judge(move);
    if (rulings && rulings->at("legal").get<bool>()) {
        earlier_.push_back({position(), tells_secrets(move, rulings->at("effects"))});
        input_["position"] = rulings->at("next");
    }
    return rulings;
}

GameTable::Undone GameTable::undo(SecretMoves secret_moves) {
    if (earlier_.empty()) {
        return Undone::NothingToUndo;
    }
    if (earlier_.back().told_secrets && secret_moves == SecretMoves::Stay) {
        return Undone::SecretsWereTold;
    }
    input_["position"] = std::move(earlier_.back().position);
    earlier_.pop_back();
    return Undone::Yes;
}

}  // namespace littlewars::ui

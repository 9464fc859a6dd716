#include "referee/games.hpp"

#include "referee/board_game.hpp"
#include "referee/finland/finland_json.hpp"
#include "referee/forteca/forteca_json.hpp"
#include "referee/json_reader.hpp"
#include "referee/littlewars/game.hpp"
#include "referee/mukden/mukden_json.hpp"
#include "referee/stratego/stratego_json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace littlewars::referee {

const std::vector<const Game*>& all_games() {
    static const little_wars::LittleWars little_wars;
    static const BoardGame<forteca::FortecaJson> forteca;
    static const BoardGame<stratego::StrategoJson> stratego;
    static const BoardGame<mukden::MukdenJson> mukden;
    static const BoardGame<finland::FinlandJson> finland;
    static const std::vector<const Game*> games{
        &little_wars, &forteca, &stratego, &mukden, &finland};
    return games;
}

const Game* find_game(std::string_view name) {
    const auto& games = all_games();
    const auto found = std::find_if(
        games.begin(), games.end(), [&](const Game* game) { return game->name() == name; });
    return found == games.end() ? nullptr : *found;
}

void set_own_board(nlohmann::json& input, const nlohmann::json& own_board) {
    const auto named = input.find("board");
    const bool is_own = own_board.is_object() && own_board.contains("name") &&
                        named != input.end() && *named == own_board["name"];
    if (named == input.end() || is_own) {
        input["board"] = own_board;
    }
}

tl::expected<std::string, std::string> answer(Question question,
                                              std::string_view text,
                                              const nlohmann::json* own_board) {
    using Json = nlohmann::json;
    try {
        Json input = Json::parse(text, nullptr, false);
        if (input.is_discarded()) {
            throw MalformedInput("$", "valid JSON");
        }
        const JsonReader reader(input);
        const std::string name = reader.object().at("game").string();
        const Game* game = find_game(name);
        if (game == nullptr) {
            throw MalformedInput("$.game", "the name of a game this program knows");
        }
        if (own_board != nullptr) {
            set_own_board(input, *own_board);
        }
        const nlohmann::ordered_json output =
            question == Question::Judge ? game->judge(input) : game->moves(input);
        return output.dump(-1, ' ', false, Json::error_handler_t::replace);
    } catch (const MalformedInput& malformed) {
        return tl::unexpected(malformed.line());
    }
}

}  // namespace littlewars::referee

#include "referee/games.hpp"

#include "referee/json_reader.hpp"
#include "referee/littlewars/game.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace littlewars::referee {

const std::vector<const Game*>& all_games() {
    static const little_wars::LittleWars little_wars;
    static const std::vector<const Game*> games{&little_wars};
    return games;
}

const Game* find_game(std::string_view name) {
    const auto& games = all_games();
    const auto found = std::find_if(
        games.begin(), games.end(), [&](const Game* game) { return game->name() == name; });
    return found == games.end() ? nullptr : *found;
}

tl::expected<std::string, std::string> answer(Question question, std::string_view text) {
    using Json = nlohmann::json;
    try {
        const Json input = Json::parse(text, nullptr, false);
        if (input.is_discarded()) {
            throw MalformedInput("$", "valid JSON");
        }
        const JsonReader reader(input);
        const std::string name = reader.object().at("game").string();
        const Game* game = find_game(name);
        if (game == nullptr) {
            throw MalformedInput("$.game", "the name of a game this program knows");
        }
        const nlohmann::ordered_json output =
            question == Question::Judge ? game->judge(input) : game->moves(input);
        return output.dump(-1, ' ', false, Json::error_handler_t::replace);
    } catch (const MalformedInput& malformed) {
        return tl::unexpected(malformed.line());
    }
}

}  // namespace littlewars::referee

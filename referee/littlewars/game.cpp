#include "referee/littlewars/game.hpp"

#include "referee/json_reader.hpp"
#include "referee/littlewars/judge.hpp"
#include "referee/littlewars/position_json.hpp"
#include "referee/littlewars/rulings_json.hpp"

#include <nlohmann/json.hpp>

namespace littlewars::referee::little_wars {

nlohmann::ordered_json LittleWars::judge(const nlohmann::json& input) const {
    const auto rulings = little_wars::judge(read_position(input));
    if (!rulings) {
        const Flaw& first = rulings.error().front();
        throw MalformedInput(first.path, first.expected);
    }
    return to_json(*rulings);
}

nlohmann::ordered_json LittleWars::moves(const nlohmann::json& /*input*/) const {
    throw MalformedInput("$.game", "a board game; Little Wars has no list of moves");
}

nlohmann::ordered_json LittleWars::position(const nlohmann::json& /*input*/) const {
    throw MalformedInput("$.game", "a board game; Little Wars has no start of its own");
}

}  // namespace littlewars::referee::little_wars

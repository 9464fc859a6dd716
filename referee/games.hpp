#pragma once

#include "referee/game.hpp"

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace littlewars::referee {

/// Every game, in the order they are listed to people.
[[nodiscard]] const std::vector<const Game*>& all_games();

/// The game of that name, or nullptr.
[[nodiscard]] const Game* find_game(std::string_view name);

enum class Question { Judge, Moves };

/// Answers one input text (a JSON object) with one line of JSON, without line end. A player's own
/// board, if given, stands in for inputs that name none, or name it by its own name.
///
/// Errors: "path: what was expected", one line, when the text is malformed.
[[nodiscard]] tl::expected<std::string, std::string> answer(
    Question question, std::string_view text, const nlohmann::json* own_board = nullptr);

/// Puts a player's own board into an input that names none, or names it by its own name.
void set_own_board(nlohmann::json& input, const nlohmann::json& own_board);

}  // namespace littlewars::referee

#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace littlewars::ui {

/// The name of the game's built-in board; empty if it has none as data.
[[nodiscard]] std::string_view default_board(std::string_view game);

/// The side whose answer the position waits for ("red", "japan", "besiegers").
[[nodiscard]] std::string side_to_answer(std::string_view game, const nlohmann::json& position);

/// Whether the players hide something from each other, so that they take turns at the screen.
[[nodiscard]] bool has_secrets(std::string_view game);

/// How many dice the position waits for; 0 if it waits for a player.
[[nodiscard]] int dice_wanted(std::string_view game, const nlohmann::json& position);

/// A throw as the game's move.
[[nodiscard]] nlohmann::json dice_move(std::string_view game, int first, int second);

/// Whether a move threw dice, called a rank or strength, or hid something: it can't be taken back.
[[nodiscard]] bool tells_secrets(const nlohmann::json& move, const nlohmann::json& effects);

}  // namespace littlewars::ui

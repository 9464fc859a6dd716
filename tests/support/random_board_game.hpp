#pragma once

#include "ui/board_match/board_sight.hpp"
#include "ui/board_match/occupation.hpp"
#include "ui/play/game_table.hpp"

#include <nlohmann/json.hpp>

#include <random>
#include <string>

namespace littlewars::ui {

/// A game at its start.
GameTable started(const std::string& game, nlohmann::json options = nlohmann::json::object());

/// Every point read as it is, each as surely as `confidence`.
BoardSight sight_of(const GameTable& table, const Occupation& board, double confidence = 0.99);

/// A legal move by chance, of what is told and thrown as well; null when there is none.
nlohmann::json random_move(const GameTable& table, std::mt19937& random);

}  // namespace littlewars::ui

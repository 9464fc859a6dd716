#pragma once

#include "ui/play/game_table.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace littlewars::ui {

/// A game at a position, written as in a position file.
inline GameTable table_of(const std::string& game,
                          nlohmann::json position,
                          nlohmann::json options = nlohmann::json::object()) {
    return *GameTable::open({{"format", "littlewars-position"},
                             {"version", 1},
                             {"game", game},
                             {"options", std::move(options)},
                             {"position", std::move(position)}});
}

}  // namespace littlewars::ui

#pragma once

#include "ui/play/game_table.hpp"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace littlewars::ui {

/// Which side stands where: point id to the side's name. Points left out are empty.
using Occupation = std::map<std::string, std::string, std::less<>>;

/// The two sides of a game, the one that begins first.
[[nodiscard]] std::array<std::string, 2> sides_of(std::string_view game);

/// What a camera would see of a position: no ranks, no strengths, nothing off the board.
[[nodiscard]] Occupation occupation_of(std::string_view game, const nlohmann::json& position);

/// The ids of the points where pieces can stand, in board order: Stratego's lakes are left out.
[[nodiscard]] std::vector<std::string> point_ids(const GameTable& table);

/// `before` after nothing but the movements among a ruling's effects: what was lost still stands.
[[nodiscard]] Occupation moved_only(Occupation before,
                                    const nlohmann::json& effects,
                                    const std::string& mover);

}  // namespace littlewars::ui

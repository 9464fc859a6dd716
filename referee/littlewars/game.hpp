#pragma once

#include "referee/game.hpp"

namespace littlewars::referee::little_wars {

/// Little Wars as one of the referee's games: positions in, rulings out, all as JSON. A battle has
/// no list of moves and no start of its own: moves() and position() always throw MalformedInput.
class LittleWars : public Game {
  public:
    [[nodiscard]] std::string_view name() const override { return "little-wars"; }
    [[nodiscard]] nlohmann::ordered_json judge(const nlohmann::json& input) const override;
    [[nodiscard]] nlohmann::ordered_json moves(const nlohmann::json& input) const override;
    [[nodiscard]] nlohmann::ordered_json position(const nlohmann::json& input) const override;
};

}  // namespace littlewars::referee::little_wars

#pragma once

#include "referee/mukden/judge.hpp"
#include "referee/mukden/position.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace littlewars::referee::mukden {

/// A hex's id, or the word for being off the map.
[[nodiscard]] std::string place_name(const Board& board, int at);

[[nodiscard]] nlohmann::ordered_json write_mukden_position(const Rules& rules,
                                                           const Position& position);
[[nodiscard]] nlohmann::ordered_json write_effect(const Board& board, const Effect& effect);

}  // namespace littlewars::referee::mukden

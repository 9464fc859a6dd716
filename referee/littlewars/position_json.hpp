#pragma once

#include "referee/littlewars/position.hpp"

#include <nlohmann/json_fwd.hpp>

namespace littlewars::referee::little_wars {

/// Reads a "littlewars-position" of the game "little-wars" (section 9); lengths are inches.
///
/// Errors: throws MalformedInput at the first thing that is not as the format says. What only the
/// whole shows (ids that do not exist, outlines that cross themselves) is left to
/// Position::from_input.
[[nodiscard]] PositionInput read_position_input(const nlohmann::json& input);

/// read_position_input and its check. Errors: throws MalformedInput.
[[nodiscard]] Position read_position(const nlohmann::json& input);

/// The input written out: `read_position_input(to_json(p)) == p`.
[[nodiscard]] nlohmann::ordered_json to_json(const PositionInput& position);

}  // namespace littlewars::referee::little_wars

#pragma once

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace littlewars::ui {

/// The move a player typed: in the game's short form (how_to_type() says it), as the number of a
/// listed move ("#3"), or as the JSON of the move itself. Whether it is legal is the referee's to
/// say.
///
/// Errors: what was not understood.
[[nodiscard]] tl::expected<nlohmann::json, std::string> typed_move(
    std::string_view game,
    const nlohmann::json& position,
    const std::vector<nlohmann::json>& listed,
    const std::string& text);

/// How moves of that game are typed in this position, in a few lines.
[[nodiscard]] std::string how_to_type(std::string_view game, const nlohmann::json& position);

}  // namespace littlewars::ui

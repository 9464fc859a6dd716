#pragma once

#include "referee/littlewars/rulings.hpp"

#include <nlohmann/json_fwd.hpp>

namespace littlewars::referee::little_wars {

/// Rulings as a "littlewars-rulings" object (section 9), with texts for people and what the overlay
/// draws besides.
[[nodiscard]] nlohmann::ordered_json to_json(const Rulings& rulings);

/// The inverse: `read_rulings(to_json(r)) == r`. Errors: throws MalformedInput.
[[nodiscard]] Rulings read_rulings(const nlohmann::json& json);

}  // namespace littlewars::referee::little_wars

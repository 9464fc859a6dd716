#pragma once

#include <nlohmann/json_fwd.hpp>

#include <random>
#include <string>

namespace littlewars::ui {

/// A Stratego army on its rows in a random order, as the set-up move of that side.
/// `army` is "original" or "duel".
[[nodiscard]] nlohmann::json random_army(const std::string& side,
                                         const std::string& army,
                                         std::mt19937& random);

}  // namespace littlewars::ui

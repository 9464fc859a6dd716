#pragma once

#include "vision/observation.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace littlewars::test {

/// The truth beside the bundled clip (ui/demo/battle.json).
[[nodiscard]] nlohmann::json battle_truth();

/// What a perfect eye would tell of the clip, ten times a second: the true pieces of each still
/// moment, tracks being the figures' ids, displaced by noise of `noise_mm` (seeded). While an arm
/// is in the picture the table isn't steady and pieces stand as before.
[[nodiscard]] std::vector<vision::Observation> battle_observations(double noise_mm = 0.2);

}  // namespace littlewars::test

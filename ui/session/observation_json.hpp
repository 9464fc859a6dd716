#pragma once

#include "vision/observation.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace littlewars::ui {

/// Reads an observation as vision::json_line writes it.
///
/// Errors: throws referee::MalformedInput at the first thing that is not as the format says.
[[nodiscard]] vision::Observation read_observation(const nlohmann::json& json);

/// The observation with its numbers rounded as its JSON line has them.
[[nodiscard]] vision::Observation as_recorded(const vision::Observation& observation);

}  // namespace littlewars::ui

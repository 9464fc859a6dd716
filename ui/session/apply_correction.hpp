#pragma once

#include "ui/session/match_state.hpp"

#include <string>

namespace littlewars::ui {

/// Why `correction` can't be made, in words; empty when it can.
[[nodiscard]] std::string objection_to(const MatchState& state, const Correction& correction);

/// The state after the players' word on one piece, now and, while the last ruling is open, as it
/// was judged. Precondition: no objection.
[[nodiscard]] MatchState after_correction(MatchState state, const Correction& correction);

}  // namespace littlewars::ui

#pragma once

#include "referee/stratego/position.hpp"

namespace littlewars::referee::stratego {

/// Errors: throws MalformedInput for anything but the string of a rank.
[[nodiscard]] Rank read_rank(const JsonReader& reader);

/// Reads a position (section 7) and checks that it does not contradict itself or the army.
/// Errors: throws MalformedInput.
[[nodiscard]] Position read_stratego_position(const JsonReader& reader, const Rules& rules);

}  // namespace littlewars::referee::stratego

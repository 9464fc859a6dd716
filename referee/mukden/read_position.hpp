#pragma once

#include "referee/mukden/position.hpp"

namespace littlewars::referee::mukden {

/// The unit named by a JSON string. Errors: throws MalformedInput.
[[nodiscard]] int read_unit(const JsonReader& reader);

/// Reads a position (section 6) and checks that it does not contradict itself.
/// Errors: throws MalformedInput.
[[nodiscard]] Position read_mukden_position(const JsonReader& reader, const Rules& rules);

}  // namespace littlewars::referee::mukden

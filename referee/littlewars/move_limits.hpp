#pragma once

#include "referee/littlewars/field.hpp"

namespace littlewars::referee::little_wars {

/// Section 7: what is shown illegal of the move, by id, then in the order of its table, then by
/// the other man; with its certainty (section 8).
[[nodiscard]] std::vector<Violation> rule_move(const Field& field);

}  // namespace littlewars::referee::little_wars

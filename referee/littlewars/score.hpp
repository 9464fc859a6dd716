#pragma once

#include "referee/littlewars/field.hpp"

namespace littlewars::referee::little_wars {

/// Section 7: minutes for the next move, one per 30 fighting men begun and one per gun held.
/// `owners` are the guns' owners by now, in the order of the position's guns.
[[nodiscard]] PerSide<int> rule_time(const Field& field, const std::vector<Side>& owners);

/// Section 7: the points of both sides, victory left out.
[[nodiscard]] PerSide<double> rule_score(const Field& field, const std::vector<Side>& owners);

}  // namespace littlewars::referee::little_wars

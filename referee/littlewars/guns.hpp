#pragma once

#include "referee/littlewars/field.hpp"

namespace littlewars::referee::little_wars {

/// Section 6: the state of every gun, by id, with its certainty (section 8).
[[nodiscard]] std::vector<GunRuling> rule_guns(const Field& field);

}  // namespace littlewars::referee::little_wars

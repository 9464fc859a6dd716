#pragma once

#include "referee/littlewars/melee.hpp"

namespace littlewars::referee::little_wars {

/// The melees of one step in the three readings of section 8.
struct MeleeReadings {
    std::vector<Melee> measured;
    std::vector<Melee> within;
    std::vector<Melee> beyond;
};

[[nodiscard]] MeleeReadings read_melees(const Field& field, const std::vector<Contact>& contacts);

/// Do both other readings have this melee, with the same inferior and isolation?
[[nodiscard]] bool is_firm(const Melee& melee, const MeleeReadings& readings);

/// The melees only the other readings have, by smallest id, "within" before "beyond".
[[nodiscard]] std::vector<Melee> possible_melees(const MeleeReadings& readings);

/// The comparisons to settle by hand for a measured melee; empty exactly when it is firm.
[[nodiscard]] std::vector<CloseCall> close_calls(const Field& field,
                                                 const std::vector<Contact>& contacts,
                                                 const Melee& melee,
                                                 const MeleeReadings& readings);

}  // namespace littlewars::referee::little_wars

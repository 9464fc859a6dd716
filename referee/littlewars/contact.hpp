#pragma once

#include "referee/littlewars/field.hpp"

#include <vector>

namespace littlewars::referee::little_wars {

/// A man of the moved side and one of the other, both fighting, in contact in some reading.
struct Contact {
    std::size_t moved_man = 0;
    std::size_t other_man = 0;
    double distance_in = 0;
    Comparison comparison;
};

/// Section 4.1: all contact pairs of any reading, by the moved side's man, then the other.
[[nodiscard]] std::vector<Contact> rule_contact(const Field& field);

/// For each man: is he in a contact pair of this reading (section 3)?
[[nodiscard]] std::vector<bool> men_in_contact(const Field& field,
                                               const std::vector<Contact>& contacts,
                                               Reading reading);

}  // namespace littlewars::referee::little_wars

#pragma once

#include "referee/littlewars/field.hpp"

namespace littlewars::referee::little_wars {

/// Section 5's answer, as men; all ascending.
struct Custody {
    Force escorted;
    Force loose;
    Force recaptured;
    int excess = 0;
    std::vector<std::pair<std::size_t, std::size_t>>
        guards;  ///< (prisoner, guard), a largest sharing.

    /// Section 8: the three lists and the excess agree.
    [[nodiscard]] bool same_ruling(const Custody& other) const {
        return escorted == other.escorted && loose == other.loose &&
               recaptured == other.recaptured && excess == other.excess;
    }
};

/// Section 5.1 to 5.3, 5.5 and 5.7 in one reading. `taken_now` are the men taken in this very
/// judgement; they are held without a test.
[[nodiscard]] Custody rule_prisoners(const Field& field, const Force& taken_now, Reading reading);

/// Section 5.4: the disarmed men who touch their own back line.
[[nodiscard]] Force rule_rearming(const Field& field);

}  // namespace littlewars::referee::little_wars

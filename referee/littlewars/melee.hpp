#pragma once

#include "referee/littlewars/casualties.hpp"
#include "referee/littlewars/contact.hpp"
#include "referee/littlewars/field.hpp"

#include <optional>
#include <vector>

namespace littlewars::referee::little_wars {

/// A melee in one reading (section 4).
struct Melee {
    PerSide<Force> participants;
    std::optional<Side> inferior;  ///< nullopt: equal numbers.
    bool isolated = false;         ///< Of the inferior force.
    Force supporters;              ///< Of the inferior force.

    [[nodiscard]] std::size_t smallest_man() const;
    [[nodiscard]] bool has(std::size_t man, Side side) const;
    [[nodiscard]] bool same_men(const Melee& other) const {
        return participants == other.participants;
    }
    /// Section 8: what must agree in all readings for a melee to be firm.
    [[nodiscard]] bool same_ruling(const Melee& other) const {
        return same_men(other) && inferior == other.inferior && isolated == other.isolated;
    }
};

/// Section 4: every melee at the end of a move, in the order of their smallest ids.
[[nodiscard]] std::vector<Melee> rule_melee(const Field& field,
                                            const std::vector<Contact>& contacts,
                                            Reading reading);

/// Section 4.5 for a melee.
[[nodiscard]] MeleeLosses losses_of(const Melee& melee);

/// How many of one side are killed.
[[nodiscard]] std::size_t killed_of(const Melee& melee);

/// Section 4.6: is there something to choose on this side?
[[nodiscard]] bool has_choice(const Melee& melee, Side side);

}  // namespace littlewars::referee::little_wars

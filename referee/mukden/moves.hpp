#pragma once

#include "referee/mukden/position.hpp"

#include <string_view>
#include <vector>

namespace littlewars::referee::mukden {

/// Every legal move of the phase in the canonical order of section 6.
[[nodiscard]] std::vector<Move> legal_moves(const Rules& rules, const Position& position);

/// Whether the side to move has a unit it can choose (what `pass` must not have).
[[nodiscard]] bool can_choose_unit(const Rules& rules, const Position& position);

/// How far a unit has come in its march.
struct Way {
    int start = 0;
    int at = 0;  ///< kExited once it has left the map.
    int steps = 0;
    bool must_stop = false;
};

/// The rule that refuses the next step of a march; empty if it may be made.
[[nodiscard]] std::string_view step_fault(
    const Field& field, const Position& position, int unit, const Way& way, int to);

/// The way after that step. Precondition: step_fault() is empty.
[[nodiscard]] Way stepped(
    const Field& field, const Position& position, int unit, const Way& way, int to);

/// The rule that refuses a retreat there (a hex or kExited); empty if it may be made.
[[nodiscard]] std::string_view retreat_fault(const Field& field,
                                             const Position& position,
                                             int unit,
                                             int to);

/// Where a unit may retreat, in canonical order.
[[nodiscard]] std::vector<int> retreats(const Field& field, const Position& position, int unit);

/// The rule that refuses the 3rd Army an entry (nullopt: waiting on); empty if it may.
[[nodiscard]] std::string_view entry_fault(const Field& field,
                                           const Position& position,
                                           std::optional<int> entry);

/// Whether the chosen unit need not attack any enemy next to it (section 3).
[[nodiscard]] bool may_decline(const Field& field, const Position& position, int unit);

/// The unit whose call or retreat the phase waits for.
[[nodiscard]] int unit_to_answer(const Position& position);

}  // namespace littlewars::referee::mukden

#pragma once

#include "referee/littlewars/position.hpp"
#include "referee/littlewars/rulings.hpp"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace littlewars::referee::little_wars {

/// A close call the players settled by hand: the two pieces are taken as within (or beyond) that
/// rule's distance, whatever was measured, in every reading.
struct SettledCall {
    std::string a;
    std::string b;
    std::string rule;  ///< The option's name, as in CloseCall.
    bool within = true;
    friend bool operator==(const SettledCall&, const SettledCall&) = default;
};

/// The rulings on a position (section 9's steps). Pure.
///
/// Errors: every reason why the choices of `position.input().choices` are refused; each names the
/// JSON path of the choice and what was expected.
[[nodiscard]] tl::expected<Rulings, std::vector<Flaw>> judge(
    const Position& position, const std::vector<SettledCall>& settled = {});

/// The position after the rulings: the dead marked dead, the taken prisoners, the freed disarmed,
/// the rearmed fighting, guns captured changed hands. Nothing has moved since: no `from`, no
/// shots, no choices, no bodies. With `after` null only the prisoners' and the rearmed change.
[[nodiscard]] PositionInput next_position(const Position& position, const Rulings& rulings);

}  // namespace littlewars::referee::little_wars

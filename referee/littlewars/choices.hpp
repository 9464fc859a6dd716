#pragma once

#include "referee/littlewars/proposal.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace littlewars::referee::little_wars {

/// What was chosen for each melee, in the melees' order; nullopt where nothing was.
using Chosen = std::vector<std::optional<Fallen>>;

/// Section 9's `choices` against the melees as measured.
///
/// Errors: every reason why a choice is refused, with its JSON path.
[[nodiscard]] tl::expected<Chosen, std::vector<Flaw>> check_choices(
    const Position& position, const std::vector<Melee>& melees);

}  // namespace littlewars::referee::little_wars

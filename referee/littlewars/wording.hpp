#pragma once

#include "referee/littlewars/field.hpp"
#include "referee/littlewars/melee.hpp"
#include "referee/littlewars/rulings.hpp"

#include <string>

namespace littlewars::referee::little_wars {

/// The ids of some men, in their order.
[[nodiscard]] Ids ids_of(const Field& field, const Force& men);

// Plain sentences for players, as they stand beside each ruling.

[[nodiscard]] std::string text_of(const MeleeRuling& melee, const PerSide<std::string>& sides);
[[nodiscard]] std::string text_of(const PossibleMelee& melee, const PerSide<std::string>& sides);
[[nodiscard]] std::string text_of(const PrisonersRuling& prisoners);
[[nodiscard]] std::string text_of(const GunRuling& gun, const Position& position);
[[nodiscard]] std::string text_of(const Violation& violation);
[[nodiscard]] std::string text_of(const BodyRuling& body, std::size_t men);
/// `may_ask`: the men named all fight for one side.
[[nodiscard]] std::string text_of(const SurrenderRuling& surrender, bool may_ask);
/// The whole judgement in a sentence or two.
[[nodiscard]] std::string text_of(const Rulings& rulings);

}  // namespace littlewars::referee::little_wars

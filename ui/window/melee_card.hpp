#pragma once

#include "ui/window/card_content.hpp"

namespace littlewars::ui {

/// The card of a melee: outcome, the rule in its words with the distances that decided it, and a
/// question for each close call.
[[nodiscard]] CardContent melee_card(const Judgement& judgement,
                                     const referee::little_wars::MeleeRuling& melee);

/// The card of a melee that only a doubtful reading has.
[[nodiscard]] CardContent possible_card(const Judgement& judgement,
                                        const referee::little_wars::PossibleMelee& melee);

/// "Move 7 · red moved".
[[nodiscard]] QString card_head(const Judgement& judgement);

/// Names to a list for people: "r1, r2, r10".
[[nodiscard]] QString names_word(const std::vector<std::string>& names);
[[nodiscard]] QStringList names_list(const std::vector<std::string>& names);

}  // namespace littlewars::ui

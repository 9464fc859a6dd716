#pragma once

#include "ui/session/judgement.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

/// A judgement for people, a sentence or two a line: melees with who took part, fell and was taken
/// and what was too close to call; breaches of the move; prisoners; guns. English.
[[nodiscard]] std::vector<std::string> words_of(const Judgement& judgement);

/// "r1, r2 and b3"; "nobody".
[[nodiscard]] std::string listed(const std::vector<std::string>& names);

}  // namespace littlewars::ui

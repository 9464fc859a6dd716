#pragma once

#include <map>
#include <string>

namespace littlewars::ui {

/// What each rule of the board games is about, by its id: English, to be translated under
/// "RuleWords".
[[nodiscard]] const std::map<std::string, const char*, std::less<>>& rule_texts();

}  // namespace littlewars::ui

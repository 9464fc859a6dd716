#include "ui/session/match_settings.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr std::array<std::pair<Policy, std::string_view>, 4> kPolicyNames{{
    {Policy::Apply, "apply"},
    {Policy::Propose, "propose"},
    {Policy::Note, "note"},
    {Policy::Off, "off"},
}};

}  // namespace

std::string_view name_of(Policy policy) {
    for (const auto& [value, name] : kPolicyNames) {
        if (value == policy) {
            return name;
        }
    }
    return "apply";
}

std::optional<Policy> policy_named(std::string_view name) {
    for (const auto& [value, text] : kPolicyNames) {
        if (text == name) {
            return value;
        }
    }
    return std::nullopt;
}

const std::vector<std::string>& policy_rules() {
    static const std::vector<std::string> rules{"melee", "prisoners", "guns", "surrender", "moves"};
    return rules;
}

Policy policy_of(const MatchSettings& settings, const std::string& rule) {
    const auto found = settings.policy.find(rule);
    return found == settings.policy.end() ? Policy::Apply : found->second;
}

}  // namespace littlewars::ui

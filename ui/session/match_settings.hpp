#pragma once

#include "referee/littlewars/options.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace littlewars::ui {

/// What a ruling of one kind does to the match.
enum class Policy {
    Apply,    ///< Its dead, prisoners and captures are true at once.
    Propose,  ///< They become true when the players accept them.
    Note,     ///< They are listed, and change nothing.
    Off,      ///< They are not even listed.
};

/// "apply", "propose", "note" or "off".
[[nodiscard]] std::string_view name_of(Policy policy);
[[nodiscard]] std::optional<Policy> policy_named(std::string_view name);

/// The kinds of ruling that have a policy, in the order they are listed to players.
[[nodiscard]] const std::vector<std::string>& policy_rules();

/// What is agreed before the first move. The table in millimetres; the referee's options in inches.
struct MatchSettings {
    referee::little_wars::Edition edition = referee::little_wars::Edition::HowTo;
    referee::little_wars::Options options;  ///< Complete: start from options_of(edition).
    /// Two names; empty until the first pieces are seen when no armies were given.
    std::vector<std::string> sides;
    /// Whose back line is the near edge of the table (y = 0). None: the side that stood nearer when
    /// the first move began.
    std::optional<std::string> near_side;
    double table_width_mm = 0;
    double table_depth_mm = 0;
    /// Take the proposal for the choice until the players choose otherwise or take off others.
    bool auto_choice = true;
    /// Begin the other side's move by itself once the casualties are off the table.
    bool auto_begin = true;
    std::map<std::string, Policy> policy;  ///< By rule; a rule not named is Policy::Apply.

    bool operator==(const MatchSettings&) const = default;
};

[[nodiscard]] Policy policy_of(const MatchSettings& settings, const std::string& rule);

}  // namespace littlewars::ui

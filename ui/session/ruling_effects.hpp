#pragma once

#include "ui/session/match_state.hpp"

#include <map>
#include <string>
#include <vector>

namespace littlewars::ui {

/// The state after a ruling: what it did to status and ownership stays true (a man taken is a
/// prisoner by his track until the rules free him, wherever he stands). A second ruling on the same
/// move first takes back what the one before did. Under a policy other than Policy::Apply only what
/// that policy lets through happens.
[[nodiscard]] MatchState after_ruling(MatchState state, const RulingMade& ruling);

/// The state after the players accepted what was only proposed.
[[nodiscard]] MatchState after_acceptance(MatchState state);

/// Whether two men stand in one melee of the newest ruling.
[[nodiscard]] bool are_of_one_melee(const MatchState& state,
                                    const std::string& a,
                                    const std::string& b);

/// How one melee's dead left the table so far.
struct MeleeLeft {
    std::map<std::string, int> expected;                   ///< By side, as ruled.
    std::map<std::string, std::vector<std::string>> gone;  ///< By side, who isn't there any more.

    [[nodiscard]] bool complete() const;  ///< On each side just as many as ruled.
    [[nodiscard]] bool begun() const;     ///< Somebody was taken off.
};

/// Each melee of the newest ruling, in its order; empty when none is applied.
[[nodiscard]] std::vector<MeleeLeft> casualties_left(const MatchState& state);

}  // namespace littlewars::ui

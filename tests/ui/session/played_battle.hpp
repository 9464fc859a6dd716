#pragma once

#include "ui/session/session.hpp"

#include <string>
#include <vector>

namespace littlewars::test {

/// Of the bundled battle: red against blue, each move begun by its schedule.
[[nodiscard]] ui::MatchSettings battle_settings(
    referee::little_wars::Edition edition = referee::little_wars::Edition::HowTo);

/// The battle seen by a perfect eye, up to `end_s`.
[[nodiscard]] ui::Session battle(
    double end_s = 64,
    referee::little_wars::Edition edition = referee::little_wars::Edition::HowTo);

/// The name that the session gave the piece of this track; empty when it has none.
[[nodiscard]] std::string name_of_track(const ui::Session& session, int track);

/// The match that these events make once they have been written down and read again.
[[nodiscard]] ui::MatchState followed(const std::vector<ui::SessionEvent>& events);

/// The states are equal, the judgements in them by value.
[[nodiscard]] bool is_same_match(ui::MatchState a, const ui::MatchState& b);

}  // namespace littlewars::test

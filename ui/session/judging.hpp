#pragma once

#include "calibration/error.hpp"
#include "ui/session/match_state.hpp"

#include <map>
#include <string>
#include <vector>

namespace littlewars::ui {

/// The referee's answer to a position, in the session's terms.
///
/// Errors: BadInput  the referee refuses the position or a choice; the text gives its reason.
[[nodiscard]] calibration::Expected<referee::little_wars::Rulings> rulings_on(
    const referee::little_wars::PositionInput& position,
    const std::vector<referee::little_wars::SettledCall>& settled = {});

/// The end of the move that runs (Phase::Moving or Judging), judged on the pieces as they stand.
///
/// Errors: BadInput  fewer than two sides are known, or as rulings_on.
[[nodiscard]] calibration::Expected<Judgement> judged_move(const MatchState& state);

/// The last move, judged again with the choices, settled calls and corrections made since.
/// Precondition: state.last. Errors: as judged_move.
[[nodiscard]] calibration::Expected<Judgement> judged_again(const MatchState& state);

/// What a side needs to know as its move begins.
struct MoveTerms {
    std::map<std::string, int> crew_before;  ///< By gun.
    double allowed_s = 0;
};
[[nodiscard]] calibration::Expected<MoveTerms> terms_of_move(const MatchState& state,
                                                             const std::string& side);

/// What is written down when the referee refuses a position.
[[nodiscard]] DifferenceFound refusal(const calibration::Error& error);

/// The table as it stands, for a question between two judgements: nobody has moved or chosen.
[[nodiscard]] calibration::Expected<referee::little_wars::PositionInput> position_now(
    const MatchState& state);

}  // namespace littlewars::ui

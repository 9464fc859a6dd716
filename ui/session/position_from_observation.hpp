#pragma once

#include "referee/littlewars/position.hpp"
#include "ui/session/match_state.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

/// The one place where table millimetres become the referee's inches.

/// A piece has moved when it stands farther than this from where it stood (section 7: 0.25 inch).
constexpr double kMoved_mm = 6.35;

/// A distance of the rules on the table.
[[nodiscard]] double millimetres(double length_in);

/// A line of the rolls that can't be judged, in words.
struct LeftOut {
    std::string piece;
    std::string why;
    bool operator==(const LeftOut&) const = default;
};

/// A position to judge, and who is not in it.
struct PositionSeen {
    referee::little_wars::PositionInput position;
    std::vector<LeftOut> left_out;
};

/// The pieces on the table as the referee's position at the end of `moved`'s move: outlines,
/// places at the beginning of the move and sigmas in inches; status as the match has it, but a man
/// lying down is dead; guns with crew before and shots. Outlines that cross themselves are replaced
/// by a disc of the same area. Choices, bodies and surrender are left empty.
///
/// Precondition: both sides are known.
[[nodiscard]] PositionSeen position_from_pieces(const MatchState& state,
                                                const std::vector<SessionPiece>& pieces,
                                                const std::string& moved);

/// The side whose men stand nearer to y = 0; the first one when there is no telling.
[[nodiscard]] std::string nearer_side(const MatchState& state);

}  // namespace littlewars::ui

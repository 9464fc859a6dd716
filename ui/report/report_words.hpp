#pragma once

#include "ui/report/match_report.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

/// "red (12 foot, 4 horse, 1 gun)".
[[nodiscard]] std::string army_line(const RollLine& roll);

/// "Move 3, red": a move's heading.
[[nodiscard]] std::string heading_of(const ReportedMove& move);

/// "r1 8.5 in, r2 7.8 in": who moved how far; a word when nobody did.
[[nodiscard]] std::string steps_line(const ReportedMove& move);

/// "41:05": minutes and seconds since the beginning.
[[nodiscard]] std::string clock_time(double time_s);

/// Free men of each side: as the first move began, then after each move.
[[nodiscard]] std::array<std::vector<int>, 2> strengths(const MatchReport& report);

/// "red 12, blue 10.5: red leads": the score as it stands, victory left out.
[[nodiscard]] std::string score_line(const MatchReport& report);

}  // namespace littlewars::ui

#pragma once

#include "ui/report/match_report.hpp"

#include <string>

namespace littlewars::ui {

/// The report as one HTML file that needs nothing else: styles, maps (SVG) and stills are inside.
/// Needs no display; call it from the main thread.
[[nodiscard]] std::string html_report(const MatchReport& report);

}  // namespace littlewars::ui

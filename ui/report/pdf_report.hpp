#pragma once

#include "calibration/error.hpp"
#include "ui/report/match_report.hpp"

#include <filesystem>

namespace littlewars::ui {

/// The report as a PDF of A4 pages: title, a page for each move (map, words, still), losses and
/// roll. Needs no display; call it from the main thread.
///
/// Errors: Unavailable  `path` can't be written.
[[nodiscard]] calibration::Expected<void> write_pdf_report(const MatchReport& report,
                                                           const std::filesystem::path& path);

}  // namespace littlewars::ui

#pragma once

#include "calibration/pdf_document.hpp"
#include "calibration/printables.hpp"

#include <string_view>
#include <vector>

namespace littlewars::ui {

/// A board's pieces to cut out: discs for Forteca, tiles with blank backs for Stratego, counters to
/// fold and stand up for Mukden, dials to pin for Finland. Empty for a board of no known game.
[[nodiscard]] std::vector<calibration::PdfPage> piece_sheets(calibration::Paper paper,
                                                             std::string_view board);

}  // namespace littlewars::ui

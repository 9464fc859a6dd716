#pragma once

#include "calibration/error.hpp"
#include "ui/session/record_reader.hpp"

#include <string>

namespace littlewars::ui {

/// A board game's record as one HTML page: the moves with their rulings and pictures, and the board
/// as it stood at the end. What was taken back is not told.
///
/// Errors: BadInput  the record is damaged or no board game's.
[[nodiscard]] calibration::Expected<std::string> board_report_html(const RecordReader& record);

}  // namespace littlewars::ui

#pragma once

#include "calibration/error.hpp"
#include "calibration/marker_layout.hpp"
#include "calibration/printables.hpp"
#include "referee/board.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace littlewars::ui {

/// A board of this program by its name ("forteca-33", "stratego-10x10", or the start of it).
///
/// Errors: BadInput  no built-in board has this name.
[[nodiscard]] calibration::Expected<referee::Board> built_in_board(const std::string& name);

/// A "littlewars-board" of any of the games.
///
/// Errors: throws referee::MalformedInput. Precondition: none once a referee has read it.
[[nodiscard]] referee::Board board_of(const nlohmann::json& board);

/// The board with a marker at each corner, to exact scale, over as many pages as it takes; then its
/// pieces to cut out. Markers are 40 mm at most.
///
/// Errors: BadInput  an unknown dictionary.
[[nodiscard]] calibration::Expected<std::vector<calibration::PdfPage>> board_sheet_pages(
    calibration::Paper paper, const referee::Board& board, const calibration::MarkerSheet& markers);

/// Where those markers lie: millimetres from the near left corner of the board's unit square, x to
/// the right, y away. They stand evenly round it.
///
/// Errors: BadInput  an unknown dictionary.
[[nodiscard]] calibration::Expected<calibration::MarkerLayout> markers_round(
    const referee::Board& board, const calibration::MarkerSheet& markers);

}  // namespace littlewars::ui

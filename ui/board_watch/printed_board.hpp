#pragma once

#include "calibration/marker_layout.hpp"
#include "referee/board.hpp"

#include <opencv2/core/mat.hpp>

namespace littlewars::ui {

/// Of a printed board as a picture from above: its scale, and the sheet's rim round the unit
/// square.
inline constexpr double kPrint_px = 1.5;  ///< For a millimetre.
inline constexpr double kRim_mm = 70;

/// The sheet as it comes out of the printer, seen straight from above (BGR): points, links or
/// fields with their names, and the markers round them.
[[nodiscard]] cv::Mat printed_board(const referee::Board& board,
                                    const calibration::MarkerLayout& markers);

}  // namespace littlewars::ui

#pragma once

#include "calibration/board_pattern.hpp"
#include "calibration/error.hpp"
#include "calibration/marker_layout.hpp"
#include "calibration/pdf_document.hpp"

#include <string>
#include <vector>

namespace littlewars::calibration {

enum class Paper { A4, Letter };

/// Home printers leave this much blank at the paper's edges.
inline constexpr double kPrinterMargin_mm = 10;

/// Things to print to exact scale. Every page carries a check line of 200 mm and one of 8 inches.

/// What is drawn of the table's corner markers.
struct MarkerSheet {
    std::string dictionary = "4X4_50";
    double side_mm = 65;
};

/// Four markers, 0 to 3, each on a piece of paper to cut out, with a white margin of one module.
///
/// Errors: BadInput  an unknown dictionary, or markers that don't fit on the paper.
[[nodiscard]] Expected<std::vector<PdfPage>> marker_pages(Paper paper, const MarkerSheet& sheet);

/// Where those markers are when each piece of paper is laid flush into its corner of the table,
/// markers upright as seen from the near edge. `print_scale` is printed over intended length.
///
/// Errors: BadInput  an unknown dictionary, or a table too small for them.
[[nodiscard]] Expected<MarkerLayout> markers_in_the_corners(const MarkerSheet& sheet,
                                                            TableSize table,
                                                            double print_scale = 1);

/// The largest ChArUco board with 7 x 5 squares that all papers hold: squares of 34 mm, markers of
/// 25 mm.
[[nodiscard]] BoardPattern printed_board();

/// A ChArUco board in landscape.
///
/// Errors: BadInput  an unknown dictionary or one with too few markers, or a board that does not
///                   fit on the paper.
[[nodiscard]] Expected<std::vector<PdfPage>> board_pages(Paper paper, const BoardPattern& board);

/// Two paper rulers of 10 inches and 25 cm.
[[nodiscard]] std::vector<PdfPage> ruler_pages(Paper paper);

/// Outlines of the usual figure bases, to cut out or to lay figures on.
[[nodiscard]] std::vector<PdfPage> base_pages(Paper paper);

/// The check lines alone, for other sheets: along the page's longer side, at its foot (landscape)
/// or its right (portrait), 16 mm broad inside the margin.
void draw_check_lines(PdfPage& page);
inline constexpr double kCheckLines_mm = 16;

/// Printed over intended length, from what a ruler shows for the line of 200 mm.
///
/// Errors: BadInput  a length that is no print of that line (below 150 or above 250 mm).
[[nodiscard]] Expected<double> print_scale(double measured_mm);

/// A print that is off by more than this is worth a warning.
inline constexpr double kTolerablePrintError = 0.005;

}  // namespace littlewars::calibration

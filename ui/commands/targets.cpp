#include "ui/commands/targets.hpp"

#include "calibration/atomic_file.hpp"
#include "calibration/markers_json.hpp"
#include "ui/boards/board_sheet.hpp"
#include "ui/commands/fail.hpp"

#include <fmt/format.h>

#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::Expected;
using calibration::PdfPage;

/// The board's name after "board:"; nullopt for other things to print.
std::optional<std::string> board_name(const TargetsArguments& arguments) {
    constexpr std::string_view kBoard = "board:";
    return arguments.what.starts_with(kBoard) ? std::optional(arguments.what.substr(kBoard.size()))
                                              : std::nullopt;
}

Expected<std::vector<PdfPage>> draw(const TargetsArguments& arguments) {
    if (const auto name = board_name(arguments)) {
        return built_in_board(*name).and_then([&](const referee::Board& board) {
            return board_sheet_pages(arguments.paper, board, arguments.markers);
        });
    }
    if (arguments.what == "markers") {
        return calibration::marker_pages(arguments.paper, arguments.markers);
    }
    if (arguments.what == "charuco") {
        return calibration::board_pages(arguments.paper, calibration::printed_board());
    }
    if (arguments.what == "ruler") {
        return calibration::ruler_pages(arguments.paper);
    }
    if (arguments.what == "bases") {
        return calibration::base_pages(arguments.paper);
    }
    return tl::unexpected(Error{calibration::ErrorKind::BadInput,
                                "--what " + arguments.what,
                                "is nothing that can be printed",
                                "say markers, charuco, ruler, bases or board:NAME"});
}

/// Printed over intended length; warns of a print that is off.
Expected<double> scale_of(const TargetsArguments& arguments) {
    if (!arguments.check_line_mm) {
        return 1.0;
    }
    const auto scale = calibration::print_scale(*arguments.check_line_mm);
    if (scale && std::abs(*scale - 1) > calibration::kTolerablePrintError) {
        warn(
            fmt::format("the print is {:.1f} % {}; print at 100 %, or go on with what was measured",
                        100 * std::abs(*scale - 1),
                        *scale > 1 ? "too large" : "too small"));
    }
    return scale;
}

Expected<void> write_layout(const TargetsArguments& arguments) {
    const auto scale = scale_of(arguments);
    if (!scale) {
        return tl::unexpected(scale.error());
    }
    if (arguments.markers_json.empty()) {
        return {};
    }
    if (const auto name = board_name(arguments)) {
        return built_in_board(*name)
            .and_then([&](const referee::Board& board) {
                return markers_round(board, arguments.markers);
            })
            .and_then([&](const calibration::MarkerLayout& layout) {
                return calibration::write_markers(arguments.markers_json, layout);
            });
    }
    if (!arguments.table) {
        return tl::unexpected(Error{calibration::ErrorKind::BadInput,
                                    "--markers-json",
                                    "needs the size of the table",
                                    "give --table, as 1800x1200"});
    }
    return calibration::markers_in_the_corners(arguments.markers, *arguments.table, *scale)
        .and_then([&](const calibration::MarkerLayout& layout) {
            return calibration::write_markers(arguments.markers_json, layout);
        });
}

void explain(const TargetsArguments& arguments) {
    fmt::print("{}: print at 100 %, then measure the 200 mm line\n", arguments.out);
    if (board_name(arguments)) {
        fmt::print("lay the pages over the dashed lines; the last ones hold the pieces\n");
    }
    if (arguments.what != "markers") {
        return;
    }
    fmt::print(
        "cut along the dashed lines; lay each piece flush into its corner of the table, its label "
        "towards you\n");
    if (arguments.markers_json.empty()) {
        fmt::print(
            "for markers.json give the table's size: littlewars targets {} --what markers --side "
            "{} --table 1800x1200 --markers-json markers.json --check-line 200\n",
            arguments.out,
            arguments.markers.side_mm);
    } else {
        fmt::print("{}: the places of the markers\n", arguments.markers_json);
    }
}

}  // namespace

int run_targets(const TargetsArguments& arguments) {
    const auto pages = draw(arguments);
    if (!pages) {
        return fail(pages.error());
    }
    if (const auto written = write_layout(arguments); !written) {
        return fail(written.error());
    }
    const std::string file = calibration::pdf_document(*pages, "littlewars: " + arguments.what);
    if (const auto written = calibration::write_file_atomically(arguments.out, file); !written) {
        return fail(written.error());
    }
    explain(arguments);
    return 0;
}

}  // namespace littlewars::ui

#include "ui/commands/calibrate_lens.hpp"

#include "calibration/board_finder.hpp"
#include "calibration/grey.hpp"
#include "calibration/lens_json.hpp"
#include "calibration/lens_solver.hpp"
#include "ui/commands/fail.hpp"
#include "vision/sources/picture_file.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace littlewars::ui {
namespace {

using namespace calibration;  // NOLINT(google-build-using-namespace): this file speaks of nothing
                              // else

/// The views that were found and the reasons why other pictures gave none.
struct FoundViews {
    std::vector<BoardView> views;
    std::vector<Error> without;
};

Expected<std::vector<cv::Mat>> read_grey(const std::vector<std::string>& pictures) {
    std::vector<cv::Mat> grey;
    for (const std::string& path : pictures) {
        const auto picture = vision::read_picture(path);
        if (!picture) {
            return tl::unexpected(picture.error());
        }
        grey.push_back(calibration::grey_of(*picture));
    }
    return grey;
}

FoundViews find_views(const std::vector<cv::Mat>& grey,
                      const std::vector<std::string>& names,
                      const BoardPattern& board) {
    FoundViews found;
    for (std::size_t i = 0; i < grey.size(); ++i) {
        auto view = find_board(grey[i], board, names[i]);
        if (view) {
            found.views.push_back(std::move(*view));
        } else {
            found.without.push_back(view.error());
        }
    }
    return found;
}

/// A plain chessboard of the stated number of inner corners, or of squares.
FoundViews find_chessboards(const std::vector<cv::Mat>& grey,
                            const std::vector<std::string>& names,
                            BoardPattern board) {
    board.kind = BoardKind::Chessboard;
    FoundViews found = find_views(grey, names, board);
    if (found.views.empty()) {
        board.columns -= 1;
        board.rows -= 1;
        FoundViews as_squares;
        if (board.columns >= 3 && board.rows >= 3) {
            as_squares = find_views(grey, names, board);
        }
        return as_squares.views.empty() ? found : as_squares;
    }
    return found;
}

FoundViews find_any(const std::vector<cv::Mat>& grey, const CalibrateLensArguments& arguments) {
    if (arguments.board.kind == BoardKind::Chessboard) {
        return find_chessboards(grey, arguments.pictures, arguments.board);
    }
    FoundViews found = find_views(grey, arguments.pictures, arguments.board);
    const bool only_absent =
        std::all_of(found.without.begin(), found.without.end(), [](const Error& error) {
            return error.kind == ErrorKind::NotFound;
        });
    if (found.views.empty() && only_absent && !arguments.pattern_given) {
        FoundViews plain = find_chessboards(grey, arguments.pictures, arguments.board);
        return plain.views.empty() ? found : plain;
    }
    return found;
}

void print_text(const LensFit& fit) {
    const Lens& lens = fit.lens;
    for (const ViewFit& view : fit.views) {
        fmt::print(
            "{}: {}\n",
            view.name,
            view.used
                ? fmt::format(
                      "{} corners, {:.3f} px, {:.3f} mm", view.corners, view.rms_px, view.rms_mm)
                : "left out");
    }
    fmt::print("reprojection error {:.3f} px, {:.3f} mm on the board, over {} pictures\n",
               lens.rms_px,
               fit.rms_mm,
               lens.views);
    fmt::print("focal length {:.1f} x {:.1f} px ± {:.1f}, centre ({:.1f}, {:.1f}) px ± {:.1f}\n",
               lens.fx_px,
               lens.fy_px,
               fit.focal_sigma_px,
               lens.cx_px,
               lens.cy_px,
               fit.centre_sigma_px);
    fmt::print("corners seen in {:.0f} % of the picture\n", 100 * fit.coverage);
}

void print_json(const LensFit& fit) {
    nlohmann::ordered_json views = nlohmann::ordered_json::array();
    for (const ViewFit& view : fit.views) {
        views.push_back({{"picture", view.name},
                         {"used", view.used},
                         {"corners", view.corners},
                         {"rejected", view.rejected},
                         {"rms_px", view.rms_px},
                         {"rms_mm", view.rms_mm}});
    }
    const nlohmann::ordered_json line{{"lens", lens_json(fit.lens)},
                                      {"rms_px", fit.lens.rms_px},
                                      {"rms_mm", fit.rms_mm},
                                      {"focal_sigma_px", fit.focal_sigma_px},
                                      {"centre_sigma_px", fit.centre_sigma_px},
                                      {"coverage", fit.coverage},
                                      {"views", views},
                                      {"warnings", fit.warnings}};
    fmt::print("{}\n", line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

}  // namespace

int run_calibrate_lens(const CalibrateLensArguments& arguments) {
    const auto grey = read_grey(arguments.pictures);
    if (!grey) {
        return fail(grey.error());
    }
    const FoundViews found = find_any(*grey, arguments);
    if (found.views.empty() && !found.without.empty()) {
        return fail(found.without.front());
    }
    for (const Error& error : found.without) {
        warn(message(error));
    }
    const auto fit = solve_lens(found.views);
    if (!fit) {
        return fail(fit.error());
    }
    for (const std::string& warning : fit->warnings) {
        warn(warning);
    }
    if (const auto written = write_lens(arguments.out, fit->lens); !written) {
        return fail(written.error());
    }
    arguments.json ? print_json(*fit) : print_text(*fit);
    return 0;
}

}  // namespace littlewars::ui

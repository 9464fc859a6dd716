#include "ui/commands/calibrate_table.hpp"

#include "calibration/covariance.hpp"
#include "calibration/lens_json.hpp"
#include "calibration/markers_json.hpp"
#include "calibration/table_json.hpp"
#include "ui/commands/fail.hpp"
#include "vision/sources/picture_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::Expected;
using calibration::SeenMarker;
using calibration::TableFit;
using calibration::TablePoint;
using calibration::TableTask;

Expected<TableTask> read_task(const CalibrateTableArguments& arguments, cv::Size picture) {
    TableTask task{arguments.table, picture, std::nullopt, std::nullopt, arguments.corners};
    if (!arguments.lens.empty()) {
        const auto lens = calibration::read_lens(arguments.lens);
        if (!lens) {
            return tl::unexpected(lens.error());
        }
        task.lens = *lens;
    }
    if (!arguments.markers.empty()) {
        const auto layout = calibration::read_markers(arguments.markers);
        if (!layout) {
            return tl::unexpected(layout.error());
        }
        task.layout = *layout;
    }
    return task;
}

Expected<std::vector<SeenMarker>> see_markers(const cv::Mat& picture, const TableTask& task) {
    if (!task.layout) {
        return std::vector<SeenMarker>{};
    }
    const auto dictionary = calibration::find_dictionary(task.layout->dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    return calibration::find_markers(picture, *dictionary, task.lens ? &*task.lens : nullptr);
}

Expected<TableFit> solve(const CalibrateTableArguments& arguments) {
    const auto picture = vision::read_picture(arguments.picture);
    if (!picture) {
        return tl::unexpected(picture.error());
    }
    const auto task = read_task(arguments, picture->size());
    if (!task) {
        return tl::unexpected(task.error());
    }
    const auto seen = see_markers(*picture, *task);
    if (!seen) {
        return tl::unexpected(seen.error());
    }
    return calibration::solve_table(*task, *seen).map_error([&](Error error) {
        error.where = arguments.picture + ": " + error.where;
        return error;
    });
}

/// How far the middle of the near and of the far edge may be off, per axis.
struct EdgeSigmas {
    double near_mm = 0;
    double far_mm = 0;
};

EdgeSigmas edge_sigmas(const TableFit& fit, calibration::TableSize table) {
    const calibration::TableUncertainty uncertainty(fit.pose.camera, fit.pose.covariance);
    return {uncertainty.sigma_mm(TablePoint{table.width_mm / 2, 0}),
            uncertainty.sigma_mm(TablePoint{table.width_mm / 2, table.depth_mm})};
}

void print_text(const TableFit& fit, calibration::TableSize table) {
    const calibration::WorldPoint camera = fit.pose.camera.centre();
    fmt::print(
        "reprojection error {:.3f} px, {:.2f} mm on the table\n", fit.pose.rms_px, fit.pose.rms_mm);
    if (!fit.used.empty() || !fit.unseen.empty()) {
        fmt::print("markers used: {}; not seen: {}\n",
                   fmt::join(fit.used, ", "),
                   fit.unseen.empty() ? "none" : fmt::format("{}", fmt::join(fit.unseen, ", ")));
    }
    fmt::print("camera {:.0f} mm above the table, at ({:.0f}, {:.0f}) mm\n",
               camera.z_mm,
               camera.x_mm,
               camera.y_mm);
    const EdgeSigmas sigmas = edge_sigmas(fit, table);
    fmt::print("places on the table ± {:.1f} mm at the near edge, ± {:.1f} mm at the far edge\n",
               sigmas.near_mm,
               sigmas.far_mm);
}

void print_json(const TableFit& fit, calibration::TableSize table) {
    using Json = nlohmann::ordered_json;
    const calibration::WorldPoint camera = fit.pose.camera.centre();
    const EdgeSigmas sigmas = edge_sigmas(fit, table);
    const Json line{{"rms_px", fit.pose.rms_px},
                    {"rms_mm", fit.pose.rms_mm},
                    {"bleed_px", fit.pose.bleed_px},
                    {"markers_used", fit.used},
                    {"markers_unseen", fit.unseen},
                    {"markers_misplaced", fit.misplaced},
                    {"camera_mm", Json::array({camera.x_mm, camera.y_mm, camera.z_mm})},
                    {"focal_px", fit.pose.camera.lens.fx_px},
                    {"focal_sigma_px", std::sqrt(fit.pose.covariance(0, 0))},
                    {"sigma_near_mm", sigmas.near_mm},
                    {"sigma_far_mm", sigmas.far_mm},
                    {"warnings", fit.warnings}};
    fmt::print("{}\n", line.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace

int run_calibrate_table(const CalibrateTableArguments& arguments) {
    const auto fit = solve(arguments);
    if (!fit) {
        return fail(fit.error());
    }
    for (const std::string& warning : fit->warnings) {
        warn(warning);
    }
    if (const auto written = calibration::write_table(arguments.out, fit->calibration); !written) {
        return fail(written.error());
    }
    arguments.json ? print_json(*fit, arguments.table) : print_text(*fit, arguments.table);
    return 0;
}

}  // namespace littlewars::ui

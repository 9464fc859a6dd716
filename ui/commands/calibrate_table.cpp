#include "ui/commands/calibrate_table.hpp"

#include "calibration/covariance.hpp"
#include "calibration/lens_json.hpp"
#include "calibration/marker_average.hpp"
#include "calibration/markers_json.hpp"
#include "calibration/table_json.hpp"
#include "ui/commands/fail.hpp"
#include "vision/sources/picture_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using calibration::Lens;
using calibration::MarkersOfFrame;
using calibration::TableFit;
using calibration::TablePoint;
using calibration::TableTask;

Expected<std::optional<Lens>> read_optional_lens(const std::string& path) {
    if (path.empty()) {
        return std::optional<Lens>();
    }
    return calibration::read_lens(path).map([](const Lens& lens) { return std::optional(lens); });
}

Expected<std::vector<cv::Mat>> read_pictures(const std::vector<std::string>& paths) {
    std::vector<cv::Mat> pictures;
    for (const std::string& path : paths) {
        auto picture = vision::read_picture(path);
        if (!picture) {
            return tl::unexpected(picture.error());
        }
        if (!pictures.empty() && picture->size() != pictures[0].size()) {
            return tl::unexpected(Error{ErrorKind::BadInput,
                                        path,
                                        "is of another size than " + paths[0],
                                        "take all pictures in one camera mode"});
        }
        pictures.push_back(std::move(*picture));
    }
    return pictures;
}

Expected<TableTask> read_task(const CalibrateTableArguments& arguments,
                              cv::Size picture,
                              const std::optional<Lens>& lens) {
    TableTask task{arguments.table, picture, lens, std::nullopt, arguments.corners};
    if (!arguments.markers.empty()) {
        const auto layout = calibration::read_markers(arguments.markers);
        if (!layout) {
            return tl::unexpected(layout.error());
        }
        task.layout = *layout;
    }
    return task;
}

/// The markers' places averaged over the pictures.
Expected<MarkersOfFrame> see_markers(const std::vector<cv::Mat>& pictures,
                                     const std::vector<std::string>& names,
                                     const TableTask& task) {
    if (!task.layout) {
        return MarkersOfFrame{};
    }
    const auto dictionary = calibration::find_dictionary(task.layout->dictionary);
    if (!dictionary) {
        return tl::unexpected(dictionary.error());
    }
    std::vector<MarkersOfFrame> frames;
    for (const cv::Mat& picture : pictures) {
        frames.push_back(
            calibration::find_markers(picture, *dictionary, task.lens ? &*task.lens : nullptr));
        const bool both_seen = !frames.front().empty() && !frames.back().empty();
        const double moved_px = displacement_px(frames.front(), frames.back());
        if (both_seen && moved_px > calibration::kMovedMarkers_px) {
            return tl::unexpected(Error{ErrorKind::Degenerate,
                                        "markers",
                                        "lie elsewhere in " + names[frames.size() - 1],
                                        "give pictures of one unmoved camera"});
        }
    }
    return calibration::average(frames);
}

Expected<TableFit> solve_by_marks(const CalibrateTableArguments& arguments,
                                  const std::vector<cv::Mat>& pictures,
                                  const std::optional<Lens>& lens) {
    const auto task = read_task(arguments, pictures[0].size(), lens);
    if (!task) {
        return tl::unexpected(task.error());
    }
    return see_markers(pictures, arguments.pictures, *task)
        .and_then([&](const MarkersOfFrame& seen) { return solve_table(*task, seen); });
}

Expected<TableFit> solve(const CalibrateTableArguments& arguments) {
    const auto pictures = read_pictures(arguments.pictures);
    if (!pictures) {
        return tl::unexpected(pictures.error());
    }
    const auto lens = read_optional_lens(arguments.lens);
    if (!lens) {
        return tl::unexpected(lens.error());
    }
    const auto fit = arguments.rulers.empty() ? solve_by_marks(arguments, *pictures, *lens)
                                              : calibration::solve_table({arguments.table,
                                                                          (*pictures)[0].size(),
                                                                          *lens,
                                                                          arguments.rulers,
                                                                          arguments.ruler_marks});
    return fit.map_error([&](Error error) {
        error.where = arguments.pictures[0] + ": " + error.where;
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

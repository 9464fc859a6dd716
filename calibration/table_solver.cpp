#include "calibration/table_solver.hpp"

#include "calibration/lens_mismatch.hpp"
#include "calibration/lens_prior.hpp"
#include "calibration/marker_consistency.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace littlewars::calibration {
namespace {

constexpr double kFittedNoise_px = 0.15;
constexpr double kClickedNoise_px = 1;
/// Office paper is 0.1 mm thick and never lies quite flat.
constexpr double kPaperThickness_mm = 0.2;
constexpr std::size_t kEnoughMarkers = 3;
/// Beyond this the fit explains nothing.
constexpr double kLargestRms_px = 3;

Error bad(std::string where, std::string what, std::string remedy) {
    return {ErrorKind::BadInput, std::move(where), std::move(what), std::move(remedy)};
}

double twice_area(const PixelPoint& a, const PixelPoint& b, const PixelPoint& c) {
    return (b.u_px - a.u_px) * (c.v_px - a.v_px) - (b.v_px - a.v_px) * (c.u_px - a.u_px);
}

/// The corners as clicked must go round the table counter-clockwise as one sees it.
std::optional<Error> wrong_corners(const TableCorners& corners, cv::Size picture) {
    const double least = 1e-3 * picture.area();
    int turns = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const double turn = twice_area(corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]);
        if (std::abs(turn) < least) {
            return bad("corners",
                       "three of them lie nearly on one line",
                       "click the four corners of the table");
        }
        turns += turn < 0 ? 1 : -1;
    }
    if (turns != 4) {
        return bad("corners",
                   turns == -4 ? "run clockwise" : "cross over",
                   "give near-left, near-right, far-right, far-left");
    }
    return std::nullopt;
}

PixelPoint crossing(const cv::Vec2d& p,
                    const cv::Vec2d& along_p,
                    const cv::Vec2d& q,
                    const cv::Vec2d& along_q) {
    const cv::Vec2d between = q - p;
    const double det = along_p[0] * along_q[1] - along_p[1] * along_q[0];
    const double s = (between[0] * along_q[1] - between[1] * along_q[0]) / det;
    return {p[0] + s * along_p[0], p[1] + s * along_p[1]};
}

/// Where each corner goes when all four edges move in by 1 px.
std::array<cv::Vec2d, 4> bleed_of(const PixelQuad& quad) {
    std::array<cv::Vec2d, 4> corner;
    cv::Vec2d middle;
    for (std::size_t i = 0; i < 4; ++i) {
        corner[i] = {quad[i].u_px, quad[i].v_px};
        middle += corner[i] * 0.25;
    }
    std::array<cv::Vec2d, 4> on_edge;
    std::array<cv::Vec2d, 4> along;
    for (std::size_t i = 0; i < 4; ++i) {
        along[i] = corner[(i + 1) % 4] - corner[i];
        along[i] *= 1 / cv::norm(along[i]);
        cv::Vec2d inward(-along[i][1], along[i][0]);
        inward *= inward.dot(middle - corner[i]) < 0 ? -1 : 1;
        on_edge[i] = corner[i] + inward;
    }
    std::array<cv::Vec2d, 4> moved;
    for (std::size_t i = 0; i < 4; ++i) {
        const PixelPoint to =
            crossing(on_edge[(i + 3) % 4], along[(i + 3) % 4], on_edge[i], along[i]);
        moved[i] = cv::Vec2d(to.u_px, to.v_px) - corner[i];
    }
    return moved;
}

void add_marks(const PlacedMarker& marker, std::vector<TableMark>& marks) {
    const std::array<cv::Vec2d, 4> bleed = bleed_of(marker.seen.corners);
    const double noise = std::max(kFittedNoise_px, 0.5 * marker.seen.spread_px);
    for (std::size_t i = 0; i < 4; ++i) {
        marks.push_back({marker.on_table.corners[i],
                         marker.seen.corners[i],
                         bleed[i],
                         kPaperThickness_mm,
                         noise});
    }
}

std::vector<TableMark> marks_of(const std::vector<PlacedMarker>& markers, const TableTask& task) {
    std::vector<TableMark> marks;
    for (const PlacedMarker& marker : markers) {
        add_marks(marker, marks);
    }
    if (task.corners) {
        const TableSize& t = task.table;
        const std::array<TablePoint, 4> table{
            {{0, 0}, {t.width_mm, 0}, {t.width_mm, t.depth_mm}, {0, t.depth_mm}}};
        for (std::size_t i = 0; i < 4; ++i) {
            marks.push_back({table[i], (*task.corners)[i], {}, 0, kClickedNoise_px});
        }
    }
    return marks;
}

/// One marker that was pushed by a centimetre: without it the rest fits several times better.
std::optional<std::size_t> pushed_marker(const Lens& lens,
                                         const std::vector<PlacedMarker>& markers,
                                         const TableTask& task,
                                         double rms_px) {
    const double noticeable_px = task.lens ? 0.6 : 3;
    constexpr double kBetter = 3;
    if (markers.size() <= kEnoughMarkers || rms_px < noticeable_px) {
        return std::nullopt;
    }
    std::optional<std::size_t> pushed;
    double least = rms_px / kBetter;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        std::vector<PlacedMarker> rest = markers;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        const auto fit = solve_pose(lens, marks_of(rest, task));
        if (fit && fit->rms_px < least) {
            least = fit->rms_px;
            pushed = i;
        }
    }
    return pushed;
}

/// The focal length that the markers ask for, when they clearly deny the lens's own.
std::optional<double> denied_focal_px(const TableTask& task,
                                      const std::vector<PlacedMarker>& markers,
                                      double rms_px) {
    constexpr double kNoticeable_px = 0.6;
    constexpr double kBetter = 3;
    if (!task.lens || markers.size() < kEnoughMarkers || rms_px < kNoticeable_px) {
        return std::nullopt;
    }
    const auto fit =
        solve_pose(assumed_lens(task.picture.width, task.picture.height), marks_of(markers, task));
    if (!fit || kBetter * fit->rms_px > std::min(rms_px, kLargestRms_px)) {
        return std::nullopt;
    }
    const double focal = fit->camera.lens.fx_px;
    const double sigma = std::sqrt(fit->covariance(0, 0));
    return std::abs(focal - task.lens->fx_px) > 3 * sigma ? std::optional(focal) : std::nullopt;
}

std::string denial(const Lens& lens, double focal_px) {
    return fmt::format(
        "has a focal length of {:.0f} px, but the markers ask for {:.0f} px", lens.fx_px, focal_px);
}

std::vector<PlacedMarker> placed(const TableTask& task, std::span<const SeenMarker> seen) {
    std::vector<PlacedMarker> markers;
    if (!task.layout) {
        return markers;
    }
    for (const TableMarker& listed : task.layout->markers) {
        for (const SeenMarker& marker : seen) {
            if (marker.id == listed.id) {
                markers.push_back({listed, marker});
            }
        }
    }
    return markers;
}

std::vector<int> ids_of(const std::vector<PlacedMarker>& markers) {
    std::vector<int> ids;
    for (const PlacedMarker& marker : markers) {
        ids.push_back(marker.seen.id);
    }
    return ids;
}

Error too_few(const std::vector<PlacedMarker>& agreeing, const std::vector<PlacedMarker>& others) {
    std::string what = "no marker of the list was seen";
    if (agreeing.size() + others.size() > 1) {
        what = fmt::format("the markers seen ({}) contradict each other",
                           fmt::join(ids_of(others), ", "));
    } else if (agreeing.size() == 1) {
        what = fmt::format("only marker {} was seen", agreeing[0].seen.id);
    }
    return {ErrorKind::NotFound,
            "markers",
            what,
            "show three or more of them, or give the table's corners with --corners"};
}

Error contradiction(const TableTask& task,
                    const Lens& lens,
                    const std::vector<PlacedMarker>& markers,
                    const std::string& otherwise) {
    if (const auto focal = denied_focal_px(task, markers, kLargestRms_px)) {
        return bad("lens",
                   denial(lens, *focal),
                   "use the lens of this camera, at this zoom and picture size");
    }
    const std::string reason = reason_for_disagreement(lens, markers);
    return {ErrorKind::Degenerate,
            "markers",
            reason.empty() ? otherwise : reason,
            "compare their places and sizes with markers.json"};
}

/// Ids of listed markers that take no part.
std::vector<int> missing(const TableTask& task,
                         const std::vector<int>& used,
                         const std::vector<int>& misplaced) {
    std::vector<int> ids;
    if (task.layout) {
        for (const TableMarker& marker : task.layout->markers) {
            const auto has = [&](const std::vector<int>& list) {
                return std::find(list.begin(), list.end(), marker.id) != list.end();
            };
            if (!has(used) && !has(misplaced)) {
                ids.push_back(marker.id);
            }
        }
    }
    return ids;
}

/// The share by which markers look larger or smaller than stated, from their sides on the table.
double size_error(const PoseFit& pose, const std::vector<PlacedMarker>& markers) {
    const TablePlane plane(
        pose.camera.lens, {}, pose.camera.rotation, pose.camera.translation_mm, 0);
    double seen = 0;
    double stated = 0;
    for (const PlacedMarker& marker : markers) {
        const std::array<cv::Vec2d, 4> bleed = bleed_of(marker.seen.corners);
        std::array<TablePoint, 4> on_table;
        for (std::size_t i = 0; i < 4; ++i) {
            const PixelPoint& p = marker.seen.corners[i];
            on_table[i] = plane
                              .table_from_image({p.u_px - pose.bleed_px * bleed[i][0],
                                                 p.v_px - pose.bleed_px * bleed[i][1]})
                              .value_or(TablePoint{});
        }
        for (std::size_t i = 0; i < 4; ++i) {
            const TablePoint& a = on_table[i];
            const TablePoint& b = on_table[(i + 1) % 4];
            const TablePoint& c = marker.on_table.corners[i];
            const TablePoint& d = marker.on_table.corners[(i + 1) % 4];
            seen += std::hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm);
            stated += std::hypot(c.x_mm - d.x_mm, c.y_mm - d.y_mm);
        }
    }
    return stated > 0 ? seen / stated - 1 : 0;
}

bool leaves_the_table(const TableMarker& marker, TableSize table) {
    constexpr double kBeside_mm = 150;
    return std::any_of(marker.corners.begin(), marker.corners.end(), [&](const TablePoint& p) {
        return p.x_mm < -kBeside_mm || p.y_mm < -kBeside_mm ||
               p.x_mm > table.width_mm + kBeside_mm || p.y_mm > table.depth_mm + kBeside_mm;
    });
}

std::vector<std::string> warnings_of(const TableTask& task,
                                     const TableFit& fit,
                                     const std::vector<PlacedMarker>& used) {
    constexpr double kNoticeableSize = 0.02;
    std::vector<std::string> warnings;
    if (task.layout && used.size() < kEnoughMarkers) {
        warnings.push_back(fmt::format(
            "only {} marker(s) used; distances are less sure, show a third", used.size()));
    }
    if (!fit.misplaced.empty()) {
        warnings.push_back(fmt::format("marker(s) {} lie elsewhere than stated, or were misread",
                                       fmt::join(fit.misplaced, ", ")));
    }
    if (!task.lens) {
        warnings.push_back(fmt::format(
            "no lens given: the focal length of {:.0f} px is estimated from the table, ± {:.0f}",
            fit.pose.camera.lens.fx_px,
            std::sqrt(fit.pose.covariance(0, 0))));
    }
    if (const auto focal = denied_focal_px(task, used, fit.pose.rms_px)) {
        warnings.push_back("the lens " + denial(*task.lens, *focal) + "; is it this camera's?");
    }
    const double size = size_error(fit.pose, used);
    if (std::abs(size) > kNoticeableSize) {
        warnings.push_back(fmt::format(
            "the markers look {:.1f} % {} than stated; measure one and correct markers.json",
            100 * std::abs(size),
            size > 0 ? "larger" : "smaller"));
    }
    for (const PlacedMarker& marker : used) {
        if (leaves_the_table(marker.on_table, task.table)) {
            warnings.push_back(fmt::format("marker {} lies outside the table of {:.0f}x{:.0f} mm",
                                           marker.seen.id,
                                           task.table.width_mm,
                                           task.table.depth_mm));
        }
    }
    return warnings;
}

TableFit fit_of(const TableTask& task,
                const PoseFit& pose,
                const std::vector<PlacedMarker>& used,
                const std::vector<PlacedMarker>& others) {
    Lens lens = pose.camera.lens;
    if (!task.lens) {
        lens.rms_px = std::max(pose.rms_px, 0.01);
    }
    MarkerLayout layout;
    if (task.layout) {
        layout.dictionary = task.layout->dictionary;
    }
    for (const PlacedMarker& marker : used) {
        layout.markers.push_back(marker.on_table);
    }
    TableFit fit{
        {TablePlane(
             lens, task.table, pose.camera.rotation, pose.camera.translation_mm, pose.rms_mm),
         layout,
         pose.covariance},
        pose,
        ids_of(used),
        {},
        ids_of(others),
        {}};
    fit.unseen = missing(task, fit.used, fit.misplaced);
    fit.warnings = warnings_of(task, fit, used);
    return fit;
}

Expected<TableFit> solve_from(const TableTask& task, const Lens& lens, MarkerAgreement agreement) {
    auto pose = solve_pose(lens, marks_of(agreement.agreeing, task));
    if (pose) {
        if (const auto i = pushed_marker(lens, agreement.agreeing, task, pose->rms_px)) {
            const auto at = agreement.agreeing.begin() + static_cast<std::ptrdiff_t>(*i);
            agreement.others.push_back(*at);
            agreement.agreeing.erase(at);
            pose = solve_pose(lens, marks_of(agreement.agreeing, task));
        }
    }
    if (!pose) {
        return tl::unexpected(pose.error());
    }
    if (pose->rms_px > kLargestRms_px * (task.corners || !task.lens ? 3 : 1)) {
        return tl::unexpected(contradiction(
            task,
            lens,
            agreement.agreeing,
            fmt::format(
                "the marks miss the table by {:.0f} px ({:.0f} mm)", pose->rms_px, pose->rms_mm)));
    }
    return fit_of(task, *pose, agreement.agreeing, agreement.others);
}

}  // namespace

Expected<TableFit> solve_table(const TableTask& task, std::span<const SeenMarker> seen) {
    if (task.lens) {
        if (const auto wrong = lens_mismatch(*task.lens, task.picture)) {
            return tl::unexpected(*wrong);
        }
    }
    if (task.corners) {
        if (const auto wrong = wrong_corners(*task.corners, task.picture)) {
            return tl::unexpected(*wrong);
        }
    }
    const Lens lens =
        task.lens ? *task.lens : assumed_lens(task.picture.width, task.picture.height);
    const std::vector<PlacedMarker> all = placed(task, seen);
    MarkerAgreement agreement = agreeing_markers(lens, all);
    if (all.size() >= kEnoughMarkers && agreement.agreeing.size() < kEnoughMarkers &&
        !task.corners) {
        return tl::unexpected(
            contradiction(task, lens, all, "the markers seen contradict each other"));
    }
    if (agreement.agreeing.size() < 2 && !task.corners) {
        return tl::unexpected(too_few(agreement.agreeing, agreement.others));
    }
    return solve_from(task, lens, std::move(agreement));
}

}  // namespace littlewars::calibration

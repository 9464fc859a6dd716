#include "calibration/ruler_table.hpp"

#include "calibration/covariance.hpp"
#include "calibration/lens_mismatch.hpp"
#include "calibration/lens_prior.hpp"

#include <fmt/format.h>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace littlewars::calibration {
namespace {

constexpr double kShortest_px = 20;
constexpr double kLeastAngle_deg = 10;
/// Squared residuals, in standard deviations, that no honest clicks add up to.
constexpr double kLargestMisfit = 25;
/// A second plane that fits so much worse is out of the question (three standard deviations).
constexpr double kClearlyWorse = 9;

Error bad(std::string what, std::string remedy) {
    return {ErrorKind::BadInput, "ruler", std::move(what), std::move(remedy)};
}

Error degenerate(std::string what, std::string remedy) {
    return {ErrorKind::Degenerate, "ruler", std::move(what), std::move(remedy)};
}

std::optional<Error> wrong_marks(const LaidRuler& ruler, cv::Size picture) {
    if (ruler.marks.size() < 2) {
        return bad("needs two marks or more each time", "give its first and last mark");
    }
    for (const PixelPoint& mark : ruler.marks) {
        if (!(mark.u_px >= 0 && mark.v_px >= 0 && mark.u_px < picture.width &&
              mark.v_px < picture.height)) {
            return bad(fmt::format("has a mark ({:.0f}, {:.0f}) outside the picture of {}x{}",
                                   mark.u_px,
                                   mark.v_px,
                                   picture.width,
                                   picture.height),
                       "give marks that are seen");
        }
    }
    const PixelPoint& a = ruler.marks.front();
    const PixelPoint& b = ruler.marks.back();
    const double length_px = std::hypot(a.u_px - b.u_px, a.v_px - b.v_px);
    if (length_px < kShortest_px) {
        return bad(fmt::format("is only {:.0f} px long in the picture", length_px),
                   "give its first and last mark, not one of them twice");
    }
    return std::nullopt;
}

std::optional<Error> wrong_task(const RulerTask& task) {
    if (task.lens) {
        if (auto wrong = lens_mismatch(*task.lens, task.picture)) {
            return wrong;
        }
    }
    if (task.rulers.size() < 2) {
        return bad("was laid down once only", "lay it down a second time, across the first");
    }
    for (const LaidRuler& ruler : task.rulers) {
        if (auto wrong = wrong_marks(ruler, task.picture)) {
            return wrong;
        }
    }
    const double diagonal = std::hypot(task.table.width_mm, task.table.depth_mm);
    if (!(task.marks.length_mm > 0 && task.marks.length_mm <= diagonal)) {
        return bad(fmt::format("of {:.0f} mm is longer than the table of {:.0f}x{:.0f} mm",
                               task.marks.length_mm,
                               task.table.width_mm,
                               task.table.depth_mm),
                   "check both sizes and their units");
    }
    return std::nullopt;
}

/// The largest angle between two of the rulers' directions, up to 90 degrees.
double greatest_angle_deg(const std::vector<RulerPlace>& places) {
    double greatest = 0;
    for (const RulerPlace& a : places) {
        for (const RulerPlace& b : places) {
            const double turn = std::remainder(a.direction_rad - b.direction_rad, std::numbers::pi);
            greatest = std::max(greatest, std::abs(turn) * 180 / std::numbers::pi);
        }
    }
    return greatest;
}

std::optional<Error> wrong_poses(const std::vector<RulerPose>& poses, double length_mm) {
    if (poses.empty() || poses[0].misfit > kLargestMisfit) {
        return degenerate(
            fmt::format("cannot be {:.0f} mm long in all places of one table", length_mm),
            "click the same two marks each time; is the lens this camera's?");
    }
    const RulerPose& best = poses[0];
    if (greatest_angle_deg(best.places) < kLeastAngle_deg) {
        return degenerate("lies in nearly the same direction each time",
                          "lay it across too, along the table's left or right edge");
    }
    if (best.camera.rotation(1, 1) >= 0) {
        return bad("runs from right to left the first time",
                   "click its left end first; the table lies beyond it");
    }
    if (best.camera.centre().z_mm <= 0) {
        return degenerate("is seen as from below the table", "is the picture mirrored?");
    }
    if (poses.size() > 1 && poses[1].misfit < best.misfit + kClearlyWorse) {
        return degenerate("fits two ways of looking at the table",
                          "lay it down a third time, elsewhere and across");
    }
    return std::nullopt;
}

std::vector<std::string> warnings_of(const RulerTask& task, const TableFit& fit) {
    constexpr double kNoticeable = 0.01;
    std::vector<std::string> warnings;
    if (!task.lens) {
        warnings.push_back(
            fmt::format("no lens given: a focal length of {:.0f} px is assumed, ± {:.0f}",
                        fit.pose.camera.lens.fx_px,
                        std::sqrt(fit.pose.covariance(0, 0))));
    }
    const TableUncertainty known(fit.pose.camera, fit.pose.covariance);
    const TablePoint far{task.table.width_mm, task.table.depth_mm};
    const double share = known.distance_sigma_mm({0, 0}, far) / std::hypot(far.x_mm, far.y_mm);
    if (share > kNoticeable) {
        warnings.push_back(fmt::format(
            "distances across the table are known to {:.1f} % only; lay the ruler down again near "
            "the far corners, or print the table's markers",
            100 * share));
    }
    return warnings;
}

TableFit fit_of(const RulerTask& task, const RulerPose& solved) {
    PoseFit pose;
    pose.camera = solved.camera;
    pose.off_px = solved.off_px;
    pose.covariance = solved.covariance;
    double squares_px = 0;
    double squares_mm = 0;
    std::size_t next = 0;
    for (std::size_t i = 0; i < task.rulers.size(); ++i) {
        const RulerPlace& place = solved.places[i];
        const cv::Matx22d by_pixel =
            pixel_by_place(solved.camera, place.first, task.marks.thickness_mm).inv();
        for (std::size_t k = 0; k < task.rulers[i].marks.size(); ++k) {
            const cv::Vec2d off = solved.off_px[next++];
            squares_px += off.dot(off);
            squares_mm += cv::norm(by_pixel * off, cv::NORM_L2SQR);
        }
    }
    pose.rms_px = std::sqrt(squares_px / static_cast<double>(next));
    pose.rms_mm = std::sqrt(squares_mm / static_cast<double>(next));
    Lens lens = pose.camera.lens;
    if (!task.lens) {
        lens.rms_px = std::max(pose.rms_px, 0.01);
    }
    const TablePlane plane(
        lens, task.table, pose.camera.rotation, pose.camera.translation_mm, pose.rms_mm);
    TableFit fit{{plane, {}, pose.covariance}, pose, {}, {}, {}, {}};
    fit.warnings = warnings_of(task, fit);
    return fit;
}

}  // namespace

Expected<TableFit> solve_table(const RulerTask& task) {
    if (const auto wrong = wrong_task(task)) {
        return tl::unexpected(*wrong);
    }
    const Lens lens =
        task.lens ? *task.lens : assumed_lens(task.picture.width, task.picture.height);
    const std::vector<RulerPose> poses = ruler_poses(lens, task.rulers, task.marks);
    if (const auto wrong = wrong_poses(poses, task.marks.length_mm)) {
        return tl::unexpected(*wrong);
    }
    return fit_of(task, poses[0]);
}

}  // namespace littlewars::calibration

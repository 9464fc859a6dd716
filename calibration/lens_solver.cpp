#include "calibration/lens_solver.hpp"

#include "calibration/lens_solution.hpp"
#include "calibration/lens_warnings.hpp"
#include "calibration/median.hpp"

#include <fmt/format.h>
#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

namespace littlewars::calibration {
namespace {

constexpr std::size_t kFewestViews = 3;
constexpr std::size_t kFewestCorners = 6;

double rms(const std::vector<cv::Point2d>& off) {
    double squares = 0;
    for (const cv::Point2d& d : off) {
        squares += d.dot(d);
    }
    return off.empty() ? 0 : std::sqrt(squares / static_cast<double>(off.size()));
}

double median_distance(const std::vector<cv::Point2d>& off) {
    std::vector<double> distances;
    for (const cv::Point2d& d : off) {
        distances.push_back(cv::norm(d));
    }
    return median(distances);
}

/// Standard deviation per axis of the good corners, from the median distance (Rayleigh).
double robust_sigma(const LensSolution& s, const std::vector<UsedView>& views) {
    std::vector<double> distances;
    for (std::size_t i = 0; i < views.size(); ++i) {
        for (const cv::Point2d& d : residuals(s, views, i)) {
            distances.push_back(cv::norm(d));
        }
    }
    return median(distances) / 1.1774;
}

/// `used` with all their corners again, of which those that outlie the solution are left out, and
/// without pictures that outlie as a whole.
std::vector<UsedView> without_outliers(const LensSolution& s,
                                       std::span<const BoardView> given,
                                       const std::vector<UsedView>& used) {
    std::vector<UsedView> views;
    for (const UsedView& view : used) {
        views.push_back({view.index, given[view.index].pixels, given[view.index].board_mm});
    }
    const double sigma = robust_sigma(s, views);
    const double corner_limit = std::max(0.3, 5 * sigma);
    const double view_limit = std::max(0.3, 3 * sigma);
    std::vector<UsedView> kept;
    for (std::size_t i = 0; i < views.size(); ++i) {
        const std::vector<cv::Point2d> off = residuals(s, views, i);
        if (median_distance(off) > view_limit) {
            continue;
        }
        UsedView view{views[i].index, {}, {}};
        for (std::size_t k = 0; k < off.size(); ++k) {
            if (cv::norm(off[k]) <= corner_limit) {
                view.pixels.push_back(views[i].pixels[k]);
                view.board_mm.push_back(views[i].board_mm[k]);
            }
        }
        if (view.pixels.size() >= kFewestCorners) {
            kept.push_back(std::move(view));
        }
    }
    return kept;
}

std::size_t corners_in(const std::vector<UsedView>& views) {
    std::size_t count = 0;
    for (const UsedView& view : views) {
        count += view.pixels.size();
    }
    return count;
}

/// By how much (relative) this picture alone would change the focal length: one Gauss-Newton step
/// of its pose and the common focal length.
double focal_error(const LensSolution& s, const std::vector<UsedView>& views, std::size_t i) {
    const cv::Mat jacobian = corner_jacobian(s, views, i);
    cv::Mat design(jacobian.rows, 7, CV_64F);
    jacobian.colRange(0, 6).copyTo(design.colRange(0, 6));
    cv::Mat along_focal = jacobian.col(6) * s.camera_matrix.at<double>(0, 0) +
                          jacobian.col(7) * s.camera_matrix.at<double>(1, 1);
    along_focal.copyTo(design.col(6));
    cv::Mat off(jacobian.rows, 1, CV_64F);
    const std::vector<cv::Point2d> d = residuals(s, views, i);
    for (std::size_t k = 0; k < d.size(); ++k) {
        off.at<double>(static_cast<int>(2 * k)) = d[k].x;
        off.at<double>(static_cast<int>(2 * k + 1)) = d[k].y;
    }
    cv::Mat step;
    cv::solve(design, off, step, cv::DECOMP_SVD);
    return step.at<double>(6);
}

/// The direction that the board faces, in the camera frame.
cv::Vec3d facing(const LensSolution& s, std::size_t i) {
    cv::Matx33d rotation;
    cv::Rodrigues(s.rotations[i], rotation);
    return {rotation(0, 2), rotation(1, 2), rotation(2, 2)};
}

/// The largest angle between the board's faces in two pictures, or between one and the line of
/// sight. Only tilted boards tell a long lens from a near board.
double greatest_tilt_deg(const LensSolution& s) {
    double least_cosine = 1;
    for (std::size_t i = 0; i < s.rotations.size(); ++i) {
        least_cosine = std::min(least_cosine, facing(s, i)[2]);
        for (std::size_t k = 0; k < i; ++k) {
            least_cosine = std::min(least_cosine, facing(s, i).dot(facing(s, k)));
        }
    }
    return std::acos(std::clamp(least_cosine, -1.0, 1.0)) * 180 / std::numbers::pi;
}

/// Millimetres on the board for a pixel, at the board's middle.
double mm_per_px(const LensSolution& s, std::size_t i) {
    return std::abs(s.translations[i].at<double>(2)) / s.camera_matrix.at<double>(0, 0);
}

Lens lens_of(const LensSolution& s, cv::Size size, std::size_t views) {
    Lens lens{.width_px = size.width,
              .height_px = size.height,
              .fx_px = s.camera_matrix.at<double>(0, 0),
              .fy_px = s.camera_matrix.at<double>(1, 1),
              .cx_px = s.camera_matrix.at<double>(0, 2),
              .cy_px = s.camera_matrix.at<double>(1, 2)};
    lens.k1 = s.distortion.at<double>(0);
    lens.k2 = s.distortion.at<double>(1);
    lens.p1 = s.distortion.at<double>(2);
    lens.p2 = s.distortion.at<double>(3);
    lens.k3 = s.distortion.at<double>(4);
    lens.rms_px = s.rms_px;
    lens.views = static_cast<int>(views);
    return lens;
}

double coverage_of(const std::vector<UsedView>& views, cv::Size size) {
    constexpr int kColumns = 8;
    constexpr int kRows = 6;
    std::set<int> cells;
    for (const UsedView& view : views) {
        for (const cv::Point2f& p : view.pixels) {
            const int column =
                std::clamp(static_cast<int>(p.x * kColumns / float(size.width)), 0, kColumns - 1);
            const int row =
                std::clamp(static_cast<int>(p.y * kRows / float(size.height)), 0, kRows - 1);
            cells.insert(row * kColumns + column);
        }
    }
    return static_cast<double>(cells.size()) / (kColumns * kRows);
}

std::vector<ViewFit> view_fits(const LensSolution& s,
                               std::span<const BoardView> given,
                               const std::vector<UsedView>& used) {
    std::vector<ViewFit> fits;
    for (const BoardView& view : given) {
        fits.push_back(
            {.name = view.name, .rejected = static_cast<int>(view.pixels.size()), .used = false});
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
        ViewFit& fit = fits[used[i].index];
        fit.used = true;
        fit.rms_px = rms(residuals(s, used, i));
        fit.rms_mm = fit.rms_px * mm_per_px(s, i);
        fit.corners = static_cast<int>(used[i].pixels.size());
        fit.rejected -= fit.corners;
        fit.focal_error = focal_error(s, used, i);
    }
    return fits;
}

std::vector<UsedView> all_corners(std::span<const BoardView> given) {
    std::vector<UsedView> used;
    for (std::size_t i = 0; i < given.size(); ++i) {
        used.push_back({i, given[i].pixels, given[i].board_mm});
    }
    return used;
}

Error too_few(std::size_t views) {
    return {ErrorKind::NotFound,
            "lens",
            fmt::format("only {} picture(s) can be used", views),
            "take at least 3, better 10, from different sides"};
}

Error too_alike() {
    return {ErrorKind::Degenerate,
            "lens",
            "the pictures are too alike to determine the focal length",
            "tilt the board 20 to 45 degrees, left, right, to you and away"};
}

std::optional<Error> unfit(std::span<const BoardView> views) {
    if (views.size() < kFewestViews) {
        return too_few(views.size());
    }
    for (const BoardView& view : views) {
        if (view.size != views[0].size) {
            return Error{ErrorKind::BadInput,
                         view.name,
                         fmt::format("is {}x{}, but {} is {}x{}",
                                     view.size.width,
                                     view.size.height,
                                     views[0].name,
                                     views[0].size.width,
                                     views[0].size.height),
                         "take all pictures in the camera mode that is used for play"};
        }
    }
    return std::nullopt;
}

Expected<LensFit> solve_checked(std::span<const BoardView> views) {
    const cv::Size size = views[0].size;
    std::vector<UsedView> used = all_corners(views);
    LensSolution solution = solve_views(used, size);
    for (int round = 0; round < 6; ++round) {
        std::vector<UsedView> kept = without_outliers(solution, views, used);
        if (kept.size() < kFewestViews || corners_in(kept) == corners_in(used)) {
            break;
        }
        used = std::move(kept);
        solution = solve_views(used, size);
    }
    LensFit fit;
    fit.lens = lens_of(solution, size, used.size());
    fit.focal_sigma_px = solution.sigmas.at<double>(0);
    fit.centre_sigma_px = std::max(solution.sigmas.at<double>(2), solution.sigmas.at<double>(3));
    constexpr double kUndetermined = 0.1;
    constexpr double kLeastTilt_deg = 8;
    if (!std::isfinite(fit.focal_sigma_px) || folds(solution, size) ||
        fit.focal_sigma_px > kUndetermined * fit.lens.fx_px ||
        greatest_tilt_deg(solution) < kLeastTilt_deg) {
        return tl::unexpected(too_alike());
    }
    fit.coverage = coverage_of(used, size);
    fit.views = view_fits(solution, views, used);
    double squares = 0;
    int corners = 0;
    for (const ViewFit& view : fit.views) {
        squares += view.rms_mm * view.rms_mm * view.corners;
        corners += view.corners;
    }
    fit.rms_mm = std::sqrt(squares / std::max(1, corners));
    fit.warnings = lens_warnings(fit);
    return fit;
}

}  // namespace

Expected<LensFit> solve_lens(std::span<const BoardView> views) {
    if (const auto wrong = unfit(views)) {
        return tl::unexpected(*wrong);
    }
    try {
        return solve_checked(views);
    } catch (const cv::Exception&) {
        return tl::unexpected(too_alike());
    }
}

}  // namespace littlewars::calibration

#include "calibration/lens_solver.hpp"

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
constexpr int kViewsAdvised = 8;
constexpr std::size_t kFewestCorners = 6;

/// The corners of one picture that take part in the fit.
struct UsedView {
    std::size_t index = 0;  ///< In the list that was given.
    std::vector<cv::Point2f> pixels;
    std::vector<cv::Point3f> board_mm;
};

/// What cv::calibrateCamera gives.
struct Solution {
    double rms_px = 0;
    cv::Mat camera_matrix;
    cv::Mat distortion;
    std::vector<cv::Mat> rotations;
    std::vector<cv::Mat> translations;
    cv::Mat sigmas;  ///< fx, fy, cx, cy, k1, k2, p1, p2, k3, ...
};

Solution solve(const std::vector<UsedView>& views, cv::Size size, int flags) {
    std::vector<std::vector<cv::Point3f>> board;
    std::vector<std::vector<cv::Point2f>> pixels;
    for (const UsedView& view : views) {
        board.push_back(view.board_mm);
        pixels.push_back(view.pixels);
    }
    Solution s;
    cv::Mat pose_sigmas;
    cv::Mat per_view;
    s.rms_px = cv::calibrateCamera(board,
                                   pixels,
                                   size,
                                   s.camera_matrix,
                                   s.distortion,
                                   s.rotations,
                                   s.translations,
                                   s.sigmas,
                                   pose_sigmas,
                                   per_view,
                                   flags,
                                   {cv::TermCriteria::EPS + cv::TermCriteria::COUNT, 100, 1e-9});
    return s;
}

/// The distortion turns round inside the picture: two directions would be seen at one pixel.
bool folds(const Solution& s, cv::Size size) {
    const double fx = s.camera_matrix.at<double>(0, 0);
    const double cx = s.camera_matrix.at<double>(0, 2);
    const double cy = s.camera_matrix.at<double>(1, 2);
    const double k1 = s.distortion.at<double>(0);
    const double k2 = s.distortion.at<double>(1);
    const double k3 = s.distortion.at<double>(4);
    const double reach =
        std::hypot(std::max(cx, size.width - cx), std::max(cy, size.height - cy)) / fx;
    double before = 0;
    for (double r = 0.01; before < reach; r += 0.01) {
        const double r2 = r * r;
        const double now = r * (1 + r2 * (k1 + r2 * (k2 + r2 * k3)));
        if (now <= before || r > 20) {
            return true;
        }
        before = now;
    }
    return false;
}

/// k3 stays 0 unless it lowers the error by more than chance would (1 % of the rms over some
/// hundreds of corners) and does no harm at the picture's rim.
Solution solve_with_fitting_model(const std::vector<UsedView>& views, cv::Size size) {
    constexpr double kWorthwhile = 0.99;
    const Solution plain = solve(views, size, cv::CALIB_FIX_K3);
    const Solution full = solve(views, size, 0);
    return full.rms_px < kWorthwhile * plain.rms_px && !folds(full, size) ? full : plain;
}

std::vector<cv::Point2d> residuals(const Solution& s,
                                   const std::vector<UsedView>& views,
                                   std::size_t i) {
    std::vector<cv::Point2f> seen;
    cv::projectPoints(
        views[i].board_mm, s.rotations[i], s.translations[i], s.camera_matrix, s.distortion, seen);
    std::vector<cv::Point2d> off;
    for (std::size_t k = 0; k < seen.size(); ++k) {
        off.emplace_back(views[i].pixels[k] - seen[k]);
    }
    return off;
}

double rms(const std::vector<cv::Point2d>& off) {
    double squares = 0;
    for (const cv::Point2d& d : off) {
        squares += d.dot(d);
    }
    return off.empty() ? 0 : std::sqrt(squares / static_cast<double>(off.size()));
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double median_distance(const std::vector<cv::Point2d>& off) {
    std::vector<double> distances;
    for (const cv::Point2d& d : off) {
        distances.push_back(cv::norm(d));
    }
    return median(distances);
}

/// Standard deviation per axis of the good corners, from the median distance (Rayleigh).
double robust_sigma(const Solution& s, const std::vector<UsedView>& views) {
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
std::vector<UsedView> without_outliers(const Solution& s,
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
double focal_error(const Solution& s, const std::vector<UsedView>& views, std::size_t i) {
    std::vector<cv::Point2f> seen;
    cv::Mat jacobian;
    cv::projectPoints(views[i].board_mm,
                      s.rotations[i],
                      s.translations[i],
                      s.camera_matrix,
                      s.distortion,
                      seen,
                      jacobian);
    cv::Mat design(jacobian.rows, 7, CV_64F);
    jacobian.colRange(0, 6).copyTo(design.colRange(0, 6));
    cv::Mat along_focal = jacobian.col(6) * s.camera_matrix.at<double>(0, 0) +
                          jacobian.col(7) * s.camera_matrix.at<double>(1, 1);
    along_focal.copyTo(design.col(6));
    cv::Mat off(jacobian.rows, 1, CV_64F);
    for (std::size_t k = 0; k < seen.size(); ++k) {
        const cv::Point2f d = views[i].pixels[k] - seen[k];
        off.at<double>(static_cast<int>(2 * k)) = d.x;
        off.at<double>(static_cast<int>(2 * k + 1)) = d.y;
    }
    cv::Mat step;
    cv::solve(design, off, step, cv::DECOMP_SVD);
    return step.at<double>(6);
}

/// The direction that the board faces, in the camera frame.
cv::Vec3d facing(const Solution& s, std::size_t i) {
    cv::Matx33d rotation;
    cv::Rodrigues(s.rotations[i], rotation);
    return {rotation(0, 2), rotation(1, 2), rotation(2, 2)};
}

/// The largest angle between the board's faces in two pictures, or between one and the line of
/// sight. Only tilted boards tell a long lens from a near board.
double greatest_tilt_deg(const Solution& s) {
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
double mm_per_px(const Solution& s, std::size_t i) {
    return std::abs(s.translations[i].at<double>(2)) / s.camera_matrix.at<double>(0, 0);
}

Lens lens_of(const Solution& s, cv::Size size, std::size_t views) {
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

std::vector<ViewFit> view_fits(const Solution& s,
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

/// Autofocus or zoom between the pictures: each asks for its own focal length.
bool focus_drifts(const std::vector<ViewFit>& views) {
    constexpr double kNoticeable = 0.01;
    std::vector<double> errors;
    for (const ViewFit& view : views) {
        if (view.used) {
            errors.push_back(std::abs(view.focal_error));
        }
    }
    return median(errors) > kNoticeable;
}

std::vector<std::string> warnings_of(const LensFit& fit) {
    constexpr double kPoorFocal = 0.005;
    constexpr double kPoorCoverage = 0.5;
    constexpr double kPoorRms_px = 1;
    std::vector<std::string> warnings;
    if (fit.lens.views < kViewsAdvised) {
        warnings.push_back(fmt::format(
            "only {} usable pictures; {} or more are better", fit.lens.views, kViewsAdvised));
    }
    for (const ViewFit& view : fit.views) {
        if (!view.used) {
            warnings.push_back(view.name + ": left out, it disagrees with the other pictures");
        }
    }
    if (focus_drifts(fit.views)) {
        warnings.emplace_back(
            "the focal length changes from picture to picture; switch autofocus and zoom off");
    }
    if (fit.focal_sigma_px > kPoorFocal * fit.lens.fx_px) {
        warnings.push_back(fmt::format(
            "the focal length is known to {:.1f} % only; tilt the board more, in all directions",
            100 * fit.focal_sigma_px / fit.lens.fx_px));
    }
    if (fit.coverage < kPoorCoverage) {
        warnings.push_back(fmt::format(
            "corners were seen in {:.0f} % of the picture only; bring the board to its rim too",
            100 * fit.coverage));
    }
    if (fit.lens.rms_px > kPoorRms_px) {
        warnings.push_back(
            fmt::format("the reprojection error of {:.2f} px is large; is the board flat, are the "
                        "pictures sharp?",
                        fit.lens.rms_px));
    }
    return warnings;
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
    Solution solution = solve_with_fitting_model(used, size);
    for (int round = 0; round < 6; ++round) {
        std::vector<UsedView> kept = without_outliers(solution, views, used);
        if (kept.size() < kFewestViews || corners_in(kept) == corners_in(used)) {
            break;
        }
        used = std::move(kept);
        solution = solve_with_fitting_model(used, size);
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
    fit.warnings = warnings_of(fit);
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

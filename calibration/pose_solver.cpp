#include "calibration/pose_solver.hpp"

#include "calibration/lens_prior.hpp"

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace littlewars::calibration {
namespace {

/// The camera's numbers and the bleed.
constexpr int kNumbers = kCameraNumbers + 1;
constexpr int kBleed = kCameraNumbers;
constexpr double kUsualBleed_px = 0.1;
constexpr double kBleedSigma_px = 0.3;
/// The first fit forgives this much, so that no good mark is weighed down before the pose is near.
constexpr double kFirstNoiseScale = 5;
using Step = cv::Vec<double, kNumbers>;
using Normal = cv::Matx<double, kNumbers, kNumbers>;

struct State {
    Camera camera;
    double bleed_px = kUsualBleed_px;
};

/// What is known of the lens beforehand, as information; numbers without variance are frozen.
struct Known {
    Lens lens;
    LensCovariance information = LensCovariance::zeros();
    std::array<bool, kLensNumbers> frozen{};
};

Known known(const Lens& lens, const LensCovariance& covariance) {
    Known k{lens, LensCovariance::zeros(), {}};
    std::vector<int> free;
    for (int i = 0; i < kLensNumbers; ++i) {
        const auto index = static_cast<std::size_t>(i);
        k.frozen[index] = !(covariance(i, i) > 0);
        if (!k.frozen[index]) {
            free.push_back(i);
        }
    }
    const int n = static_cast<int>(free.size());
    cv::Mat scaled(n, n, CV_64F);
    const auto sigma = [&](int i) {
        return std::sqrt(covariance(free[std::size_t(i)], free[std::size_t(i)]));
    };
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            scaled.at<double>(i, j) =
                covariance(free[std::size_t(i)], free[std::size_t(j)]) / (sigma(i) * sigma(j));
        }
    }
    const cv::Mat inverse = n > 0 ? cv::Mat(scaled.inv(cv::DECOMP_SVD)) : cv::Mat();
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            k.information(free[std::size_t(i)], free[std::size_t(j)]) =
                inverse.at<double>(i, j) / (sigma(i) * sigma(j));
        }
    }
    return k;
}

WorldPoint place(const TableMark& mark) {
    return {mark.on_table.x_mm, mark.on_table.y_mm, mark.height_mm};
}

cv::Vec2d off(const State& state, const TableMark& mark) {
    const PixelPoint seen = state.camera.pixel_of(place(mark));
    return cv::Vec2d(mark.in_picture.u_px - seen.u_px, mark.in_picture.v_px - seen.v_px) -
           state.bleed_px * mark.bleed;
}

/// Huber's weight of a residual of `sigmas` standard deviations, both axes together.
double huber_weight(double sigmas) {
    constexpr double kBend = 2.5;
    return sigmas <= kBend ? 1 : kBend / sigmas;
}

double cost(const State& state,
            std::span<const TableMark> marks,
            const Known& before,
            double noise_scale) {
    constexpr double kBend = 2.5;
    double total = 0;
    for (const TableMark& mark : marks) {
        const double r = cv::norm(off(state, mark)) / (mark.noise_px * noise_scale);
        total += r <= kBend ? r * r : 2 * kBend * r - kBend * kBend;
    }
    const auto change = lens_change(before.lens, state.camera.lens);
    const double bleed = (state.bleed_px - kUsualBleed_px) / kBleedSigma_px;
    const double finite = total + (change.t() * before.information * change)(0) + bleed * bleed;
    return std::isfinite(finite) ? finite : std::numeric_limits<double>::max();
}

/// The normal equations at `state`: information matrix and gradient.
struct Equations {
    Normal information = Normal::zeros();
    Step pull;
};

Equations equations(const State& state,
                    std::span<const TableMark> marks,
                    const Known& before,
                    double noise_scale) {
    Equations e;
    for (const TableMark& mark : marks) {
        const auto by_camera = pixel_by_camera(state.camera, place(mark));
        cv::Matx<double, 2, kNumbers> j;
        for (int row = 0; row < 2; ++row) {
            for (int i = 0; i < kCameraNumbers; ++i) {
                const bool frozen = i < kLensNumbers && before.frozen[static_cast<std::size_t>(i)];
                j(row, i) = frozen ? 0 : by_camera(row, i);
            }
            j(row, kBleed) = mark.bleed[row];
        }
        const cv::Vec2d r = off(state, mark);
        const double noise = mark.noise_px * noise_scale;
        const double weight = huber_weight(cv::norm(r) / noise) / (noise * noise);
        e.information += weight * (j.t() * j);
        e.pull += weight * (j.t() * r);
    }
    const auto back = -(before.information * lens_change(before.lens, state.camera.lens));
    for (int i = 0; i < kLensNumbers; ++i) {
        for (int k = 0; k < kLensNumbers; ++k) {
            e.information(i, k) += before.information(i, k);
        }
        e.pull[i] += before.frozen[static_cast<std::size_t>(i)] ? 0 : back(i);
        if (before.frozen[static_cast<std::size_t>(i)]) {
            e.information(i, i) = 1;
        }
    }
    const double bleed_information = 1 / (kBleedSigma_px * kBleedSigma_px);
    e.information(kBleed, kBleed) += bleed_information;
    e.pull[kBleed] += bleed_information * (kUsualBleed_px - state.bleed_px);
    return e;
}

/// Inverts a symmetric positive matrix whose numbers differ by many powers of ten.
Normal inverse(const Normal& matrix) {
    Normal scale = Normal::zeros();
    for (int i = 0; i < kNumbers; ++i) {
        scale(i, i) = 1 / std::sqrt(std::max(matrix(i, i), 1e-30));
    }
    return scale * (scale * matrix * scale).inv(cv::DECOMP_SVD) * scale;
}

/// Levenberg-Marquardt from `state`.
State refined(State state,
              std::span<const TableMark> marks,
              const Known& before,
              double noise_scale) {
    double damping = 1e-4;
    double now = cost(state, marks, before, noise_scale);
    for (int round = 0; round < 60 && damping < 1e8; ++round) {
        const Equations e = equations(state, marks, before, noise_scale);
        Normal damped = e.information;
        for (int i = 0; i < kNumbers; ++i) {
            damped(i, i) *= 1 + damping;
        }
        const Step step = inverse(damped) * e.pull;
        State next{state.camera.moved(CameraStep(step.val)), state.bleed_px + step[kBleed]};
        const double then = cost(next, marks, before, noise_scale);
        if (then >= now) {
            damping *= 10;
            continue;
        }
        const bool settled = now - then < 1e-10 * now;
        state = next;
        now = then;
        damping = std::max(1e-10, damping / 10);
        if (settled) {
            break;
        }
    }
    return state;
}

std::optional<State> first_pose(const Lens& lens, std::span<const TableMark> marks) {
    std::vector<cv::Point3d> table;
    std::vector<cv::Point2d> rays;
    for (const TableMark& mark : marks) {
        const cv::Vec3d ray = lens.ray_from_pixel(mark.in_picture);
        table.emplace_back(mark.on_table.x_mm, mark.on_table.y_mm, 0);
        rays.emplace_back(ray[0], ray[1]);
    }
    cv::Vec3d rotation;
    cv::Vec3d translation;
    try {
        if (!cv::solvePnP(table, rays, cv::Matx33d::eye(), cv::noArray(), rotation, translation)) {
            return std::nullopt;
        }
    } catch (const cv::Exception&) {
        return std::nullopt;
    }
    cv::Matx33d matrix;
    cv::Rodrigues(rotation, matrix);
    State state{{lens, matrix, translation}, kUsualBleed_px};
    return cv::checkRange(cv::Mat(matrix)) ? std::optional(state) : std::nullopt;
}

/// Without a calibrated lens the first pose is tried with many focal lengths.
std::optional<State> best_first_pose(const Lens& lens,
                                     std::span<const TableMark> marks,
                                     const Known& before) {
    if (lens.views > 0 || lens.rms_px == 0) {
        return first_pose(lens, marks);
    }
    std::vector<State> tried;
    for (double factor = 0.5; factor < 2.6; factor *= 1.2) {
        Lens longer = lens;
        longer.fx_px *= factor;
        longer.fy_px *= factor;
        if (const auto state = first_pose(longer, marks)) {
            tried.push_back(*state);
        }
    }
    const auto cheaper = [&](const State& a, const State& b) {
        return cost(a, marks, before, kFirstNoiseScale) < cost(b, marks, before, kFirstNoiseScale);
    };
    const auto best = std::min_element(tried.begin(), tried.end(), cheaper);
    return best == tried.end() ? std::nullopt : std::optional<State>(*best);
}

/// Found noise over expected noise, never less than a quarter: a few marks may agree by luck.
double noise_scale_of(const State& state, std::span<const TableMark> marks) {
    constexpr double kNumbersSpent = 7;
    double squares = 0;
    for (const TableMark& mark : marks) {
        const double r = cv::norm(off(state, mark)) / mark.noise_px;
        squares += huber_weight(r) * r * r;
    }
    const double left = 2.0 * static_cast<double>(marks.size()) - kNumbersSpent;
    return left < 4 ? 1 : std::clamp(std::sqrt(squares / left), 0.25, 20.0);
}

/// The spread of the marks across their narrowest direction, over that along the widest.
double breadth(std::span<const TableMark> marks) {
    cv::Vec2d mean;
    for (const TableMark& mark : marks) {
        mean += cv::Vec2d(mark.on_table.x_mm, mark.on_table.y_mm) *
                (1 / static_cast<double>(marks.size()));
    }
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (const TableMark& mark : marks) {
        const double x = mark.on_table.x_mm - mean[0];
        const double y = mark.on_table.y_mm - mean[1];
        xx += x * x;
        xy += x * y;
        yy += y * y;
    }
    const double half_trace = (xx + yy) / 2;
    const double root = std::sqrt((xx - yy) * (xx - yy) / 4 + xy * xy);
    return std::sqrt(std::max(0.0, half_trace - root) / std::max(1e-12, half_trace + root));
}

PoseFit fit_of(const State& state, std::span<const TableMark> marks) {
    PoseFit fit;
    fit.camera = state.camera;
    fit.bleed_px = state.bleed_px;
    double squares_px = 0;
    double squares_mm = 0;
    for (const TableMark& mark : marks) {
        const cv::Vec2d r = off(state, mark);
        const cv::Vec2d r_mm =
            pixel_by_place(state.camera, mark.on_table, mark.height_mm).inv() * r;
        fit.off_px.push_back(r);
        squares_px += r.dot(r);
        squares_mm += r_mm.dot(r_mm);
    }
    fit.rms_px = std::sqrt(squares_px / static_cast<double>(marks.size()));
    fit.rms_mm = std::sqrt(squares_mm / static_cast<double>(marks.size()));
    return fit;
}

Error degenerate() {
    return {ErrorKind::Degenerate,
            "table",
            "the points lie too near one line to fix the camera's place",
            "use points near all corners of the table"};
}

}  // namespace

CameraCovariance camera_covariance(const Camera& camera,
                                   std::span<const TableMark> marks,
                                   const LensCovariance& lens_known) {
    const Known before = known(camera.lens, lens_known);
    std::vector<TableMark> ideal(marks.begin(), marks.end());
    State state{camera, 0};
    for (TableMark& mark : ideal) {
        mark.in_picture = camera.pixel_of(place(mark));
    }
    Normal all = inverse(equations(state, ideal, before, 1).information);
    CameraCovariance covariance = all.get_minor<kCameraNumbers, kCameraNumbers>(0, 0);
    for (int i = 0; i < kLensNumbers; ++i) {
        if (before.frozen[static_cast<std::size_t>(i)]) {
            covariance(i, i) = 0;
        }
    }
    return covariance;
}

Expected<PoseFit> solve_pose(const Lens& lens, std::span<const TableMark> marks) {
    constexpr double kNarrowest = 0.01;
    if (marks.size() < 4 || breadth(marks) < kNarrowest) {
        return tl::unexpected(degenerate());
    }
    const LensCovariance lens_known = covariance_of(lens);
    const Known before = known(lens, lens_known);
    std::optional<State> state = best_first_pose(lens, marks, before);
    if (!state) {
        return tl::unexpected(degenerate());
    }
    double noise_scale = kFirstNoiseScale;
    for (int round = 0; round < 4; ++round) {
        state = refined(*state, marks, before, noise_scale);
        noise_scale = noise_scale_of(*state, marks);
    }
    if (state->camera.centre().z_mm <= 0) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    "table",
                                    "the points are seen as from below the table",
                                    "check their order, and that the picture is not mirrored"});
    }
    PoseFit fit = fit_of(*state, marks);
    fit.noise_scale = noise_scale;
    std::vector<TableMark> scaled(marks.begin(), marks.end());
    for (TableMark& mark : scaled) {
        mark.noise_px *= noise_scale;
    }
    fit.covariance = camera_covariance(fit.camera, scaled, lens_known);
    return fit;
}

}  // namespace littlewars::calibration

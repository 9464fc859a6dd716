#include "calibration/lens_prior.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace littlewars::calibration {
namespace {

constexpr double kSmallestNoise_px = 0.03;

using LensInformation = LensCovariance;
using PoseLens = cv::Matx<double, 6, kLensNumbers>;

/// A board of 280 x 200 mm, tilted by 30 degrees towards `turn`, off the picture's middle that way.
Camera nominal_view(const Lens& lens, double turn) {
    constexpr double kTilt_rad = std::numbers::pi / 6;
    constexpr double kBoardWidth_mm = 280;
    const double distance_mm = kBoardWidth_mm * lens.fx_px / (0.55 * lens.width_px);
    Camera camera{lens, cv::Matx33d::eye(), {0, 0, distance_mm}};
    CameraStep step;
    step[9] = kTilt_rad * std::cos(turn);
    step[10] = kTilt_rad * std::sin(turn);
    step[12] = 0.18 * lens.width_px * distance_mm / lens.fx_px * std::sin(2 * turn);
    step[13] = 0.18 * lens.height_px * distance_mm / lens.fy_px * std::cos(3 * turn);
    return camera.moved(step);
}

/// What one view tells about the lens when its own pose is unknown, per squared pixel of noise.
LensInformation information(const Camera& view) {
    LensInformation lens_lens = LensInformation::zeros();
    PoseLens pose_lens = PoseLens::zeros();
    cv::Matx66d pose_pose = cv::Matx66d::zeros();
    for (int i = -3; i <= 3; ++i) {
        for (int j = -2; j <= 2; ++j) {
            const auto jacobian = pixel_by_camera(view, {i * 40.0, j * 40.0, 0});
            const auto by_lens = jacobian.get_minor<2, kLensNumbers>(0, 0);
            const auto by_pose = jacobian.get_minor<2, 6>(0, kLensNumbers);
            lens_lens += by_lens.t() * by_lens;
            pose_lens += by_pose.t() * by_lens;
            pose_pose += by_pose.t() * by_pose;
        }
    }
    return lens_lens - pose_lens.t() * pose_pose.inv(cv::DECOMP_SVD) * pose_lens;
}

LensCovariance calibrated(const Lens& lens) {
    constexpr int kDesigned = 12;
    LensInformation total = LensInformation::zeros();
    for (int i = 0; i < kDesigned; ++i) {
        total += information(nominal_view(lens, 2 * std::numbers::pi * i / kDesigned));
    }
    // The rms counts both axes.
    const double noise_px = std::max(kSmallestNoise_px, lens.rms_px / std::numbers::sqrt2);
    total *= lens.views / (kDesigned * noise_px * noise_px);
    if (lens.k3 == 0) {
        for (int i = 0; i < kLensNumbers; ++i) {
            total(8, i) = total(i, 8) = 0;
        }
        total(8, 8) = 1;
    }
    // Scaled to 1 on the diagonal before inversion: pixels and distortion differ by 10^4.
    LensInformation scale = LensInformation::zeros();
    for (int i = 0; i < kLensNumbers; ++i) {
        scale(i, i) = 1 / std::sqrt(total(i, i));
    }
    LensCovariance covariance = scale * (scale * total * scale).inv(cv::DECOMP_SVD) * scale;
    if (lens.k3 == 0) {
        covariance(8, 8) = 0;
    }
    return covariance;
}

LensCovariance assumed(const Lens& lens) {
    const double focal = 0.2 * lens.fx_px;
    const double aspect = 0.003 * lens.fx_px;
    const double centre = 0.015 * lens.width_px;
    LensCovariance covariance = LensCovariance::zeros();
    covariance(0, 0) = covariance(1, 1) = focal * focal + aspect * aspect;
    covariance(0, 1) = covariance(1, 0) = focal * focal;
    covariance(2, 2) = covariance(3, 3) = centre * centre;
    covariance(4, 4) = 0.15 * 0.15;
    covariance(5, 5) = 0.03 * 0.03;
    covariance(6, 6) = covariance(7, 7) = 0.0005 * 0.0005;
    return covariance;
}

}  // namespace

Lens assumed_lens(int width_px, int height_px) {
    const double focal = width_px / (2 * std::tan(std::numbers::pi / 6));
    return {.width_px = width_px,
            .height_px = height_px,
            .fx_px = focal,
            .fy_px = focal,
            .cx_px = (width_px - 1) / 2.0,
            .cy_px = (height_px - 1) / 2.0,
            .rms_px = 1};
}

LensCovariance covariance_of(const Lens& lens) {
    if (lens.views > 0) {
        return calibrated(lens);
    }
    return lens.rms_px > 0 ? assumed(lens) : LensCovariance::zeros();
}

}  // namespace littlewars::calibration

#pragma once

#include "calibration/camera.hpp"
#include "calibration/error.hpp"
#include "calibration/points.hpp"

#include <opencv2/core/matx.hpp>

#include <span>
#include <vector>

namespace littlewars::calibration {

/// A point whose place on the table and in the picture are both known.
struct TableMark {
    TablePoint on_table;
    PixelPoint in_picture;
    cv::Vec2d bleed;        ///< How the mark moves when its marker's edges move in by 1 px; else 0.
    double height_mm = 0;   ///< Over the table.
    double noise_px = 0.2;  ///< Standard deviation of `in_picture`, per axis, as expected.
};

/// A pose, the lens as the marks corrected it, and how well all that is known.
struct PoseFit {
    Camera camera;
    double bleed_px = 0;            ///< By how much light eats into the markers' dark edges.
    double noise_scale = 1;         ///< Found noise over expected noise of the marks.
    std::vector<cv::Vec2d> off_px;  ///< Mark in the picture minus where the fit puts it.
    double rms_px = 0;
    double rms_mm = 0;  ///< The same, on the table.
    CameraCovariance covariance;
};

/// Solves the camera's pose over the table from at least four marks.
///
/// Homography first (Zhang 2000), then all numbers of lens, pose and bleed together by Huber-
/// weighted least squares on pixel error, the lens held by `covariance_of(lens)`.
/// Errors: BadInput    the marks are seen in an order that puts the camera below the table;
///         Degenerate  fewer than four, or too near one line.
[[nodiscard]] Expected<PoseFit> solve_pose(const Lens& lens, std::span<const TableMark> marks);

/// The covariance of lens and pose when marks with this noise are seen by `camera` and the lens is
/// known as `lens_known` says; the bleed is unknown.
[[nodiscard]] CameraCovariance camera_covariance(const Camera& camera,
                                                 std::span<const TableMark> marks,
                                                 const LensCovariance& lens_known);

}  // namespace littlewars::calibration

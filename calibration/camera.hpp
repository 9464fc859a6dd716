#pragma once

#include "calibration/lens.hpp"
#include "calibration/points.hpp"
#include "calibration/table_plane.hpp"

#include <opencv2/core/matx.hpp>

namespace littlewars::calibration {

/// The numbers that a camera over a table is made of, in this order: fx, fy, cx, cy (px), k1, k2,
/// p1, p2, k3, a small rotation (rad, camera frame) and the translation (mm).
inline constexpr int kLensNumbers = 9;
inline constexpr int kCameraNumbers = 15;

using LensCovariance = cv::Matx<double, kLensNumbers, kLensNumbers>;
using CameraStep = cv::Vec<double, kCameraNumbers>;
using CameraCovariance = cv::Matx<double, kCameraNumbers, kCameraNumbers>;

/// By how much the numbers of `to` are greater than those of `from`.
[[nodiscard]] cv::Vec<double, kLensNumbers> lens_change(const Lens& from, const Lens& to);

/// A lens and its pose over the table, x_camera = rotation * x_table + translation.
struct Camera {
    Lens lens;
    cv::Matx33d rotation = cv::Matx33d::eye();
    cv::Vec3d translation_mm;

    /// Precondition: `point` lies before the camera.
    [[nodiscard]] PixelPoint pixel_of(const WorldPoint& point) const;

    /// The camera changed by a small step: R' = exp(w) R, everything else added.
    [[nodiscard]] Camera moved(const CameraStep& step) const;

    /// The camera's place over the table.
    [[nodiscard]] WorldPoint centre() const;
};

[[nodiscard]] Camera camera_of(const TablePlane& plane);

/// How the pixel of `point` changes with the camera's numbers (central differences).
[[nodiscard]] cv::Matx<double, 2, kCameraNumbers> pixel_by_camera(const Camera& camera,
                                                                  const WorldPoint& point);

/// How the pixel of a point at height `height_mm` changes with its x and y on the table.
[[nodiscard]] cv::Matx22d pixel_by_place(const Camera& camera, TablePoint point, double height_mm);

}  // namespace littlewars::calibration

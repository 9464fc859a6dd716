#pragma once

#include "calibration/points.hpp"

#include <opencv2/core/matx.hpp>

namespace littlewars::calibration {

/// Intrinsics of a camera at one picture size: pinhole with OpenCV's five-parameter distortion
/// (Brown 1971: k1, k2, p1, p2, k3).
struct Lens {
    int width_px = 0;
    int height_px = 0;
    double fx_px = 0;
    double fy_px = 0;
    double cx_px = 0;
    double cy_px = 0;
    double k1 = 0;
    double k2 = 0;
    double p1 = 0;
    double p2 = 0;
    double k3 = 0;
    double rms_px = 0;  ///< Reprojection error of the calibration.
    int views = 0;      ///< Pictures used; 0 means the lens was assumed, not measured.

    bool operator==(const Lens&) const = default;

    [[nodiscard]] cv::Matx33d camera_matrix() const {
        return {fx_px, 0, cx_px, 0, fy_px, cy_px, 0, 0, 1};
    }
    [[nodiscard]] cv::Vec<double, 5> distortion() const { return {k1, k2, p1, p2, k3}; }

    /// The picture point of a direction given in the camera frame (x right, y down, z forward > 0).
    [[nodiscard]] PixelPoint pixel_from_ray(const cv::Vec3d& ray_camera) const;

    /// The direction (z = 1, camera frame) that is seen at `pixel`; inverts pixel_from_ray within
    /// 1e-6 px inside the picture.
    [[nodiscard]] cv::Vec3d ray_from_pixel(PixelPoint pixel) const;
};

}  // namespace littlewars::calibration

#include "calibration/camera.hpp"

#include <opencv2/core.hpp>

#include <cmath>

namespace littlewars::calibration {
namespace {

/// Rotation by the vector `w` (Rodrigues).
cv::Matx33d rotation_by(const cv::Vec3d& w) {
    const double angle = cv::norm(w);
    const cv::Matx33d cross(0, -w[2], w[1], w[2], 0, -w[0], -w[1], w[0], 0);
    if (angle < 1e-12) {
        return cv::Matx33d::eye() + cross;
    }
    return cv::Matx33d::eye() + cross * (std::sin(angle) / angle) +
           cross * cross * ((1 - std::cos(angle)) / (angle * angle));
}

/// Steps that change a pixel by about a hundredth.
constexpr CameraStep::value_type kSteps[kCameraNumbers] = {
    1e-2, 1e-2, 1e-2, 1e-2, 1e-5, 1e-5, 1e-5, 1e-5, 1e-5, 1e-6, 1e-6, 1e-6, 1e-3, 1e-3, 1e-3};

}  // namespace

PixelPoint Camera::pixel_of(const WorldPoint& point) const {
    return lens.pixel_from_ray(rotation * cv::Vec3d(point.x_mm, point.y_mm, point.z_mm) +
                               translation_mm);
}

Camera Camera::moved(const CameraStep& step) const {
    Camera camera = *this;
    camera.lens.fx_px += step[0];
    camera.lens.fy_px += step[1];
    camera.lens.cx_px += step[2];
    camera.lens.cy_px += step[3];
    camera.lens.k1 += step[4];
    camera.lens.k2 += step[5];
    camera.lens.p1 += step[6];
    camera.lens.p2 += step[7];
    camera.lens.k3 += step[8];
    camera.rotation = rotation_by({step[9], step[10], step[11]}) * rotation;
    camera.translation_mm += cv::Vec3d(step[12], step[13], step[14]);
    return camera;
}

WorldPoint Camera::centre() const {
    const cv::Vec3d centre = -(rotation.t() * translation_mm);
    return {centre[0], centre[1], centre[2]};
}

Camera camera_of(const TablePlane& plane) {
    return {plane.lens(), plane.camera_from_table(), plane.translation_mm()};
}

cv::Matx<double, 2, kCameraNumbers> pixel_by_camera(const Camera& camera, const WorldPoint& point) {
    cv::Matx<double, 2, kCameraNumbers> jacobian;
    for (int i = 0; i < kCameraNumbers; ++i) {
        CameraStep step;
        step[i] = kSteps[i];
        const PixelPoint after = camera.moved(step).pixel_of(point);
        const PixelPoint before = camera.moved(-step).pixel_of(point);
        jacobian(0, i) = (after.u_px - before.u_px) / (2 * kSteps[i]);
        jacobian(1, i) = (after.v_px - before.v_px) / (2 * kSteps[i]);
    }
    return jacobian;
}

cv::Matx22d pixel_by_place(const Camera& camera, TablePoint point, double height_mm) {
    constexpr double kStep_mm = 1e-2;
    const auto at = [&](double dx, double dy) {
        return camera.pixel_of({point.x_mm + dx, point.y_mm + dy, height_mm});
    };
    const PixelPoint right = at(kStep_mm, 0);
    const PixelPoint left = at(-kStep_mm, 0);
    const PixelPoint away = at(0, kStep_mm);
    const PixelPoint near = at(0, -kStep_mm);
    return {(right.u_px - left.u_px) / (2 * kStep_mm),
            (away.u_px - near.u_px) / (2 * kStep_mm),
            (right.v_px - left.v_px) / (2 * kStep_mm),
            (away.v_px - near.v_px) / (2 * kStep_mm)};
}

cv::Vec<double, kLensNumbers> lens_change(const Lens& from, const Lens& to) {
    return {to.fx_px - from.fx_px,
            to.fy_px - from.fy_px,
            to.cx_px - from.cx_px,
            to.cy_px - from.cy_px,
            to.k1 - from.k1,
            to.k2 - from.k2,
            to.p1 - from.p1,
            to.p2 - from.p2,
            to.k3 - from.k3};
}

}  // namespace littlewars::calibration

#include "calibration/lens.hpp"

#include <opencv2/core.hpp>

namespace littlewars::calibration {
namespace {

struct Normalised {
    double x = 0;
    double y = 0;
};

Normalised distorted(const Lens& lens, Normalised ideal) {
    const double r2 = ideal.x * ideal.x + ideal.y * ideal.y;
    const double radial = 1 + r2 * (lens.k1 + r2 * (lens.k2 + r2 * lens.k3));
    const double xy = ideal.x * ideal.y;
    return {ideal.x * radial + 2 * lens.p1 * xy + lens.p2 * (r2 + 2 * ideal.x * ideal.x),
            ideal.y * radial + lens.p1 * (r2 + 2 * ideal.y * ideal.y) + 2 * lens.p2 * xy};
}

}  // namespace

PixelPoint Lens::pixel_from_ray(const cv::Vec3d& ray_camera) const {
    const Normalised at =
        distorted(*this, {ray_camera[0] / ray_camera[2], ray_camera[1] / ray_camera[2]});
    return {fx_px * at.x + cx_px, fy_px * at.y + cy_px};
}

cv::Vec3d Lens::ray_from_pixel(PixelPoint pixel) const {
    const Normalised seen{(pixel.u_px - cx_px) / fx_px, (pixel.v_px - cy_px) / fy_px};
    Normalised ideal = seen;
    // Newton with a numerical Jacobian: a fixed-point iteration stalls at the corners of wide
    // lenses.
    constexpr double kStep = 1e-7;
    for (int round = 0; round < 20; ++round) {
        const Normalised now = distorted(*this, ideal);
        const Normalised along_x = distorted(*this, {ideal.x + kStep, ideal.y});
        const Normalised along_y = distorted(*this, {ideal.x, ideal.y + kStep});
        const cv::Matx22d jacobian((along_x.x - now.x) / kStep,
                                   (along_y.x - now.x) / kStep,
                                   (along_x.y - now.y) / kStep,
                                   (along_y.y - now.y) / kStep);
        const cv::Vec2d step = jacobian.inv() * cv::Vec2d(seen.x - now.x, seen.y - now.y);
        ideal.x += step[0];
        ideal.y += step[1];
        if (cv::norm(step) < 1e-12) {
            break;
        }
    }
    return {ideal.x, ideal.y, 1};
}

}  // namespace littlewars::calibration

#pragma once

#include "calibration/table_plane.hpp"

#include <cmath>
#include <numbers>

namespace littlewars::test {

/// A camera `height_mm` over a point `back_mm` before the near edge's middle of a 1200 x 800 table,
/// looking down by `down_deg`, 1280 x 720 pixels, no distortion.
inline calibration::TablePlane made_camera(double height_mm = 900,
                                           double back_mm = 350,
                                           double down_deg = 50) {
    calibration::Lens lens;
    lens.width_px = 1280;
    lens.height_px = 720;
    lens.fx_px = lens.fy_px = 1000;
    lens.cx_px = 639.5;
    lens.cy_px = 359.5;
    const double down = down_deg * std::numbers::pi / 180;
    const double s = std::sin(down);
    const double c = std::cos(down);
    const cv::Matx33d rotation(1, 0, 0, 0, -s, -c, 0, c, -s);
    const cv::Vec3d translation = -(rotation * cv::Vec3d(600, -back_mm, height_mm));
    return {lens, {1200, 800}, rotation, translation, 0.3};
}

}  // namespace littlewars::test

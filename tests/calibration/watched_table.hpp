#pragma once

#include "calibration/camera.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/marker_layout.hpp"
#include "calibration/pose_solver.hpp"

#include <cmath>
#include <numbers>
#include <random>
#include <vector>

namespace littlewars::calibration {

/// A table of 1200 x 800 mm seen by a webcam of 1280 x 720 that looks down at 50 degrees.
inline constexpr TableSize kWatchedTable{1200, 800};

inline Lens watching_lens() {
    Lens lens{
        .width_px = 1280, .height_px = 720, .fx_px = 950, .fy_px = 951, .cx_px = 645, .cy_px = 362};
    lens.k1 = -0.15;
    lens.k2 = 0.03;
    lens.p1 = 0.0004;
    lens.rms_px = 0.06;
    lens.views = 12;
    return lens;
}

inline Camera watching_camera() {
    const double pitch = 50 * std::numbers::pi / 180;
    const double s = std::sin(pitch);
    const double c = std::cos(pitch);
    Camera camera{watching_lens(), {1, 0, 0, 0, -s, -c, 0, c, -s}, {}};
    camera.translation_mm = -(camera.rotation * cv::Vec3d(600, -450, 980));
    return camera;
}

inline TableMarker marker_at(int id, double left_mm, double near_mm, double side_mm = 80) {
    const double right = left_mm + side_mm;
    const double far = near_mm + side_mm;
    return {id, {{{left_mm, far}, {right, far}, {right, near_mm}, {left_mm, near_mm}}}};
}

/// Markers 0 near-left, 1 near-right, 2 far-right, 3 far-left.
inline MarkerLayout four_markers() {
    return {"4X4_50",
            {marker_at(0, 20, 20),
             marker_at(1, 1100, 20),
             marker_at(2, 1100, 700),
             marker_at(3, 20, 700)}};
}

inline constexpr double kPaper_mm = 0.2;

/// A marker as `camera` sees it, with noise of `sigma_px` on every corner.
template <typename Generator>
SeenMarker seen_by(const Camera& camera,
                   const TableMarker& marker,
                   double sigma_px,
                   Generator& generator) {
    std::normal_distribution<double> noise(0, 1);
    SeenMarker seen{marker.id, {}, 0};
    for (std::size_t i = 0; i < 4; ++i) {
        const PixelPoint at =
            camera.pixel_of({marker.corners[i].x_mm, marker.corners[i].y_mm, kPaper_mm});
        seen.corners[i] = {at.u_px + sigma_px * noise(generator),
                           at.v_px + sigma_px * noise(generator)};
    }
    return seen;
}

inline std::vector<SeenMarker> seen_exactly(const MarkerLayout& layout) {
    std::mt19937 unused;
    std::vector<SeenMarker> seen;
    for (const TableMarker& marker : layout.markers) {
        seen.push_back(seen_by(watching_camera(), marker, 0, unused));
    }
    return seen;
}

/// The farthest that a grid of table points is misplaced by `plane`, given the true camera.
inline double worst_error_mm(const TablePlane& plane, const Camera& truth) {
    double worst = 0;
    for (double x = 0; x <= kWatchedTable.width_mm; x += 150) {
        for (double y = 0; y <= kWatchedTable.depth_mm; y += 100) {
            const auto at = plane.table_from_image(truth.pixel_of({x, y, 0}));
            worst = std::max(worst, at ? std::hypot(at->x_mm - x, at->y_mm - y) : 1e9);
        }
    }
    return worst;
}

}  // namespace littlewars::calibration

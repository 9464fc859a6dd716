#include "calibration/covariance.hpp"

#include "calibration/lens_prior.hpp"
#include "calibration/pose_solver.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace littlewars::calibration {
namespace {

/// Clicked corners and the corners of a table without markers are no better than this.
constexpr double kLeastClickedNoise_px = 0.3;
constexpr double kLeastFittedNoise_px = 0.05;

std::vector<TableMark> marks_of(const TableCalibration& table) {
    std::vector<TableMark> marks;
    for (const TableMarker& marker : table.used.markers) {
        for (const TablePoint& corner : marker.corners) {
            marks.push_back({.on_table = corner, .in_picture = {}, .bleed = {}});
        }
    }
    if (marks.empty()) {
        const TableSize size = table.plane.table();
        for (const TablePoint corner : {TablePoint{0, 0},
                                        TablePoint{size.width_mm, 0},
                                        TablePoint{size.width_mm, size.depth_mm},
                                        TablePoint{0, size.depth_mm}}) {
            marks.push_back({.on_table = corner, .in_picture = {}, .bleed = {}});
        }
    }
    return marks;
}

/// The residual on the table turned into pixels, with the numbers that were fitted allowed for.
double noise_px(const TableCalibration& table,
                const Camera& camera,
                const std::vector<TableMark>& marks) {
    double squares = 0;
    for (const TableMark& mark : marks) {
        const cv::Matx22d j = pixel_by_place(camera, mark.on_table, 0);
        squares += cv::norm(j, cv::NORM_L2SQR) / 2 / static_cast<double>(marks.size());
    }
    const double count = static_cast<double>(marks.size());
    const double per_axis = table.plane.residual_mm() * std::sqrt(squares / 2);
    const double fitted = std::sqrt(2 * count / std::max(1.0, 2 * count - 7));
    return std::max(table.used.markers.empty() ? kLeastClickedNoise_px : kLeastFittedNoise_px,
                    per_axis * fitted);
}

}  // namespace

TableUncertainty TableUncertainty::of(const TableCalibration& table) {
    const Camera camera = camera_of(table.plane);
    if (table.covariance) {
        return {camera, *table.covariance};
    }
    std::vector<TableMark> marks = marks_of(table);
    const double noise = noise_px(table, camera, marks);
    for (TableMark& mark : marks) {
        mark.noise_px = noise;
    }
    return {camera, camera_covariance(camera, marks, covariance_of(table.plane.lens()))};
}

/// At a fixed pixel: d(place) = - (d pixel / d place)^-1 (d pixel / d camera) d(camera).
cv::Matx<double, 2, kCameraNumbers> TableUncertainty::place_by_camera(TablePoint point) const {
    const cv::Matx22d inverse = pixel_by_place(camera_, point, 0).inv();
    return -1.0 * (inverse * pixel_by_camera(camera_, {point.x_mm, point.y_mm, 0}));
}

PairCovariance TableUncertainty::covariance_mm2(TablePoint a,
                                                TablePoint b,
                                                double pixel_sigma_px) const {
    cv::Matx<double, 4, kCameraNumbers> both;
    PairCovariance own = PairCovariance::zeros();
    int row = 0;
    for (const TablePoint point : {a, b}) {
        const auto share = place_by_camera(point);
        const cv::Matx22d inverse = pixel_by_place(camera_, point, 0).inv();
        const cv::Matx22d noise = inverse * inverse.t() * (pixel_sigma_px * pixel_sigma_px);
        for (int i = 0; i < 2; ++i) {
            for (int k = 0; k < kCameraNumbers; ++k) {
                both(row + i, k) = share(i, k);
            }
            own(row + i, row) = noise(i, 0);
            own(row + i, row + 1) = noise(i, 1);
        }
        row += 2;
    }
    return both * known_ * both.t() + own;
}

cv::Matx22d TableUncertainty::covariance_mm2(TablePoint point, double pixel_sigma_px) const {
    const auto share = place_by_camera(point);
    const cv::Matx22d inverse = pixel_by_place(camera_, point, 0).inv();
    return share * known_ * share.t() + inverse * inverse.t() * (pixel_sigma_px * pixel_sigma_px);
}

double TableUncertainty::distance_sigma_mm(TablePoint a,
                                           TablePoint b,
                                           double pixel_sigma_px) const {
    const double dx = b.x_mm - a.x_mm;
    const double dy = b.y_mm - a.y_mm;
    const double length = std::hypot(dx, dy);
    // Points that coincide have no direction; any one serves.
    const double ux = length > 0 ? dx / length : 1;
    const double uy = length > 0 ? dy / length : 0;
    const std::array<TablePoint, 2> points{a, b};
    const std::array<cv::Vec2d, 2> gradients{cv::Vec2d{-ux, -uy}, cv::Vec2d{ux, uy}};
    return sigma_of(points, gradients, pixel_sigma_px);
}

double TableUncertainty::sigma_of(std::span<const TablePoint> points,
                                  std::span<const cv::Vec2d> gradients,
                                  double pixel_sigma_px) const {
    cv::Matx<double, 1, kCameraNumbers> by_camera = cv::Matx<double, 1, kCameraNumbers>::zeros();
    double own = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        by_camera += gradients[i].t() * place_by_camera(points[i]);
        const auto by_pixel = gradients[i].t() * pixel_by_place(camera_, points[i], 0).inv();
        own += by_pixel.dot(by_pixel) * pixel_sigma_px * pixel_sigma_px;
    }
    return std::sqrt(std::max(0.0, (by_camera * known_ * by_camera.t())(0) + own));
}

double TableUncertainty::sigma_mm(TablePoint point, double pixel_sigma_px) const {
    const cv::Matx22d c = covariance_mm2(point, pixel_sigma_px);
    return std::sqrt(std::max(0.0, (c(0, 0) + c(1, 1)) / 2));
}

double TableUncertainty::sigma_within_mm(TablePoint point, double reach_mm) const {
    const std::array<TablePoint, 4> others{TablePoint{point.x_mm - reach_mm, point.y_mm},
                                           TablePoint{point.x_mm + reach_mm, point.y_mm},
                                           TablePoint{point.x_mm, point.y_mm - reach_mm},
                                           TablePoint{point.x_mm, point.y_mm + reach_mm}};
    double squares = 0;
    for (const TablePoint& other : others) {
        squares += std::pow(distance_sigma_mm(point, other), 2) / others.size();
    }
    return std::sqrt(squares / 2);
}

}  // namespace littlewars::calibration

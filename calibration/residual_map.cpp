#include "calibration/residual_map.hpp"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace littlewars::calibration {
namespace {

constexpr int kCellsAcross = 24;
constexpr int kCellsDeep = 16;
constexpr double kGood_mm = 0.5;
constexpr double kPoor_mm = 2;
constexpr double kBaseEdge_px = 0.5;
constexpr double kArrowScale = 40;

cv::Point pixel(const TablePlane& plane, double x_mm, double y_mm) {
    const PixelPoint at = plane.image_from_table({x_mm, y_mm});
    return {cvRound(std::clamp(at.u_px, -1e4, 1e4)), cvRound(std::clamp(at.v_px, -1e4, 1e4))};
}

cv::Scalar tint(double sigma_mm) {
    const double share = std::clamp((sigma_mm - kGood_mm) / (kPoor_mm - kGood_mm), 0.0, 1.0);
    return {40, 200 * std::min(1.0, 2 - 2 * share), 220 * std::min(1.0, 2 * share)};
}

void tint_table(cv::Mat& map, const TablePlane& plane, const TableUncertainty& uncertainty) {
    cv::Mat tinted = map.clone();
    const double dx = plane.table().width_mm / kCellsAcross;
    const double dy = plane.table().depth_mm / kCellsDeep;
    for (int i = 0; i < kCellsAcross; ++i) {
        for (int j = 0; j < kCellsDeep; ++j) {
            const std::vector<cv::Point> cell{pixel(plane, i * dx, j * dy),
                                              pixel(plane, (i + 1) * dx, j * dy),
                                              pixel(plane, (i + 1) * dx, (j + 1) * dy),
                                              pixel(plane, i * dx, (j + 1) * dy)};
            const TablePoint middle{(i + 0.5) * dx, (j + 0.5) * dy};
            const TablePoint beyond{middle.x_mm, middle.y_mm + 3};
            cv::fillConvexPoly(
                tinted, cell, tint(uncertainty.distance_sigma_mm(middle, beyond, kBaseEdge_px)));
        }
    }
    cv::addWeighted(map, 0.65, tinted, 0.35, 0, map);
}

void draw_arrows(cv::Mat& map, const TableCalibration& table, std::span<const SeenMarker> seen) {
    for (const SeenMarker& marker : seen) {
        const auto listed = std::find_if(table.used.markers.begin(),
                                         table.used.markers.end(),
                                         [&](const TableMarker& m) { return m.id == marker.id; });
        if (listed == table.used.markers.end()) {
            continue;
        }
        for (std::size_t i = 0; i < 4; ++i) {
            const PixelPoint at = table.plane.image_from_table(listed->corners[i]);
            const double du = kArrowScale * (marker.corners[i].u_px - at.u_px);
            const double dv = kArrowScale * (marker.corners[i].v_px - at.v_px);
            cv::arrowedLine(map,
                            {cvRound(at.u_px), cvRound(at.v_px)},
                            {cvRound(at.u_px + du), cvRound(at.v_px + dv)},
                            {255, 60, 200},
                            2,
                            cv::LINE_AA);
        }
    }
}

}  // namespace

cv::Mat residual_map(const cv::Mat& picture,
                     const TableCalibration& table,
                     const TableUncertainty& uncertainty,
                     std::span<const SeenMarker> seen) {
    cv::Mat map = picture.clone();
    tint_table(map, table.plane, uncertainty);
    draw_arrows(map, table, seen);
    return map;
}

}  // namespace littlewars::calibration

#include "calibration/lens_solution.hpp"

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace littlewars::calibration {
namespace {

constexpr int kPoseAndFocalNumbers = 8;

LensSolution solve(const std::vector<UsedView>& views, cv::Size size, int flags) {
    std::vector<std::vector<cv::Point3f>> board;
    std::vector<std::vector<cv::Point2f>> pixels;
    for (const UsedView& view : views) {
        board.push_back(view.board_mm);
        pixels.push_back(view.pixels);
    }
    LensSolution s;
    s.rms_px = cv::calibrateCamera(board,
                                   pixels,
                                   size,
                                   s.camera_matrix,
                                   s.distortion,
                                   s.rotations,
                                   s.translations,
                                   s.sigmas,
                                   cv::noArray(),
                                   cv::noArray(),
                                   flags,
                                   {cv::TermCriteria::EPS + cv::TermCriteria::COUNT, 100, 1e-9});
    return s;
}

}  // namespace

bool folds(const LensSolution& solution, cv::Size picture) {
    const double fx = solution.camera_matrix.at<double>(0, 0);
    const double cx = solution.camera_matrix.at<double>(0, 2);
    const double cy = solution.camera_matrix.at<double>(1, 2);
    const double k1 = solution.distortion.at<double>(0);
    const double k2 = solution.distortion.at<double>(1);
    const double k3 = solution.distortion.at<double>(4);
    const double reach =
        std::hypot(std::max(cx, picture.width - cx), std::max(cy, picture.height - cy)) / fx;
    double before = 0;
    for (double r = 0.01; before < reach; r += 0.01) {
        const double r2 = r * r;
        const double now = r * (1 + r2 * (k1 + r2 * (k2 + r2 * k3)));
        if (now <= before || r > 20) {
            return true;
        }
        before = now;
    }
    return false;
}

LensSolution solve_views(const std::vector<UsedView>& views, cv::Size picture) {
    constexpr double kWorthwhile = 0.99;
    LensSolution plain = solve(views, picture, cv::CALIB_FIX_K3);
    LensSolution full = solve(views, picture, 0);
    return full.rms_px < kWorthwhile * plain.rms_px && !folds(full, picture) ? full : plain;
}

std::vector<cv::Point2d> residuals(const LensSolution& solution,
                                   const std::vector<UsedView>& views,
                                   std::size_t i) {
    std::vector<cv::Point2f> seen;
    cv::projectPoints(views[i].board_mm,
                      solution.rotations[i],
                      solution.translations[i],
                      solution.camera_matrix,
                      solution.distortion,
                      seen);
    std::vector<cv::Point2d> off;
    for (std::size_t k = 0; k < seen.size(); ++k) {
        off.emplace_back(views[i].pixels[k] - seen[k]);
    }
    return off;
}

cv::Mat corner_jacobian(const LensSolution& solution,
                        const std::vector<UsedView>& views,
                        std::size_t i) {
    std::vector<cv::Point2f> seen;
    cv::Mat jacobian;
    cv::projectPoints(views[i].board_mm,
                      solution.rotations[i],
                      solution.translations[i],
                      solution.camera_matrix,
                      solution.distortion,
                      seen,
                      jacobian);
    return jacobian.colRange(0, kPoseAndFocalNumbers);
}

}  // namespace littlewars::calibration

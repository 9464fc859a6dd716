#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <cstddef>
#include <vector>

namespace littlewars::calibration {

/// The corners of one picture that take part in a lens fit.
struct UsedView {
    std::size_t index = 0;  ///< In the list that was given.
    std::vector<cv::Point2f> pixels;
    std::vector<cv::Point3f> board_mm;
};

/// What cv::calibrateCamera gives: CV_64F, rotations as Rodrigues vectors, board to camera.
struct LensSolution {
    double rms_px = 0;
    cv::Mat camera_matrix;
    cv::Mat distortion;
    std::vector<cv::Mat> rotations;
    std::vector<cv::Mat> translations;
    cv::Mat sigmas;  ///< Standard deviations of fx, fy, cx, cy, k1, k2, p1, p2, k3, ...
};

/// Solves lens and poses (Zhang 2000). k3 stays 0 unless it lowers the error by more than chance
/// would (1 % of the rms over some hundreds of corners) and does no harm at the picture's rim.
///
/// Throws cv::Exception when the views determine nothing.
[[nodiscard]] LensSolution solve_views(const std::vector<UsedView>& views, cv::Size picture);

/// The distortion turns round inside the picture: two directions would be seen at one pixel.
[[nodiscard]] bool folds(const LensSolution& solution, cv::Size picture);

/// Corner as found minus corner as the solution puts it, in view `i`, in pixels.
[[nodiscard]] std::vector<cv::Point2d> residuals(const LensSolution& solution,
                                                 const std::vector<UsedView>& views,
                                                 std::size_t i);

/// How the corners of view `i` change with the view's rotation and translation (6 columns), then
/// with fx and fy: two rows a corner, CV_64F.
[[nodiscard]] cv::Mat corner_jacobian(const LensSolution& solution,
                                      const std::vector<UsedView>& views,
                                      std::size_t i);

}  // namespace littlewars::calibration

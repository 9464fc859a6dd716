#pragma once

#include "calibration/camera.hpp"
#include "calibration/points.hpp"
#include "calibration/table_json.hpp"

#include <opencv2/core/matx.hpp>

#include <span>

namespace littlewars::calibration {

/// Covariance of two table points together: x and y of the first, then of the second, mm².
using PairCovariance = cv::Matx<double, 4, 4>;

/// How far a point of the calibrated table may be off: lens and pose errors, which points share,
/// and the noise of the pixel, which each has for itself.
///
/// Immutable; copy it freely and share it between threads.
class TableUncertainty {
  public:
    /// `camera` is where the pictures are believed to come from, `known` how well.
    TableUncertainty(const Camera& camera, const CameraCovariance& known)
        : camera_(camera), known_(known) {}

    /// From what a table.json tells: its covariance, or else, as well as can be told, the markers
    /// it was solved from, its residual and its lens.
    [[nodiscard]] static TableUncertainty of(const TableCalibration& table);

    /// Covariance (x, y; mm²) of the table point seen at a pixel that is known to
    /// `pixel_sigma_px` per axis; 0 gives the calibration's share alone.
    [[nodiscard]] cv::Matx22d covariance_mm2(TablePoint point, double pixel_sigma_px = 0) const;

    /// The same for two points; their common errors of lens and pose are in the off-diagonal part.
    [[nodiscard]] PairCovariance covariance_mm2(TablePoint a,
                                                TablePoint b,
                                                double pixel_sigma_px = 0) const;

    /// Standard deviation of the distance from `a` to `b`. Two close points share the pose's error,
    /// so that it is far smaller than the points' own.
    [[nodiscard]] double distance_sigma_mm(TablePoint a,
                                           TablePoint b,
                                           double pixel_sigma_px = 0) const;

    /// Standard deviation of a length that depends on several points by these gradients (mm per mm
    /// of x and y of each), with all that the points share taken into account.
    [[nodiscard]] double sigma_of(std::span<const TablePoint> points,
                                  std::span<const cv::Vec2d> gradients,
                                  double pixel_sigma_px) const;

    /// Standard deviation per axis of a point: the root of the mean of both variances.
    [[nodiscard]] double sigma_mm(TablePoint point, double pixel_sigma_px = 0) const;

    /// The same against what stands `reach_mm` away (left, right, nearer and farther): what they
    /// share drops out. Per axis of one of the two, so that hypot() of both is the distance's.
    [[nodiscard]] double sigma_within_mm(TablePoint point, double reach_mm) const;

  private:
    [[nodiscard]] cv::Matx<double, 2, kCameraNumbers> place_by_camera(TablePoint point) const;

    Camera camera_;
    CameraCovariance known_;
};

}  // namespace littlewars::calibration

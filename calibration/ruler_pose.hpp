#pragma once

#include "calibration/camera.hpp"
#include "calibration/points.hpp"

#include <opencv2/core/matx.hpp>

#include <span>
#include <vector>

namespace littlewars::calibration {

/// A ruler as it lies on the table once: some of its marks in the picture, at equal distances from
/// the first to the last. Two marks give its length; more also how it recedes.
struct LaidRuler {
    std::vector<PixelPoint> marks;
};

/// How the second ruler lies against the first.
enum class RulerAngle { Free, Square };

/// What the marks are and how exact.
struct RulerMarks {
    double length_mm = 0;     ///< First mark to last.
    double thickness_mm = 2;  ///< The marks lie so far above the table.
    double noise_px = 1;      ///< Standard deviation of a mark in the picture, per axis.
    RulerAngle second = RulerAngle::Free;
};

/// Where the ruler lay: its first mark on the table and its direction from there.
struct RulerPlace {
    TablePoint first;
    double direction_rad = 0;  ///< Counter-clockwise from +x.
};

/// A pose from a ruler. The first ruler is the table's frame: its first mark the origin, x along
/// it.
struct RulerPose {
    Camera camera;
    std::vector<RulerPlace> places;  ///< One a ruler.
    std::vector<cv::Vec2d> off_px;   ///< Mark in the picture minus where the pose puts it.
    double misfit = 0;               ///< Squared residuals in standard deviations, priors included.
    CameraCovariance covariance;
};

/// Every pose, best first, that lets the ruler be equally long wherever it lay.
///
/// Least squares on the marks' pixels over lens, pose and the rulers' places together
/// (Levenberg-Marquardt, started from every tilt of the camera that is a local optimum). Held by
/// what is known of the lens, a camera that stands level to 3 degrees, a ruler that is exact to
/// 0.1 % and, if so stated, a right angle laid to 1 degree. Precondition: two or more rulers of two
/// or more marks each.
[[nodiscard]] std::vector<RulerPose> ruler_poses(const Lens& lens,
                                                 std::span<const LaidRuler> rulers,
                                                 const RulerMarks& marks);

}  // namespace littlewars::calibration

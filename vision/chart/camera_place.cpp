#include "vision/chart/camera_place.hpp"

#include "calibration/marker_move.hpp"
#include "vision/chart/texture_match.hpp"

#include <fmt/format.h>
#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <vector>

namespace littlewars::vision {
namespace {

/// Fewer do not tell a nudge from a few moved things.
constexpr MotionLimits kFlowLimits{.inlier_px = 0.8, .fewest = 40, .least_share = 0.4};
constexpr MotionLimits kFeatureLimits{.inlier_px = 3, .fewest = 40, .least_share = 0.3};
/// What of another place, or of none, agrees by chance.
constexpr MotionLimits kChance{.inlier_px = 3, .fewest = 15, .least_share = 0};
constexpr std::size_t kTextured = 300;  ///< Features of a table that is sure to be recognised.
/// Below this, noise and sub-pixel bias of the flow; a third of a pixel is half a millimetre.
constexpr double kNoticeable_px = 0.35;
constexpr double kSureFlow_px = 2;      ///< No pattern repeats itself within so little.
constexpr double kFeatureNoise_px = 2;  ///< A median displacement of features below is none.
constexpr double kFarthest_px = 40;     ///< Beyond, it is another place: calibrate again.

cv::Mat grey(const cv::Mat& picture) {
    cv::Mat one;
    cv::cvtColor(picture, one, cv::COLOR_BGR2GRAY);
    return one;
}

std::optional<calibration::TablePlane> solve_pose(const PointPairs& pairs,
                                                  const calibration::TablePlane& plane) {
    std::vector<cv::Point3d> on_table;
    std::vector<cv::Point2d> in_picture;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto at = plane.table_from_image({pairs.before[i].x, pairs.before[i].y});
        if (at) {
            on_table.emplace_back(at->x_mm, at->y_mm, 0);
            in_picture.emplace_back(pairs.after[i]);
        }
    }
    if (on_table.size() < kFlowLimits.fewest) {
        return std::nullopt;
    }
    cv::Vec3d turn;
    cv::Rodrigues(plane.camera_from_table(), turn);
    cv::Vec3d shift = plane.translation_mm();
    const calibration::Lens& lens = plane.lens();
    cv::solvePnP(on_table,
                 in_picture,
                 lens.camera_matrix(),
                 lens.distortion(),
                 turn,
                 shift,
                 true,
                 cv::SOLVEPNP_ITERATIVE);
    cv::Matx33d rotation;
    cv::Rodrigues(turn, rotation);
    return calibration::TablePlane(lens, plane.table(), rotation, shift, plane.residual_mm());
}

CameraPlace place_of(const PointPairs& pairs, const calibration::TablePlane& plane) {
    CameraPlace place{CameraStand::Lost, median_length(pairs), std::nullopt};
    if (place.moved_px <= kFarthest_px) {
        place.plane = solve_pose(pairs, plane);
    }
    if (place.plane) {
        place.stand = CameraStand::Moved;
    }
    return place;
}

/// Most features lie where the flow says.
bool agree(const PlaneMotion& flow, const PointPairs& features) {
    std::vector<cv::Point2f> foretold;
    cv::perspectiveTransform(features.before, foretold, flow.homography);
    std::size_t near = 0;
    for (std::size_t i = 0; i < foretold.size(); ++i) {
        near += cv::norm(foretold[i] - features.after[i]) < kFeatureLimits.inlier_px ? 1 : 0;
    }
    return 2 * near > foretold.size();
}

CameraPlace place_of(const calibration::MarkerMove& move) {
    if (move.moved_px == 0) {
        return {};
    }
    return {move.plane ? CameraStand::Moved : CameraStand::Lost, move.moved_px, move.plane};
}

}  // namespace

std::optional<CameraPlace> find_camera(const cv::Mat& empty,
                                       const cv::Mat& frame,
                                       const calibration::TableCalibration& table) {
    const auto by_texture =
        empty.empty() ? std::nullopt : find_camera_by_texture(empty, frame, table.plane);
    if (by_texture && is_known(*by_texture)) {
        return by_texture;
    }
    const auto by_markers = calibration::find_marker_move(frame, table);
    return by_markers ? place_of(*by_markers) : by_texture;
}

std::optional<CameraPlace> find_camera_by_texture(const cv::Mat& empty,
                                                  const cv::Mat& frame,
                                                  const calibration::TablePlane& plane) {
    const cv::Mat was = grey(empty);
    const cv::Mat is = grey(frame);
    const CornerFlow corners = corner_flow(was, is);
    if (corners.corners < kFlowLimits.fewest) {
        return std::nullopt;
    }
    const PlaneMotion flow = plane_motion(corners.pairs, kFlowLimits);
    const double flow_px = flow.pairs.size() > 0 ? median_length(flow.pairs) : 0;
    if (flow.pairs.size() > 0 && flow_px < kSureFlow_px) {
        return flow_px < kNoticeable_px ? CameraPlace{} : place_of(flow.pairs, plane);
    }
    const FeatureMatch match = match_features(was, is);
    const PlaneMotion features = plane_motion(match.pairs, kFeatureLimits);
    if (features.pairs.size() == 0) {
        const bool stranger = plane_motion(match.pairs, kChance).pairs.size() == 0;
        return match.features >= kTextured && stranger
                   ? std::optional(CameraPlace{CameraStand::Unrecognised, 0, std::nullopt})
                   : std::nullopt;
    }
    if (flow.pairs.size() > 0 && agree(flow, features.pairs)) {
        return place_of(flow.pairs, plane);
    }
    return median_length(features.pairs) < kFeatureNoise_px ? CameraPlace{}
                                                            : place_of(features.pairs, plane);
}

bool is_known(const CameraPlace& place) {
    return place.stand == CameraStand::AsCalibrated || place.stand == CameraStand::Moved;
}

std::string words_of(const CameraPlace& place) {
    switch (place.stand) {
        case CameraStand::AsCalibrated:
            break;
        case CameraStand::Moved:
            return fmt::format(
                "the camera has moved by {:.1f} pixels since it was calibrated: allowed for",
                place.moved_px);
        case CameraStand::Lost:
            return fmt::format(
                "camera or table have moved by {:.0f} pixels: calibrate the table again",
                place.moved_px);
        case CameraStand::Unrecognised:
            return "the table is not recognised: is the camera covered, turned away, or in the "
                   "dark?";
    }
    return {};
}

}  // namespace littlewars::vision

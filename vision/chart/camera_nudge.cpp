#include "vision/chart/camera_nudge.hpp"

#include "calibration/median.hpp"

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr int kMaxCorners = 500;
constexpr std::size_t kMinCorners = 40;  ///< Fewer do not tell a nudge from a few moved things.
constexpr double kBackwardLimit_px = 0.3;
constexpr double kInlierLimit_px = 0.8;
constexpr double kMinInlierShare = 0.4;
/// Below this, noise and sub-pixel bias of the flow; a third of a pixel is half a millimetre.
constexpr double kNoticeable_px = 0.35;
constexpr double kFarthest_px = 40;  ///< Beyond, it is another place: calibrate again.

struct Flow {
    std::vector<cv::Point2f> before;
    std::vector<cv::Point2f> after;
};

cv::Mat grey(const cv::Mat& picture) {
    cv::Mat one;
    cv::cvtColor(picture, one, cv::COLOR_BGR2GRAY);
    return one;
}

Flow corner_flow(const cv::Mat& before, const cv::Mat& after) {
    std::vector<cv::Point2f> corners;
    cv::goodFeaturesToTrack(before, corners, kMaxCorners, 0.01, 10);
    if (corners.size() < kMinCorners) {
        return {};
    }
    const cv::Size window(21, 21);
    std::vector<cv::Point2f> there;
    std::vector<cv::Point2f> back;
    std::vector<uchar> found;
    std::vector<uchar> found_back;
    std::vector<float> error;
    cv::calcOpticalFlowPyrLK(before, after, corners, there, found, error, window, 3);
    cv::calcOpticalFlowPyrLK(after, before, there, back, found_back, error, window, 3);
    Flow flow;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (found[i] != 0 && found_back[i] != 0 &&
            cv::norm(corners[i] - back[i]) < kBackwardLimit_px) {
            flow.before.push_back(corners[i]);
            flow.after.push_back(there[i]);
        }
    }
    return flow;
}

/// Only what moves as one plane does.
Flow consistent(const Flow& flow) {
    if (flow.before.size() < kMinCorners) {
        return {};
    }
    std::vector<uchar> inlier;
    const cv::Mat homography =
        cv::findHomography(flow.before, flow.after, cv::RANSAC, kInlierLimit_px, inlier);
    Flow kept;
    for (std::size_t i = 0; i < inlier.size() && !homography.empty(); ++i) {
        if (inlier[i] != 0) {
            kept.before.push_back(flow.before[i]);
            kept.after.push_back(flow.after[i]);
        }
    }
    const double share =
        static_cast<double>(kept.before.size()) / static_cast<double>(flow.before.size());
    return kept.before.size() >= kMinCorners && share >= kMinInlierShare ? kept : Flow{};
}

double median_length(const Flow& flow) {
    std::vector<double> lengths;
    for (std::size_t i = 0; i < flow.before.size(); ++i) {
        lengths.push_back(cv::norm(flow.after[i] - flow.before[i]));
    }
    return calibration::median(std::move(lengths));
}

std::optional<calibration::TablePlane> solve_pose(const Flow& flow,
                                                  const calibration::TablePlane& plane) {
    std::vector<cv::Point3d> on_table;
    std::vector<cv::Point2d> in_picture;
    for (std::size_t i = 0; i < flow.before.size(); ++i) {
        const auto at = plane.table_from_image({flow.before[i].x, flow.before[i].y});
        if (at) {
            on_table.emplace_back(at->x_mm, at->y_mm, 0);
            in_picture.emplace_back(flow.after[i]);
        }
    }
    if (on_table.size() < kMinCorners) {
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

}  // namespace

std::optional<CameraNudge> find_nudge(const cv::Mat& empty,
                                      const cv::Mat& frame,
                                      const calibration::TablePlane& plane) {
    const Flow flow = consistent(corner_flow(grey(empty), grey(frame)));
    if (flow.before.empty()) {
        return std::nullopt;
    }
    const double moved_px = median_length(flow);
    if (moved_px < kNoticeable_px || moved_px > kFarthest_px) {
        return std::nullopt;
    }
    const auto now = solve_pose(flow, plane);
    if (!now) {
        return std::nullopt;
    }
    return CameraNudge{*now, moved_px};
}

}  // namespace littlewars::vision

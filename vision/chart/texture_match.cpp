#include "vision/chart/texture_match.hpp"

#include "calibration/median.hpp"

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>
#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

#include <algorithm>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr int kMaxCorners = 500;
constexpr double kBackwardLimit_px = 0.3;
constexpr int kMaxFeatures = 1500;
constexpr float kPyramidStep = 1.2F;
constexpr int kPyramidLevels = 4;
constexpr double kLargestDistance = 50;  ///< Bits of 256 that a feature may have changed.
constexpr int kFeatureWidth_px = 1280;   ///< Larger pictures are made smaller: time.

/// The picture at most kFeatureWidth_px wide.
cv::Mat shrunk(const cv::Mat& picture, double& scale) {
    scale = std::min(1.0, double(kFeatureWidth_px) / picture.cols);
    if (scale == 1.0) {
        return picture;
    }
    cv::Mat small;
    cv::resize(picture, small, {}, scale, scale, cv::INTER_AREA);
    return small;
}

struct Features {
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
    double scale = 1;
};

Features features_of(const cv::Mat& picture) {
    Features found;
    const cv::Mat small = shrunk(picture, found.scale);
    cv::ORB::create(kMaxFeatures, kPyramidStep, kPyramidLevels)
        ->detectAndCompute(small, cv::noArray(), found.points, found.descriptors);
    return found;
}

cv::Point2f place_of(const Features& features, int index) {
    return features.points[static_cast<std::size_t>(index)].pt * (1 / features.scale);
}

}  // namespace

PlaneMotion plane_motion(const PointPairs& pairs, const MotionLimits& limits) {
    if (pairs.size() < limits.fewest) {
        return {};
    }
    std::vector<uchar> inlier;
    PlaneMotion motion;
    motion.homography =
        cv::findHomography(pairs.before, pairs.after, cv::RANSAC, limits.inlier_px, inlier);
    for (std::size_t i = 0; i < inlier.size() && !motion.homography.empty(); ++i) {
        if (inlier[i] != 0) {
            motion.pairs.before.push_back(pairs.before[i]);
            motion.pairs.after.push_back(pairs.after[i]);
        }
    }
    const double share =
        static_cast<double>(motion.pairs.size()) / static_cast<double>(pairs.size());
    const bool enough = motion.pairs.size() >= limits.fewest && share >= limits.least_share;
    return enough ? motion : PlaneMotion{};
}

double median_length(const PointPairs& pairs) {
    std::vector<double> lengths;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        lengths.push_back(cv::norm(pairs.after[i] - pairs.before[i]));
    }
    return calibration::median(std::move(lengths));
}

CornerFlow corner_flow(const cv::Mat& before, const cv::Mat& after) {
    std::vector<cv::Point2f> corners;
    cv::goodFeaturesToTrack(before, corners, kMaxCorners, 0.01, 10);
    CornerFlow flow{corners.size(), {}};
    if (corners.empty()) {
        return flow;
    }
    const cv::Size window(21, 21);
    std::vector<cv::Point2f> there;
    std::vector<cv::Point2f> back;
    std::vector<uchar> found;
    std::vector<uchar> found_back;
    std::vector<float> error;
    cv::calcOpticalFlowPyrLK(before, after, corners, there, found, error, window, 3);
    cv::calcOpticalFlowPyrLK(after, before, there, back, found_back, error, window, 3);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (found[i] != 0 && found_back[i] != 0 &&
            cv::norm(corners[i] - back[i]) < kBackwardLimit_px) {
            flow.pairs.before.push_back(corners[i]);
            flow.pairs.after.push_back(there[i]);
        }
    }
    return flow;
}

FeatureMatch match_features(const cv::Mat& before, const cv::Mat& after) {
    const Features was = features_of(before);
    const Features is = features_of(after);
    FeatureMatch match{was.points.size(), {}};
    if (was.descriptors.empty() || is.descriptors.empty()) {
        return match;
    }
    std::vector<cv::DMatch> nearest;
    constexpr bool kMutual = true;
    cv::BFMatcher(cv::NORM_HAMMING, kMutual).match(was.descriptors, is.descriptors, nearest);
    for (const cv::DMatch& pair : nearest) {
        if (pair.distance < kLargestDistance) {
            match.pairs.before.push_back(place_of(was, pair.queryIdx));
            match.pairs.after.push_back(place_of(is, pair.trainIdx));
        }
    }
    return match;
}

}  // namespace littlewars::vision

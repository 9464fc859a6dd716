#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <cstddef>
#include <vector>

namespace littlewars::vision {

/// Points of one picture and where they are in another, in pixels.
struct PointPairs {
    std::vector<cv::Point2f> before;
    std::vector<cv::Point2f> after;
    [[nodiscard]] std::size_t size() const { return before.size(); }
};

/// The pairs that move as points of one plane do.
struct PlaneMotion {
    PointPairs pairs;
    cv::Mat homography;  ///< After from before, 3 x 3, CV_64F; empty without pairs.
};

/// What it takes to believe in a motion.
struct MotionLimits {
    double inlier_px = 1;
    std::size_t fewest = 40;
    double least_share = 0.4;  ///< Of all pairs.
};

/// The homography that explains most pairs (RANSAC); empty when they are too few.
[[nodiscard]] PlaneMotion plane_motion(const PointPairs& pairs, const MotionLimits& limits);

/// The median length of the pairs, in pixels. Precondition: there are some.
[[nodiscard]] double median_length(const PointPairs& pairs);

/// Corners followed from one picture into another.
struct CornerFlow {
    std::size_t corners = 0;  ///< Of `before`, followed or not.
    PointPairs pairs;
};

/// Follows the strongest corners of `before` into `after` by optical flow, and back as a check.
/// Grey pictures, CV_8UC1.
[[nodiscard]] CornerFlow corner_flow(const cv::Mat& before, const cv::Mat& after);

/// Features of one picture found again in another.
struct FeatureMatch {
    std::size_t features = 0;  ///< Of `before`, matched or not.
    PointPairs pairs;
};

/// Pairs of features that are each other's nearest in kind, wherever they lie. Grey pictures,
/// CV_8UC1.
[[nodiscard]] FeatureMatch match_features(const cv::Mat& before, const cv::Mat& after);

}  // namespace littlewars::vision

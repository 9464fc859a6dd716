#pragma once

#include <opencv2/core/mat.hpp>

#include <vector>

namespace littlewars::vision {

/// How well a die's face shows a value's pips.
struct PipMatch {
    int value = 0;
    double likeness = 0;  ///< Correlation with the pattern, 0 to 1, whatever the pips' colour.
    double lead = 0;      ///< By which it is better than the best other value.
};

/// Side of a face picture in pixels.
inline constexpr int kFace_px = 21;

/// Compares a face (CV_32FC1, kFace_px square, edge to edge, in any of its four directions) with
/// the patterns of one to six.
[[nodiscard]] PipMatch match_pips(const cv::Mat& face);

}  // namespace littlewars::vision

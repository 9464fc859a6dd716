#include "vision/chart/sampling_grid.hpp"

#include <opencv2/core.hpp>

#include <algorithm>

namespace littlewars::vision {

cv::Mat between_knots(const cv::Mat& knots, cv::Size size) {
    constexpr auto kStep = static_cast<float>(kKnotStep_px);
    cv::Mat points(size, CV_32FC2);
    for (int row = 0; row < size.height; ++row) {
        const auto* upper = knots.ptr<cv::Vec2f>(row / kKnotStep_px);
        const auto* lower = knots.ptr<cv::Vec2f>(std::min(row / kKnotStep_px + 1, knots.rows - 1));
        const float down = static_cast<float>(row % kKnotStep_px) / kStep;
        auto* out = points.ptr<cv::Vec2f>(row);
        for (int column = 0; column < size.width; ++column) {
            const int left = column / kKnotStep_px;
            const int right = std::min(left + 1, knots.cols - 1);
            const float across = static_cast<float>(column % kKnotStep_px) / kStep;
            const cv::Vec2f above = upper[left] + across * (upper[right] - upper[left]);
            const cv::Vec2f below = lower[left] + across * (lower[right] - lower[left]);
            out[column] = above + down * (below - above);
        }
    }
    return points;
}

}  // namespace littlewars::vision

#include "vision/empty_table.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr std::size_t kEnoughPixels = 100;

bool is_outside(const cv::Vec3b& pixel, int outside_value) {
    return pixel[0] == outside_value && pixel[1] == outside_value && pixel[2] == outside_value;
}

double median(std::vector<float>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace

cv::Vec3d exposure_ratio(const cv::Mat& frame, const cv::Mat& empty, int outside_value) {
    std::array<std::vector<float>, 3> ratios;
    for (int row = 0; row < frame.rows; ++row) {
        const auto* now = frame.ptr<cv::Vec3b>(row);
        const auto* before = empty.ptr<cv::Vec3b>(row);
        for (int column = 0; column < frame.cols; ++column) {
            if (is_outside(now[column], outside_value) ||
                is_outside(before[column], outside_value)) {
                continue;
            }
            for (std::size_t k = 0; k < 3; ++k) {
                const auto channel = static_cast<int>(k);
                ratios[k].push_back(static_cast<float>(now[column][channel] + 1) /
                                    static_cast<float>(before[column][channel] + 1));
            }
        }
    }
    if (ratios[0].size() < kEnoughPixels) {
        return {1, 1, 1};
    }
    return {median(ratios[0]), median(ratios[1]), median(ratios[2])};
}

cv::Mat in_exposure(const cv::Mat& empty, const cv::Vec3d& ratio, int outside_value) {
    cv::Mat table(1, 256, CV_8UC3);
    for (int v = 0; v < 256; ++v) {
        for (int channel = 0; channel < 3; ++channel) {
            table.at<cv::Vec3b>(v)[channel] = cv::saturate_cast<uchar>(v * ratio[channel]);
        }
    }
    cv::Mat matched;
    cv::LUT(empty, table, matched);
    for (int row = 0; row < empty.rows; ++row) {
        const auto* before = empty.ptr<cv::Vec3b>(row);
        auto* after = matched.ptr<cv::Vec3b>(row);
        for (int column = 0; column < empty.cols; ++column) {
            if (is_outside(before[column], outside_value)) {
                after[column] = before[column];
            }
        }
    }
    return matched;
}

}  // namespace littlewars::vision

#pragma once

#include <opencv2/core/matx.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace littlewars::vision {

/// Channel by channel the middle one by size (of an even number the upper), in the colours' own
/// space and units; zero for no colours.
template <typename Channel>
[[nodiscard]] cv::Vec3d median_colour(std::vector<cv::Vec<Channel, 3>> colours) {
    cv::Vec3d result;
    if (colours.empty()) {
        return result;
    }
    const auto middle = colours.begin() + static_cast<std::ptrdiff_t>(colours.size() / 2);
    for (int channel = 0; channel < 3; ++channel) {
        std::nth_element(
            colours.begin(), middle, colours.end(), [channel](const auto& a, const auto& b) {
                return a[channel] < b[channel];
            });
        result[channel] = (*middle)[channel];
    }
    return result;
}

/// True for a BGR colour that is `colour` under less light, down to the part `darkest` of it.
[[nodiscard]] inline bool is_shade_of(const cv::Vec3d& seen,
                                      const cv::Vec3d& colour,
                                      double darkest) {
    constexpr double kLike = 30;
    const double share = seen.dot(colour) / std::max(1.0, colour.dot(colour));
    return share > darkest && share < 1 && cv::norm(seen - colour * share) < kLike;
}

}  // namespace littlewars::vision

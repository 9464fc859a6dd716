#include "vision/coat.hpp"

#include "vision/colour_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kLightnessWeight = 0.5;
constexpr std::array<double, 4> kShares{0.08, 0.35, 0.65, 0.92};

double at_share(std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1) + 0.5)];
}

}  // namespace

cv::Vec3d coat_colour(const cv::Vec3d& bgr) {
    cv::Vec3d lab = lab_from_bgr(bgr);
    lab[0] *= kLightnessWeight;
    return lab;
}

Coat coat_of(const FigurePatch& patch, const cv::Vec3d& coat_bgr) {
    Coat coat;
    const cv::Vec3d net = coat_colour(coat_bgr);
    std::array<std::vector<double>, 3> values;
    for (const cv::Vec3b& pixel : patch.colours) {
        const cv::Vec3d colour = coat_colour(cv::Vec3d(pixel));
        for (int k = 0; k < 3; ++k) {
            values[static_cast<std::size_t>(k)].push_back(colour[k]);
        }
    }
    for (int k = 0; k < 3; ++k) {
        auto& channel = values[static_cast<std::size_t>(k)];
        std::sort(channel.begin(), channel.end());
        for (int i = 0; i < 4; ++i) {
            coat[3 * i + k] =
                channel.empty() ? net[k] : at_share(channel, kShares[static_cast<std::size_t>(i)]);
        }
        coat[12 + k] = net[k];
    }
    return coat;
}

}  // namespace littlewars::vision

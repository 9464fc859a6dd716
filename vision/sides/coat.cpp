#include "vision/sides/coat.hpp"

#include "vision/sides/colour_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kLightnessWeight = 0.5;
constexpr std::array<double, 4> kShares{0.08, 0.35, 0.65, 0.92};

struct Weighted {
    double value = 0;
    double weight = 0;
};

/// The value below which `share` of the weight lies; `sorted` by value, not empty.
double at_share(const std::vector<Weighted>& sorted, double share) {
    double total = 0;
    for (const Weighted& each : sorted) {
        total += each.weight;
    }
    double below = 0;
    for (const Weighted& each : sorted) {
        below += each.weight;
        if (below >= share * total) {
            return each.value;
        }
    }
    return sorted.back().value;
}

}  // namespace

cv::Vec3d coat_colour(const cv::Vec3d& bgr) {
    cv::Vec3d lab = lab_from_bgr(bgr);
    lab[0] *= kLightnessWeight;
    return lab;
}

Coat operator+(Coat first, const Coat& second) {
    first.tones += second.tones;
    first.palette.resize(std::max(first.palette.size(), second.palette.size()), 0.0F);
    for (std::size_t i = 0; i < second.palette.size(); ++i) {
        first.palette[i] += second.palette[i];
    }
    return first;
}

Coat operator*(Coat coat, double factor) {
    coat.tones *= factor;
    for (float& share : coat.palette) {
        share *= static_cast<float>(factor);
    }
    return coat;
}

Coat coat_of(const FigurePatch& patch, const cv::Vec3d& coat_bgr) {
    Coat coat;
    coat.palette = palette_of(patch);
    const cv::Vec3d net = coat_colour(coat_bgr);
    std::vector<Weighted> channel(patch.colours.size());
    for (int k = 0; k < 3; ++k) {
        std::transform(patch.colours.begin(),
                       patch.colours.end(),
                       channel.begin(),
                       [k](const PatchColour& each) {
                           return Weighted{each.colour[k], each.weight};
                       });
        std::sort(channel.begin(), channel.end(), [](const Weighted& a, const Weighted& b) {
            return a.value < b.value;
        });
        for (int i = 0; i < 4; ++i) {
            coat.tones[3 * i + k] =
                channel.empty() ? net[k] : at_share(channel, kShares[static_cast<std::size_t>(i)]);
        }
    }
    return coat;
}

}  // namespace littlewars::vision

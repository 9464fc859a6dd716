#include "ui/overlay/scene_colour.hpp"

#include <algorithm>
#include <cmath>

namespace littlewars::ui {
namespace {

double linear(std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

std::uint8_t between(std::uint8_t from, double towards, double share) {
    return static_cast<std::uint8_t>(std::lround(from + (towards - from) * share));
}

SceneColour blend(SceneColour colour, double towards, double share) {
    return {between(colour.red, towards, share),
            between(colour.green, towards, share),
            between(colour.blue, towards, share)};
}

/// The same hue and saturation at full strength.
SceneColour brightest(SceneColour colour) {
    const double most = std::max({colour.red, colour.green, colour.blue, std::uint8_t{1}});
    const auto grown = [most](std::uint8_t channel) {
        return static_cast<std::uint8_t>(std::lround(channel * 255.0 / most));
    };
    return {grown(colour.red), grown(colour.green), grown(colour.blue)};
}

}  // namespace

double luminance(SceneColour colour) {
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) +
           0.0722 * linear(colour.blue);
}

double contrast(SceneColour one, SceneColour other) {
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

SceneColour with_contrast(SceneColour colour, SceneColour ground, double least) {
    if (contrast(colour, ground) >= least) {
        return colour;
    }
    constexpr int kSteps = 50;
    const bool dark_ground = luminance(ground) < 0.18;
    const SceneColour start = dark_ground ? brightest(colour) : colour;
    for (int step = 0; step <= kSteps; ++step) {
        const double share = static_cast<double>(step) / kSteps;
        const SceneColour moved = blend(start, dark_ground ? 255.0 : 0.0, share);
        if (contrast(moved, ground) >= least) {
            return moved;
        }
    }
    return dark_ground ? SceneColour{255, 255, 255} : SceneColour{};
}

}  // namespace littlewars::ui

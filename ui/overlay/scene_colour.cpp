#include "ui/overlay/scene_colour.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

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

/// Precondition: at least one colour.
SceneColour mean_colour(const std::vector<calibration::Colour>& colours) {
    int red = 0;
    int green = 0;
    int blue = 0;
    for (const calibration::Colour& colour : colours) {
        red += colour.red;
        green += colour.green;
        blue += colour.blue;
    }
    const auto count = static_cast<int>(colours.size());
    return {static_cast<std::uint8_t>(red / count),
            static_cast<std::uint8_t>(green / count),
            static_cast<std::uint8_t>(blue / count)};
}

}  // namespace

std::array<SceneColour, 2> coat_colours(const std::optional<calibration::Armies>& armies,
                                        std::array<SceneColour, 2> otherwise) {
    std::array<SceneColour, 2> coats = otherwise;
    for (std::size_t i = 0; armies && i < armies->sides.size() && i < 2; ++i) {
        if (!armies->sides[i].colours.empty()) {
            coats[i] = mean_colour(armies->sides[i].colours);
        }
    }
    return coats;
}

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

#include "vision/sides/colour_words.hpp"

#include <cmath>
#include <limits>
#include <string_view>

namespace littlewars::vision {
namespace {

constexpr double kLightnessWeight = 0.6;  ///< Lamps change lightness more than hue.
constexpr double kRedAgainstBlue = 150;   ///< The commonest pair is taken when in doubt.

double linear(double value) {
    const double v = value / 255;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

double lab_root(double t) {
    return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

struct NamedColour {
    std::string_view word;
    cv::Vec3d lab;
};

/// Painted soldiers as cameras show them: duller and darker than the words' pure colours.
const std::array kColours{NamedColour{"red", {30, 16, 12}},
                          NamedColour{"blue", {31, 4, -16}},
                          NamedColour{"green", {33, -18, 14}},
                          NamedColour{"tan", {52, 3, 17}},
                          NamedColour{"grey", {38, -1, 2}},
                          NamedColour{"white", {65, 0, 4}},
                          NamedColour{"yellow", {52, -2, 32}},
                          NamedColour{"black", {15, 0, 0}},
                          NamedColour{"lime", {52, -22, 30}},
                          NamedColour{"cyan", {48, -14, -14}},
                          NamedColour{"teal", {38, -18, -3}},
                          NamedColour{"pink", {42, 30, 3}},
                          NamedColour{"olive", {40, -6, 16}}};

double squared_distance(cv::Vec3d apart) {
    apart[0] *= kLightnessWeight;
    return apart.dot(apart);
}

double misfit(const std::array<cv::Vec3d, 2>& lab, const NamedColour& a, const NamedColour& b) {
    const bool red_and_blue =
        (a.word == "red" && b.word == "blue") || (a.word == "blue" && b.word == "red");
    return squared_distance(lab[0] - a.lab) + squared_distance(lab[1] - b.lab) +
           squared_distance((lab[1] - lab[0]) - (b.lab - a.lab)) -
           (red_and_blue ? kRedAgainstBlue : 0);
}

}  // namespace

cv::Vec3d lab_from_bgr(const cv::Vec3d& bgr) {
    const double b = linear(bgr[0]);
    const double g = linear(bgr[1]);
    const double r = linear(bgr[2]);
    const double x = lab_root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = lab_root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = lab_root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

std::array<std::string, 2> colour_words(const std::array<cv::Vec3d, 2>& lab) {
    std::array<std::string, 2> words;
    double least = std::numeric_limits<double>::max();
    for (const NamedColour& a : kColours) {
        for (const NamedColour& b : kColours) {
            const double cost = misfit(lab, a, b);
            if (a.word != b.word && cost < least) {
                least = cost;
                words = {std::string(a.word), std::string(b.word)};
            }
        }
    }
    return words;
}

}  // namespace littlewars::vision

#include "vision/colour.hpp"

#include <array>
#include <cmath>
#include <limits>

namespace littlewars::vision {
namespace {

double linear(double value) {
    const double v = value / 255;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

double lab_root(double t) {
    return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

struct NamedColour {
    std::string_view word;
    cv::Vec3d bgr;
};

/// Painted soldiers as cameras show them: duller than the words' pure colours.
constexpr std::size_t kWords = 16;
const std::array<NamedColour, kWords>& named_colours() {
    static const std::array<NamedColour, kWords> kColours{{{"red", {40, 40, 150}},
                                                           {"blue", {130, 70, 40}},
                                                           {"green", {50, 90, 60}},
                                                           {"tan", {100, 140, 165}},
                                                           {"grey", {115, 115, 115}},
                                                           {"white", {205, 210, 210}},
                                                           {"yellow", {60, 170, 195}},
                                                           {"black", {35, 35, 35}},
                                                           {"lime", {70, 190, 140}},
                                                           {"cyan", {190, 170, 80}},
                                                           {"teal", {110, 105, 50}},
                                                           {"pink", {160, 120, 205}},
                                                           {"olive", {50, 90, 95}},
                                                           {"brown", {45, 65, 95}},
                                                           {"orange", {40, 110, 210}},
                                                           {"purple", {120, 55, 95}}}};
    return kColours;
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

std::string_view colour_word(const cv::Vec3d& bgr) {
    const cv::Vec3d lab = lab_from_bgr(bgr);
    std::string_view nearest;
    double least = std::numeric_limits<double>::max();
    for (const NamedColour& named : named_colours()) {
        cv::Vec3d apart = lab - lab_from_bgr(named.bgr);
        apart[0] *= 0.6;  // Lamps change lightness more than hue.
        const double distance = apart.dot(apart);
        if (distance < least) {
            least = distance;
            nearest = named.word;
        }
    }
    return nearest;
}

}  // namespace littlewars::vision

#pragma once

#include "calibration/armies.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace littlewars::ui {

/// An sRGB colour, 0 to 255 a channel.
struct SceneColour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const SceneColour&) const = default;
};

/// Coats taken when no army has been shown to the camera: red and blue.
inline constexpr std::array<SceneColour, 2> kDefaultArmies{{{168, 36, 28}, {30, 52, 132}}};

/// The two coats as shown to the camera: the mean of each army's colours; that of `otherwise` for
/// an army without.
[[nodiscard]] std::array<SceneColour, 2> coat_colours(
    const std::optional<calibration::Armies>& armies, std::array<SceneColour, 2> otherwise);

/// Relative luminance, 0 (black) to 1 (white); WCAG 2.1.
[[nodiscard]] double luminance(SceneColour colour);

/// Contrast of two colours, 1 (none) to 21 (black on white); WCAG 2.1.
[[nodiscard]] double contrast(SceneColour one, SceneColour other);

/// `colour` itself when it has at least `least` contrast on `ground`; else moved until it has: on a
/// dark ground to full strength and then towards white, on a light one towards black.
[[nodiscard]] SceneColour with_contrast(SceneColour colour, SceneColour ground, double least);

}  // namespace littlewars::ui

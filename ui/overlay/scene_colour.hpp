#pragma once

#include <cstdint>

namespace littlewars::ui {

/// An sRGB colour, 0 to 255 a channel.
struct SceneColour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const SceneColour&) const = default;
};

/// Relative luminance, 0 (black) to 1 (white); WCAG 2.1.
[[nodiscard]] double luminance(SceneColour colour);

/// Contrast of two colours, 1 (none) to 21 (black on white); WCAG 2.1.
[[nodiscard]] double contrast(SceneColour one, SceneColour other);

/// `colour` itself when it has at least `least` contrast on `ground`; else moved until it has: on a
/// dark ground to full strength and then towards white, on a light one towards black.
[[nodiscard]] SceneColour with_contrast(SceneColour colour, SceneColour ground, double least);

}  // namespace littlewars::ui

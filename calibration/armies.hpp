#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::calibration {

/// A colour as the camera shows it, sRGB.
struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const Colour&) const = default;
};

/// One side: its name and the colours a player got by clicking a soldier or two.
struct Army {
    std::string name;
    std::vector<Colour> colours;
    bool operator==(const Army&) const = default;
};

/// What the players told about the two armies ("littlewars-armies").
struct Armies {
    std::vector<Army> sides;
    std::optional<double> figure_mm;  ///< Height of a foot soldier to the top of his hat.
    bool operator==(const Armies&) const = default;
};

}  // namespace littlewars::calibration

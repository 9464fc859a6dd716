#pragma once

#include <array>
#include <cmath>

namespace littlewars::referee::little_wars {

/// The three readings of section 8: as measured, and with every close comparison taken as within,
/// or as beyond.
enum class Reading { AsMeasured, Within, Beyond };

constexpr std::array<Reading, 3> kReadings{Reading::AsMeasured, Reading::Within, Reading::Beyond};

constexpr double kTolerance = 1e-9;  ///< "Within T" is d <= T + 1e-9; "more than" is strict by it.

/// How a distance compares with a threshold, in every reading.
struct Comparison {
    bool measured = false;  ///< Within the threshold, as measured.
    bool close = false;     ///< Too close to call.

    [[nodiscard]] bool within(Reading reading) const {
        if (!close || reading == Reading::AsMeasured) {
            return measured;
        }
        return reading == Reading::Within;
    }
};

/// Half-width of the doubt of a distance between things of these standard deviations (section 8).
[[nodiscard]] inline double doubt_in(double sigma_a_in, double sigma_b_in) {
    return 2 * std::hypot(sigma_a_in, sigma_b_in);
}

/// Section 8: close when |distance - threshold| <= doubt, and there is doubt.
[[nodiscard]] inline Comparison compare(double distance_in, double threshold_in, double doubt_in) {
    return {distance_in <= threshold_in + kTolerance,
            doubt_in > 0 && std::abs(distance_in - threshold_in) <= doubt_in + kTolerance};
}

}  // namespace littlewars::referee::little_wars

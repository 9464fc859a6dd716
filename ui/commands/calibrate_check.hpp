#pragma once

#include "calibration/points.hpp"

#include <array>
#include <optional>
#include <string>

namespace littlewars::ui {

/// A ruler's two end marks in the picture, clicked by hand.
using ClickedRuler = std::array<calibration::PixelPoint, 2>;

struct CalibrateCheckArguments {
    std::string picture;
    std::string table;                  ///< table.json.
    std::string empty;                  ///< A picture of the bare table; may be missing.
    std::optional<ClickedRuler> ruler;  ///< None: the rulers that are found by their ticks.
    double length_mm = 0;               ///< Between those marks, as printed on the ruler.
    double thickness_mm = 2;            ///< Of the ruler: its marks lie so far above the table.
    std::string map;                    ///< Residual map to write, PNG or JPEG; empty: none.
    bool json = false;
};

/// `littlewars calibrate check`. Returns the exit status.
int run_calibrate_check(const CalibrateCheckArguments& arguments);

}  // namespace littlewars::ui

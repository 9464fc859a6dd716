#pragma once

#include "calibration/printables.hpp"

#include <optional>
#include <string>

namespace littlewars::ui {

struct TargetsArguments {
    std::string out;   ///< The PDF to write.
    std::string what;  ///< "markers", "charuco", "ruler", "bases" or "board:NAME".
    calibration::Paper paper = calibration::Paper::A4;
    calibration::MarkerSheet markers;
    std::optional<calibration::TableSize> table;  ///< With it markers.json can be made.
    std::string markers_json;                     ///< Written when not empty.
    std::optional<double> check_line_mm;          ///< What the player measured of the 200 mm.
};

/// `littlewars targets`. Returns the exit status.
int run_targets(const TargetsArguments& arguments);

}  // namespace littlewars::ui

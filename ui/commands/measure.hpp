#pragma once

#include "calibration/points.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

struct MeasureArguments {
    std::string picture;
    std::string table;                            ///< table.json.
    std::vector<calibration::PixelPoint> points;  ///< Two, or more for a path.
    bool json = false;
};

/// `littlewars measure`. Returns the exit status.
int run_measure(const MeasureArguments& arguments);

}  // namespace littlewars::ui

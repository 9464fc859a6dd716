#pragma once

#include "calibration/table_solver.hpp"

#include <optional>
#include <string>

namespace littlewars::ui {

struct CalibrateTableArguments {
    std::string picture;
    std::string lens;     ///< lens.json; empty: the focal length is estimated.
    std::string markers;  ///< markers.json; empty: corners.
    std::optional<calibration::TableCorners> corners;
    calibration::TableSize table;
    std::string out;  ///< table.json.
    bool json = false;
};

/// `littlewars calibrate table`. Returns the exit status.
int run_calibrate_table(const CalibrateTableArguments& arguments);

}  // namespace littlewars::ui

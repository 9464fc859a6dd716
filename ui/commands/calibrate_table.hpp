#pragma once

#include "calibration/ruler_table.hpp"
#include "calibration/table_solver.hpp"

#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

struct CalibrateTableArguments {
    std::vector<std::string> pictures;  ///< Of one unmoved camera; several lessen the noise.
    std::string lens;                   ///< lens.json; empty: the focal length is estimated.
    std::string markers;                ///< markers.json; empty: corners.
    std::optional<calibration::TableCorners> corners;
    std::vector<calibration::LaidRuler> rulers;  ///< Where a ruler lay; none: markers or corners.
    calibration::RulerMarks ruler_marks;
    calibration::TableSize table;
    std::string out;  ///< table.json.
    bool json = false;
};

/// `littlewars calibrate table`. Returns the exit status.
int run_calibrate_table(const CalibrateTableArguments& arguments);

}  // namespace littlewars::ui

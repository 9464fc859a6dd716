#pragma once

#include "calibration/covariance.hpp"
#include "calibration/points.hpp"
#include "calibration/table_json.hpp"

#include <optional>
#include <string>

namespace littlewars::calibration {

/// A ruler lying on the table, as measured by the camera and as printed on it.
struct RulerReading {
    TablePoint from;
    TablePoint to;
    double printed_mm = 0;
};

/// What a ruler says about the calibration.
struct RulerCheck {
    double measured_mm = 0;
    double printed_mm = 0;
    double error_mm = 0;           ///< Measured minus printed.
    double error_mm_per_inch = 0;  ///< Along the table.
    double sigma_mm = 0;           ///< What the calibration's ± allows, one standard deviation.
    bool agrees = false;           ///< Within three of them.
};

/// Compares; `pixel_sigma_px` is how well the ends were seen.
[[nodiscard]] RulerCheck check_ruler(const TableUncertainty& uncertainty,
                                     const RulerReading& ruler,
                                     double pixel_sigma_px);

/// How far from the near edge "within an eighth of an inch" can be decided.
struct ContactReach {
    double sigma_near_mm = 0;  ///< Of a gap between two bases at the near edge.
    double sigma_far_mm = 0;
    double depth_mm = 0;  ///< Decided everywhere nearer than this; 0 nowhere.
    bool whole_table = false;
};

/// A gap is decided where two standard deviations are less than an eighth of an inch. `worse` >= 1
/// multiplies the calibration's own ±: what a ruler check found beyond it.
[[nodiscard]] ContactReach contact_reach(const TableUncertainty& uncertainty,
                                         TableSize table,
                                         double worse = 1);

/// "contact can be ruled on up to 1.1 m from the camera side".
[[nodiscard]] std::string in_words(const ContactReach& reach);

}  // namespace littlewars::calibration

#pragma once

#include "calibration/covariance.hpp"
#include "calibration/points.hpp"

#include <array>
#include <span>
#include <string>

namespace littlewars::calibration {

/// A length on the table and its standard deviation.
struct MeasuredLength {
    double mm = 0;
    double sigma_mm = 0;
    bool operator==(const MeasuredLength&) const = default;
};

/// A click by hand is good to about this.
inline constexpr double kClickSigma_px = 1;

/// The length of the path through `points` (two or more), each seen at a pixel known to
/// `pixel_sigma_px`; errors that the points share count once.
[[nodiscard]] MeasuredLength path_length(const TableUncertainty& uncertainty,
                                         std::span<const TablePoint> points,
                                         double pixel_sigma_px);

/// The two points where two outlines (closed polygons of three or more corners) come nearest.
/// They coincide when the outlines cross or one holds the other.
[[nodiscard]] std::array<TablePoint, 2> nearest_points(std::span<const TablePoint> a,
                                                       std::span<const TablePoint> b);

/// The gap between two pieces' outlines, 0 when they touch or overlap. `sigma_a_mm` and
/// `sigma_b_mm` are how well each outline is placed by itself (its base-edge fit).
[[nodiscard]] MeasuredLength gap_between(const TableUncertainty& uncertainty,
                                         std::span<const TablePoint> a,
                                         std::span<const TablePoint> b,
                                         double sigma_a_mm,
                                         double sigma_b_mm);

/// "12.05 in ± 0.04 in (306.1 mm ± 1.0 mm, 1.004 ft)": one standard deviation.
[[nodiscard]] std::string in_words(const MeasuredLength& length);

}  // namespace littlewars::calibration

#include "calibration/ruler_check.hpp"

#include "calibration/measurement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace littlewars::calibration {
namespace {

constexpr double kContact_mm = kMillimetresPerInch / 8;
/// Two standard deviations: 19 of 20 gaps are told right.
constexpr double kSigmas = 2;
/// How well the edge of a base is found, in pixels.
constexpr double kBaseEdge_px = 0.5;

/// Standard deviation of a small gap at (x, y) away from the camera, the worse direction.
double gap_sigma(const TableUncertainty& uncertainty, double x_mm, double y_mm, double worse) {
    const TablePoint at{x_mm, y_mm};
    const TablePoint beyond{x_mm, y_mm + kContact_mm};
    const double shared = worse * uncertainty.distance_sigma_mm(at, beyond);
    const double all = uncertainty.distance_sigma_mm(at, beyond, kBaseEdge_px);
    const double plain = uncertainty.distance_sigma_mm(at, beyond);
    return std::sqrt(shared * shared + std::max(0.0, all * all - plain * plain));
}

double worst_across(const TableUncertainty& uncertainty, TableSize table, double y, double worse) {
    return std::max({gap_sigma(uncertainty, 0, y, worse),
                     gap_sigma(uncertainty, table.width_mm / 2, y, worse),
                     gap_sigma(uncertainty, table.width_mm, y, worse)});
}

}  // namespace

RulerCheck check_ruler(const TableUncertainty& uncertainty,
                       const RulerReading& ruler,
                       double pixel_sigma_px) {
    const std::array<TablePoint, 2> ends{ruler.from, ruler.to};
    const MeasuredLength length = path_length(uncertainty, ends, pixel_sigma_px);
    RulerCheck check;
    check.measured_mm = length.mm;
    check.printed_mm = ruler.printed_mm;
    check.error_mm = length.mm - ruler.printed_mm;
    check.error_mm_per_inch = check.error_mm / (ruler.printed_mm / kMillimetresPerInch);
    check.sigma_mm = length.sigma_mm;
    check.agrees = std::abs(check.error_mm) <= 3 * check.sigma_mm;
    return check;
}

ContactReach contact_reach(const TableUncertainty& uncertainty, TableSize table, double worse) {
    constexpr double kStep_mm = 20;
    ContactReach reach;
    reach.sigma_near_mm = worst_across(uncertainty, table, 0, worse);
    reach.sigma_far_mm = worst_across(uncertainty, table, table.depth_mm, worse);
    const auto decided = [&](double y) {
        return kSigmas * worst_across(uncertainty, table, y, worse) < kContact_mm;
    };
    double y = 0;
    while (y <= table.depth_mm && decided(y)) {
        reach.depth_mm = y;
        y += kStep_mm;
    }
    reach.whole_table = y > table.depth_mm;
    if (reach.whole_table) {
        reach.depth_mm = table.depth_mm;
    }
    return reach;
}

std::string in_words(const ContactReach& reach) {
    if (reach.whole_table) {
        return "contact can be ruled on all over the table";
    }
    if (reach.depth_mm <= 0) {
        return "contact can be ruled on nowhere: an eighth of an inch is too fine for this camera";
    }
    return fmt::format("contact can be ruled on up to {:.1f} m from the camera side",
                       reach.depth_mm / 1000);
}

}  // namespace littlewars::calibration

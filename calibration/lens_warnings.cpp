#include "calibration/lens_warnings.hpp"

#include "calibration/median.hpp"

#include <fmt/format.h>

#include <cmath>

namespace littlewars::calibration {
namespace {

constexpr int kViewsAdvised = 8;

/// Autofocus or zoom between the pictures: each asks for its own focal length.
bool focus_drifts(const std::vector<ViewFit>& views) {
    constexpr double kNoticeable = 0.01;
    std::vector<double> errors;
    for (const ViewFit& view : views) {
        if (view.used) {
            errors.push_back(std::abs(view.focal_error));
        }
    }
    return median(errors) > kNoticeable;
}

}  // namespace

std::vector<std::string> lens_warnings(const LensFit& fit) {
    constexpr double kPoorFocal = 0.005;
    constexpr double kPoorCoverage = 0.5;
    constexpr double kPoorRms_px = 1;
    std::vector<std::string> warnings;
    if (fit.lens.views < kViewsAdvised) {
        warnings.push_back(fmt::format(
            "only {} usable pictures; {} or more are better", fit.lens.views, kViewsAdvised));
    }
    for (const ViewFit& view : fit.views) {
        if (!view.used) {
            warnings.push_back(view.name + ": left out, it disagrees with the other pictures");
        }
    }
    if (focus_drifts(fit.views)) {
        warnings.emplace_back(
            "the focal length changes from picture to picture; switch autofocus and zoom off");
    }
    if (fit.focal_sigma_px > kPoorFocal * fit.lens.fx_px) {
        warnings.push_back(fmt::format(
            "the focal length is known to {:.1f} % only; tilt the board more, in all directions",
            100 * fit.focal_sigma_px / fit.lens.fx_px));
    }
    if (fit.coverage < kPoorCoverage) {
        warnings.push_back(fmt::format(
            "corners were seen in {:.0f} % of the picture only; bring the board to its rim too",
            100 * fit.coverage));
    }
    if (fit.lens.rms_px > kPoorRms_px) {
        warnings.push_back(
            fmt::format("the reprojection error of {:.2f} px is large; is the board flat, are the "
                        "pictures sharp?",
                        fit.lens.rms_px));
    }
    return warnings;
}

}  // namespace littlewars::calibration

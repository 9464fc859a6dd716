#pragma once

#include <functional>

namespace littlewars::vision {

/// How large the figures are, and how much was recognised at that size.
struct FigureScale {
    double figure_mm = 54;  ///< Height of a foot soldier.
    double score = 0;
};

inline constexpr double kUsualFigure_mm = 54;

/// Finds the size of figures at which `score` (how much the net recognises in charts made for that
/// size) is greatest: from 54 mm in steps of the root of two towards the better side, between 19
/// and 108 mm, then the top of the parabola through the best three. 54 mm when that is within a
/// tenth.
[[nodiscard]] FigureScale find_figure_scale(const std::function<double(double figure_mm)>& score);

}  // namespace littlewars::vision

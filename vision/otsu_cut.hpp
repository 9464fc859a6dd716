#pragma once

#include <vector>

namespace littlewars::vision {

/// Where values part into two groups, in their own unit.
struct OtsuCut {
    double at = 0;         ///< Half-way between the two neighbouring values it parts; 0 if none.
    double explained = 0;  ///< Part of the variance that lies between the groups, 0 to 1.
    double deviation = 0;  ///< Standard deviation of all.
};

/// The cut with the most variance between the groups (Otsu 1979), with at least `least_share` of
/// the values, and at least one, on either side.
[[nodiscard]] OtsuCut otsu_cut(std::vector<double> values, double least_share);

}  // namespace littlewars::vision

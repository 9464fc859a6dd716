#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace littlewars::calibration {

/// The middle one of `values` by size (of an even number the upper). Precondition: not empty.
[[nodiscard]] inline double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace littlewars::calibration

#include "vision/otsu_cut.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace littlewars::vision {

OtsuCut otsu_cut(std::vector<double> values, double least_share) {
    std::sort(values.begin(), values.end());
    const auto n = static_cast<double>(values.size());
    double total = 0;
    double squares = 0;
    for (const double value : values) {
        total += value;
        squares += value * value;
    }
    const double variance = std::max(1e-9, squares / n - total * total / (n * n));
    const double lowest = std::max(1.0, std::floor(least_share * n));
    OtsuCut best;
    best.deviation = std::sqrt(variance);
    double below = 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        below += values[i - 1];
        const auto k = static_cast<double>(i);
        if (k < lowest || n - k < lowest) {
            continue;
        }
        const double apart = (total - below) / (n - k) - below / k;
        const double explained = k / n * (n - k) / n * apart * apart / variance;
        if (explained > best.explained) {
            best.explained = explained;
            best.at = (values[i - 1] + values[i]) / 2;
        }
    }
    return best;
}

}  // namespace littlewars::vision

#include "vision/things/ruler_numerals.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr std::size_t kNumbers = 8;  ///< Looked at from each end; all of one digit at the first.
constexpr int kFewestUnits = 24;     ///< Then the last eight have two digits.
constexpr double kSurely = 0.25;     ///< By which the logarithms of the ink must differ.

/// Mean darkness below the face's paper in the part of the band that belongs to the unit mark.
double ink_round_mark(const cv::Mat& band, int mark, int units) {
    const double unit_px = static_cast<double>(band.cols) / units;
    const int from = cvRound((mark - 0.5) * unit_px);
    const int to = std::clamp(cvRound((mark + 0.5) * unit_px), from + 1, band.cols);
    std::vector<std::uint8_t> greys(band.colRange(from, to).clone().reshape(1, 1));
    const auto paper = greys.begin() + static_cast<std::ptrdiff_t>(greys.size() * 17 / 20);
    std::nth_element(greys.begin(), paper, greys.end());
    double ink = 0;
    for (const std::uint8_t grey : greys) {
        ink += std::max(0, *paper - grey);
    }
    return ink / static_cast<double>(greys.size());
}

/// Of the numbers next to one end; a figure standing there hides less than half of them.
double ink_at_end(const cv::Mat& band, int units, bool at_right) {
    std::array<double, kNumbers> inks{};
    for (std::size_t i = 0; i < kNumbers; ++i) {
        const int nth = static_cast<int>(i) + 1;
        inks[i] = ink_round_mark(band, at_right ? units - nth : nth, units);
    }
    const auto middle = inks.begin() + kNumbers / 2;
    std::nth_element(inks.begin(), middle, inks.end());
    return *middle + 1;
}

}  // namespace

std::optional<bool> numbers_rise(const cv::Mat& body, int units) {
    if (units < kFewestUnits || body.cols < 4 * units || body.rows < 8) {
        return std::nullopt;
    }
    cv::Mat grey;
    cv::cvtColor(body, grey, cv::COLOR_BGR2GRAY);
    const cv::Mat left_side = grey.rowRange(body.rows / 20, body.rows * 9 / 20);
    const cv::Mat right_side = grey.rowRange(body.rows * 11 / 20, body.rows * 19 / 20);
    const auto growth = [units](const cv::Mat& band, bool to_right) {
        return std::log(ink_at_end(band, units, to_right) / ink_at_end(band, units, !to_right));
    };
    const double rising = growth(right_side, true);
    const double falling = growth(left_side, false);
    if (std::abs(rising - falling) < kSurely) {
        return std::nullopt;
    }
    return rising > falling;
}

}  // namespace littlewars::vision

#include "vision/things/ruler_ticks.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <numbers>
#include <span>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kSpread = 0.012;  ///< By which the spacing may differ from the true one.
constexpr double kStep = 0.0004;
constexpr double kBackground_mm = 7;  ///< Over which the ruler's own shade is evened out.

/// Which divisions carry longer ticks or figures: halves, quarters and eighths of an inch; fives
/// and single millimetres of a centimetre.
constexpr std::array<double, 4> kInchHarmonics{1, 2, 4, 8};
constexpr std::array<double, 3> kCentimetreHarmonics{1, 2, 10};

/// Darkness along the strip, averaged over a band of rows, without the slow changes.
std::vector<double> darkness(const cv::Mat& grey, double from, double to, double scale_px) {
    const int first = std::clamp(cvRound(from * grey.rows), 0, grey.rows - 1);
    const int last = std::clamp(cvRound(to * grey.rows), first + 1, grey.rows);
    cv::Mat line;
    cv::reduce(grey.rowRange(first, last), line, 0, cv::REDUCE_AVG, CV_32F);
    cv::Mat slow;
    cv::GaussianBlur(line, slow, {0, 0}, kBackground_mm * scale_px, 0, cv::BORDER_REPLICATE);
    const cv::Mat dark = slow - line;
    std::vector<double> profile;
    profile.reserve(static_cast<std::size_t>(dark.cols));
    for (int column = 0; column < dark.cols; ++column) {
        // A figure standing on the ruler must not outweigh all ticks.
        profile.push_back(std::clamp<double>(dark.at<float>(0, column), -12, 12));
    }
    return profile;
}

double power(std::span<const double> profile, double waves_per_px) {
    std::complex<double> sum;
    const std::complex<double> turn = std::polar(1.0, -2 * std::numbers::pi * waves_per_px);
    std::complex<double> phase = 1;
    for (const double value : profile) {
        sum += value * phase;
        phase *= turn;
    }
    return std::norm(sum) / static_cast<double>(profile.size());
}

/// The power in the parts of a unit, the unit itself left out.
double power_of_parts(std::span<const double> profile,
                      double spacing_px,
                      std::span<const double> harmonics) {
    double sum = 0;
    for (const double harmonic : harmonics.subspan(1)) {
        sum += power(profile, harmonic / spacing_px);
    }
    return sum;
}

struct Comb {
    double spacing_mm = 0;
    double power = 0;
};

/// The spacing near `nominal_mm` that gathers most power in its harmonics. No power where it only
/// rises towards the end of what is tried: the ticks, if any, are no such ones.
Comb best_comb(std::span<const double> profile,
               double nominal_mm,
               std::span<const double> harmonics,
               double scale_px) {
    constexpr int kSteps = static_cast<int>(kSpread / kStep);
    Comb best;
    int best_step = 0;
    for (int step = -kSteps; step <= kSteps; ++step) {
        const double spacing_mm = nominal_mm * (1 + step * kStep);
        double sum = 0;
        for (const double harmonic : harmonics) {
            sum += power(profile, harmonic / (spacing_mm * scale_px));
        }
        if (sum > best.power) {
            best = {spacing_mm, sum};
            best_step = step;
        }
    }
    return std::abs(best_step) == kSteps ? Comb{nominal_mm, 0} : best;
}

/// The usual power at spacings where no ruler has ticks.
double noise_power(std::span<const double> profile, double scale_px) {
    constexpr std::array<double, 9> kNobodysSpacings_mm{
        31.3, 21.7, 17.3, 14.9, 11.3, 8.9, 7.4, 5.7, 4.4};
    std::vector<double> powers;
    powers.reserve(kNobodysSpacings_mm.size());
    for (const double spacing_mm : kNobodysSpacings_mm) {
        powers.push_back(power(profile, 1 / (spacing_mm * scale_px)));
    }
    std::nth_element(powers.begin(), powers.begin() + 4, powers.end());
    return powers[4] + 1e-6;
}

}  // namespace

TickReading read_ticks(const cv::Mat& body, double scale_px) {
    cv::Mat grey;
    cv::cvtColor(body, grey, cv::COLOR_BGR2GRAY);
    const auto whole = darkness(grey, 0.06, 0.94, scale_px);
    const Comb inch = best_comb(whole, mark_spacing_mm(RulerUnit::Inch), kInchHarmonics, scale_px);
    const Comb centimetre =
        best_comb(whole, mark_spacing_mm(RulerUnit::Centimetre), kCentimetreHarmonics, scale_px);
    TickReading reading;
    const bool is_inch = inch.power > centimetre.power;
    reading.unit = is_inch ? RulerUnit::Inch : RulerUnit::Centimetre;
    const Comb& comb = is_inch ? inch : centimetre;
    reading.spacing_mm = comb.spacing_mm;
    reading.clearness = comb.power / noise_power(whole, scale_px);
    const auto left = darkness(grey, 0.05, 0.3, scale_px);
    const auto right = darkness(grey, 0.7, 0.95, scale_px);
    const auto harmonics = is_inch ? std::span<const double>(kInchHarmonics)
                                   : std::span<const double>(kCentimetreHarmonics);
    // Every unit has its figure too; only ticks divide it.
    reading.ticks_on_left = power_of_parts(left, comb.spacing_mm * scale_px, harmonics) >=
                            power_of_parts(right, comb.spacing_mm * scale_px, harmonics);
    // The figures are not centred on their marks: the spacing comes from the ticks alone.
    const auto ticks = reading.ticks_on_left ? darkness(grey, 0.04, 0.35, scale_px)
                                             : darkness(grey, 0.65, 0.96, scale_px);
    const Comb of_ticks = best_comb(ticks, mark_spacing_mm(reading.unit), harmonics, scale_px);
    if (of_ticks.power > 0) {
        reading.spacing_mm = of_ticks.spacing_mm;
    }
    return reading;
}

}  // namespace littlewars::vision

#include "vision/chart/empty_table.hpp"

#include "calibration/median.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr std::size_t kEnoughPixels = 100;
constexpr std::size_t kMostSamples = 2000;
constexpr int kRounds = 6;
constexpr double kBiweight = 4.685;    ///< Tukey's constant, in standard deviations.
constexpr double kLeastSpread = 0.03;  ///< Of log ratios: sensor noise.
constexpr double kRidge = 1e-3;        ///< Keeps a field that no pixel asks for at nothing.
constexpr double kUneven = 0.06;       ///< Of log gain: less is within the noise of the fit.
constexpr int kTooDark = 12;           ///< Grey levels whose ratio says little.
constexpr int kTooBright = 250;
constexpr int kFieldStep_px = 16;

using calibration::median;
using Terms = LightChange::Terms;

Terms terms_at(double x, double y) {
    return {1, x, y, x * x, x * y, y * y};
}

bool is_outside(const cv::Vec3b& pixel, int outside_value) {
    return pixel[0] == outside_value && pixel[1] == outside_value && pixel[2] == outside_value;
}

struct Sample {
    double x = 0;
    double y = 0;
    cv::Vec3d log_ratio;
    bool tells_shape = true;  ///< Neither too dark nor burnt out.
};

std::vector<Sample> samples_of(const cv::Mat& frame, const cv::Mat& empty, int outside_value) {
    std::vector<Sample> samples;
    for (int row = 0; row < frame.rows; ++row) {
        const auto* now = frame.ptr<cv::Vec3b>(row);
        const auto* before = empty.ptr<cv::Vec3b>(row);
        for (int column = 0; column < frame.cols; ++column) {
            if (is_outside(now[column], outside_value) ||
                is_outside(before[column], outside_value)) {
                continue;
            }
            Sample sample{
                2 * (column + 0.5) / frame.cols - 1, 2 * (row + 0.5) / frame.rows - 1, {}};
            for (int k = 0; k < 3; ++k) {
                const int f = now[column][k];
                const int e = before[column][k];
                sample.log_ratio[k] = std::log((f + 1.0) / (e + 1.0));
                sample.tells_shape =
                    sample.tells_shape && std::min(f, e) > kTooDark && std::max(f, e) < kTooBright;
            }
            samples.push_back(sample);
        }
    }
    return samples;
}

/// Every so-manieth of those that tell the shape.
std::vector<Sample> thinned(const std::vector<Sample>& samples) {
    std::vector<Sample> kept;
    const std::size_t step = samples.size() / kMostSamples + 1;
    for (std::size_t i = 0; i < samples.size(); i += step) {
        if (samples[i].tells_shape) {
            kept.push_back(samples[i]);
        }
    }
    return kept;
}

/// Iteratively reweighted least squares from `start`.
Terms fitted(const std::vector<Sample>& samples, int channel, const Terms& start) {
    Terms field = start;
    std::vector<double> off(samples.size());
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < samples.size(); ++i) {
            off[i] =
                samples[i].log_ratio[channel] - field.dot(terms_at(samples[i].x, samples[i].y));
        }
        std::vector<double> sizes(off.size());
        std::transform(off.begin(), off.end(), sizes.begin(), [](double v) { return std::abs(v); });
        const double reach = kBiweight * std::max(kLeastSpread, 1.4826 * median(std::move(sizes)));
        auto normal = cv::Matx<double, 6, 6>::zeros();
        Terms right;
        double total = 0;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            if (std::abs(off[i]) >= reach) {
                continue;
            }
            const double weight = std::pow(1 - std::pow(off[i] / reach, 2), 2);
            const Terms terms = terms_at(samples[i].x, samples[i].y);
            normal += terms * terms.t() * weight;
            right += terms * (weight * off[i]);
            total += weight;
        }
        normal += cv::Matx<double, 6, 6>::eye() * (kRidge * total + 1e-9);
        field += normal.solve(right, cv::DECOMP_CHOLESKY);
    }
    return field;
}

/// `empty` times the gains of `field` (CV_32FC3); pixels of `outside_value` grey stay.
cv::Mat lit(const cv::Mat& empty, const cv::Mat& field, int outside_value) {
    cv::Mat matched;
    cv::multiply(empty, field, matched, 1, CV_8UC3);
    cv::Mat outside;
    cv::inRange(empty, cv::Scalar::all(outside_value), cv::Scalar::all(outside_value), outside);
    matched.setTo(cv::Scalar::all(outside_value), outside);
    return matched;
}

}  // namespace

LightChange LightChange::between(const cv::Mat& frame, const cv::Mat& empty, int outside_value) {
    const std::vector<Sample> samples = samples_of(frame, empty, outside_value);
    LightChange even;
    if (samples.size() < kEnoughPixels) {
        return even;
    }
    for (int k = 0; k < 3; ++k) {
        std::vector<double> values;
        values.reserve(samples.size());
        for (const Sample& sample : samples) {
            values.push_back(sample.log_ratio[k]);
        }
        even.log_gain_[static_cast<std::size_t>(k)][0] = median(std::move(values));
    }
    const std::vector<Sample> shaped = thinned(samples);
    if (shaped.size() < kEnoughPixels) {
        return even;
    }
    LightChange uneven;
    for (int k = 0; k < 3; ++k) {
        const auto channel = static_cast<std::size_t>(k);
        uneven.log_gain_[channel] = fitted(shaped, k, even.log_gain_[channel]);
    }
    return uneven.is_even() ? even : uneven;
}

cv::Vec3d LightChange::gain_at(double x, double y) const {
    const Terms terms = terms_at(x, y);
    return {std::exp(log_gain_[0].dot(terms)),
            std::exp(log_gain_[1].dot(terms)),
            std::exp(log_gain_[2].dot(terms))};
}

bool LightChange::is_even() const {
    cv::Vec3d least = cv::Vec3d::all(1e9);
    cv::Vec3d most = cv::Vec3d::all(0);
    for (const double y : {-0.9, -0.45, 0.0, 0.45, 0.9}) {
        for (const double x : {-0.9, -0.45, 0.0, 0.45, 0.9}) {
            const cv::Vec3d gain = gain_at(x, y);
            for (int k = 0; k < 3; ++k) {
                least[k] = std::min(least[k], gain[k]);
                most[k] = std::max(most[k], gain[k]);
            }
        }
    }
    return std::log(most[0] / least[0]) < 2 * kUneven &&
           std::log(most[1] / least[1]) < 2 * kUneven && std::log(most[2] / least[2]) < 2 * kUneven;
}

cv::Mat LightChange::applied_to(const cv::Mat& empty,
                                cv::Point origin_px,
                                cv::Size whole,
                                int outside_value) const {
    const cv::Size coarse(empty.cols / kFieldStep_px + 1, empty.rows / kFieldStep_px + 1);
    cv::Mat field(coarse, CV_32FC3);
    for (int row = 0; row < coarse.height; ++row) {
        for (int column = 0; column < coarse.width; ++column) {
            // The coarse cell's middle, as cv::resize maps it, in the whole chart.
            const double u = origin_px.x + (column + 0.5) * empty.cols / coarse.width;
            const double v = origin_px.y + (row + 0.5) * empty.rows / coarse.height;
            field.at<cv::Vec3f>(row, column) =
                cv::Vec3f(gain_at(2 * u / whole.width - 1, 2 * v / whole.height - 1));
        }
    }
    cv::resize(field, field, empty.size(), 0, 0, cv::INTER_LINEAR);
    return lit(empty, field, outside_value);
}

cv::Mat LightChange::applied_near(const cv::Mat& empty,
                                  cv::Point2d place_px,
                                  cv::Size whole,
                                  int outside_value) const {
    const cv::Vec3d gain =
        gain_at(2 * place_px.x / whole.width - 1, 2 * place_px.y / whole.height - 1);
    return lit(empty, cv::Mat(empty.size(), CV_32FC3, cv::Scalar(gain)), outside_value);
}

}  // namespace littlewars::vision

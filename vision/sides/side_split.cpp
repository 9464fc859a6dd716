#include "vision/sides/side_split.hpp"

#include "vision/otsu_cut.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr double kLowestShare = 0.22;  ///< No army is smaller than this part of the table's men.
constexpr int kDirections = 100;
constexpr int kRounds = 6;
constexpr double kShrinkage = 0.3;   ///< Of the scatter towards a sphere: few pieces, 13 numbers.
constexpr double kLeastScatter = 2;  ///< Lab units squared: noise of any coat.
constexpr double kLabelSteepness = 1.5;
/// Of the way from none to where the likenesses part best, they are cut: the armies' colours were
/// taken in the same light, but shadow and lamp are seldom fair to both.
constexpr double kLikenessCut = 0.5;

OtsuCut cut_of(std::vector<double> values) {
    return otsu_cut(std::move(values), kLowestShare);
}

cv::Vec3d extremes(const CoatMarks& coat) {
    return {coat[0] + coat[9], coat[1] + coat[10], coat[2] + coat[11]};
}

std::vector<double> along(std::span<const CoatMarks> coats, const cv::Vec3d& axis) {
    std::vector<double> values;
    values.reserve(coats.size());
    for (const CoatMarks& coat : coats) {
        values.push_back(extremes(coat).dot(axis));
    }
    return values;
}

/// `values` relative to the cut, in mean distances from it, squeezed into -1 to 1.
std::vector<double> soft_labels(const std::vector<double>& values, double cut, double spread) {
    std::vector<double> labels;
    labels.reserve(values.size());
    for (const double value : values) {
        labels.push_back(std::tanh(kLabelSteepness * (value - cut) / spread));
    }
    return labels;
}

double mean_distance(const std::vector<double>& values, double cut) {
    double sum = 1e-9;
    for (const double value : values) {
        sum += std::abs(value - cut);
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, values.size()));
}

/// Fisher's direction between the coats of positive and of negative label.
CoatMarks discriminant(std::span<const CoatMarks> coats, const std::vector<double>& labels) {
    std::array<CoatMarks, 2> means;
    std::array<double, 2> weights{1e-6, 1e-6};
    for (std::size_t i = 0; i < coats.size(); ++i) {
        const std::size_t side = labels[i] > 0 ? 1 : 0;
        means[side] += coats[i] * std::abs(labels[i]);
        weights[side] += std::abs(labels[i]);
    }
    means = {means[0] * (1 / weights[0]), means[1] * (1 / weights[1])};
    constexpr int kMarks = CoatMarks::channels;
    auto scatter = cv::Matx<double, kMarks, kMarks>::zeros();
    for (std::size_t i = 0; i < coats.size(); ++i) {
        const CoatMarks off = coats[i] - means[labels[i] > 0 ? 1 : 0];
        scatter += off * off.t() * (std::abs(labels[i]) / (weights[0] + weights[1]));
    }
    const double sphere =
        kShrinkage * cv::trace(scatter) / static_cast<int>(kMarks) + kLeastScatter;
    scatter += cv::Matx<double, kMarks, kMarks>::eye() * sphere;
    return scatter.solve(means[1] - means[0], cv::DECOMP_CHOLESKY);
}

}  // namespace

cv::Vec3d axis_of_split(std::span<const CoatMarks> coats) {
    const double golden = std::numbers::pi * (3 - std::sqrt(5.0));
    cv::Vec3d best(0, 1, 0);
    double most = -1;
    for (int i = 0; i < kDirections; ++i) {
        const double z = (i + 0.5) / kDirections;  // directions of half a sphere, evenly spread
        const double r = std::sqrt(1 - z * z);
        const cv::Vec3d axis(r * std::cos(golden * i), r * std::sin(golden * i), z);
        const OtsuCut cut = cut_of(along(coats, axis));
        if (cut.explained * cut.deviation > most) {
            most = cut.explained * cut.deviation;
            best = axis;
        }
    }
    return best;
}

std::vector<double> first_labels(std::span<const CoatMarks> coats, const cv::Vec3d& axis) {
    const std::vector<double> places = along(coats, axis);
    std::vector<double> alike;
    for (const CoatMarks& coat : coats) {
        alike.push_back(coat[CoatMarks::channels - 1]);
    }
    const double place_cut = cut_of(places).at;
    const double place_spread = mean_distance(places, place_cut);
    const double alike_cut = kLikenessCut * cut_of(alike).at;
    const double alike_spread = mean_distance(alike, alike_cut);
    std::vector<double> values;
    for (std::size_t i = 0; i < coats.size(); ++i) {
        values.push_back((places[i] - place_cut) / place_spread +
                         (alike[i] - alike_cut) / alike_spread);
    }
    const double cut = cut_of(values).at;
    return soft_labels(values, cut, mean_distance(values, cut));
}

FirstGroups first_groups(std::span<const CoatMarks> coats, const cv::Vec3d& axis) {
    const std::vector<double> values = along(coats, axis);
    const OtsuCut cut = cut_of(values);
    std::array<double, 2> sums{};
    std::array<double, 2> counts{1e-9, 1e-9};
    for (const double value : values) {
        const std::size_t group = value > cut.at ? 1 : 0;
        sums[group] += value / 2;
        counts[group] += 1;
    }
    return {sums[0] / counts[0], sums[1] / counts[1], cut.explained};
}

TaughtSplit teach_split(std::span<const CoatMarks> coats, std::vector<double> labels) {
    TaughtSplit split;
    split.labels = std::move(labels);
    for (int round = 0; round < kRounds; ++round) {
        split.direction = discriminant(coats, split.labels);
        std::vector<double> values;
        values.reserve(coats.size());
        for (const CoatMarks& coat : coats) {
            values.push_back(coat.dot(split.direction));
        }
        split.cut = cut_of(values).at;
        split.spread = mean_distance(values, split.cut);
        split.labels = soft_labels(values, split.cut, split.spread);
    }
    return split;
}

}  // namespace littlewars::vision

#include "vision/side_model.hpp"

#include "vision/colour.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr double kLightnessWeight = 0.5;
constexpr double kLowestShare = 0.22;  ///< No army is smaller than this part of the table's men.
constexpr std::size_t kEnoughPieces = 6;
constexpr int kRounds = 20;
/// Part of the variance that two real armies' split explains; one army alone falls below.
constexpr double kTwoArmies = 0.6;
constexpr double kSteepness = 4;  ///< Of belief, per half distance between the armies.
constexpr double kUnsplitConfidence = 0.7;

cv::Vec3d weighted_lab(const cv::Vec3d& bgr) {
    cv::Vec3d lab = lab_from_bgr(bgr);
    lab[0] *= kLightnessWeight;
    return lab;
}

struct Cut {
    double at = 0;
    double spread = 1;
    double explained = 0;  ///< Between-class variance over the whole.
};

/// Otsu's cut of sorted values, with at least `lowest` values on either side.
Cut otsu(std::vector<double> values, std::size_t lowest) {
    std::sort(values.begin(), values.end());
    const auto n = static_cast<double>(values.size());
    double total = 0;
    double squares = 0;
    for (const double value : values) {
        total += value;
        squares += value * value;
    }
    const double variance = std::max(1e-9, squares / n - total * total / (n * n));
    Cut best;
    double below = 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        below += values[i - 1];
        if (i < lowest || values.size() - i < lowest) {
            continue;
        }
        const auto k = static_cast<double>(i);
        const double apart = (total - below) / (n - k) - below / k;
        const double explained = k / n * (n - k) / n * apart * apart / variance;
        if (explained > best.explained) {
            best = {(values[i - 1] + values[i]) / 2, apart / 2, explained};
        }
    }
    return best;
}

std::vector<cv::Vec3d> weighted_lab_of(std::span<const cv::Vec3d> bgr) {
    std::vector<cv::Vec3d> lab;
    lab.reserve(bgr.size());
    for (const cv::Vec3d& colour : bgr) {
        lab.push_back(weighted_lab(colour));
    }
    return lab;
}

std::size_t lowest_count(std::size_t pieces) {
    return std::max<std::size_t>(
        1, static_cast<std::size_t>(kLowestShare * static_cast<double>(pieces)));
}

/// Direction of the greatest variance.
cv::Vec3d principal_axis(std::span<const cv::Vec3d> points) {
    cv::Vec3d mean;
    for (const cv::Vec3d& point : points) {
        mean += point * (1.0 / static_cast<double>(points.size()));
    }
    cv::Matx33d covariance = cv::Matx33d::zeros();
    for (const cv::Vec3d& point : points) {
        const cv::Vec3d off = point - mean;
        covariance += off * off.t();
    }
    cv::Vec3d axis(0.3, 1, 0.7);
    for (int round = 0; round < kRounds; ++round) {
        axis = covariance * axis;
        axis *= 1 / std::max(1e-9, cv::norm(axis));
    }
    return axis;
}

std::vector<double> projections(std::span<const cv::Vec3d> points, const cv::Vec3d& axis) {
    std::vector<double> values;
    values.reserve(points.size());
    for (const cv::Vec3d& point : points) {
        values.push_back(point.dot(axis));
    }
    return values;
}

}  // namespace

SideModel::SideModel(std::optional<calibration::Armies> armies) {
    if (!armies || armies->sides.empty()) {
        return;
    }
    names_given_ = true;
    for (const calibration::Army& army : armies->sides) {
        names_.push_back(army.name);
        cv::Vec3d mean;
        for (const calibration::Colour& colour : army.colours) {
            mean += cv::Vec3d(colour.blue, colour.green, colour.red) *
                    (1.0 / static_cast<double>(army.colours.size()));
        }
        colours_bgr_.push_back(mean);
    }
}

void SideModel::learn(std::span<const cv::Vec3d> coats_bgr) {
    if (!names_given_) {
        learn_colours(coats_bgr);
    }
    split_.reset();
    if (colours_bgr_.size() != 2) {
        return;
    }
    const std::vector<cv::Vec3d> coats = weighted_lab_of(coats_bgr);
    const cv::Vec3d first = weighted_lab(colours_bgr_[0]);
    const cv::Vec3d second = weighted_lab(colours_bgr_[1]);
    const double apart = std::max(1.0, cv::norm(second - first));
    Split split{(second - first) * (1 / apart), 0, apart / 2};
    split.cut = (first + second).dot(split.axis) / 2;
    if (coats.size() >= kEnoughPieces) {
        const Cut cut = otsu(projections(coats, split.axis), lowest_count(coats.size()));
        split.cut = cut.at;
        split.spread = std::max(1.0, cut.spread);
    }
    split_ = split;
}

void SideModel::learn_colours(std::span<const cv::Vec3d> coats_bgr) {
    if (coats_bgr.empty()) {
        return;
    }
    const std::vector<cv::Vec3d> coats = weighted_lab_of(coats_bgr);
    const std::vector<double> values = projections(coats, principal_axis(coats));
    const Cut cut = otsu(values, lowest_count(coats.size()));
    std::array<cv::Vec3d, 2> means;
    std::array<double, 2> counts{};
    for (std::size_t i = 0; i < coats.size(); ++i) {
        const std::size_t group = values[i] > cut.at ? 1 : 0;
        means[group] += coats_bgr[i];
        counts[group] += 1;
    }
    if (counts[0] == 0 || counts[1] == 0 || cut.explained < kTwoArmies) {
        if (colours_bgr_.empty()) {
            name_sides({(means[0] + means[1]) * (1 / (counts[0] + counts[1]))});
        }
        return;
    }
    means = {means[0] * (1 / counts[0]), means[1] * (1 / counts[1])};
    keep_order(means);
    name_sides({means[0], means[1]});
}

/// The groups in the order of the sides that have names already.
void SideModel::keep_order(std::array<cv::Vec3d, 2>& means_bgr) const {
    if (colours_bgr_.empty()) {
        return;
    }
    const auto far = [&](std::size_t group, std::size_t side) {
        return cv::norm(weighted_lab(means_bgr[group]) - weighted_lab(colours_bgr_[side]));
    };
    const bool two = colours_bgr_.size() == 2;
    const double as_is = far(0, 0) + (two ? far(1, 1) : 0);
    const double swapped = far(1, 0) + (two ? far(0, 1) : 0);
    if (swapped < as_is) {
        std::swap(means_bgr[0], means_bgr[1]);
    }
}

void SideModel::name_sides(const std::vector<cv::Vec3d>& means_bgr) {
    colours_bgr_ = means_bgr;
    while (names_.size() < means_bgr.size()) {
        std::string name(colour_word(means_bgr[names_.size()]));
        if (std::find(names_.begin(), names_.end(), name) != names_.end()) {
            name += "2";
        }
        names_.push_back(name);
    }
}

SideOpinion SideModel::opinion(const cv::Vec3d& coat_bgr) const {
    if (names_.empty()) {
        return {};
    }
    if (split_) {
        const double off =
            (weighted_lab(coat_bgr).dot(split_->axis) - split_->cut) / split_->spread;
        const double belief = 1 / (1 + std::exp(-kSteepness * std::abs(off)));
        return {names_[off > 0 ? 1 : 0], belief};
    }
    std::size_t nearest = 0;
    for (std::size_t side = 1; side < colours_bgr_.size(); ++side) {
        if (cv::norm(weighted_lab(coat_bgr) - weighted_lab(colours_bgr_[side])) <
            cv::norm(weighted_lab(coat_bgr) - weighted_lab(colours_bgr_[nearest]))) {
            nearest = side;
        }
    }
    return {names_[nearest], kUnsplitConfidence};
}

}  // namespace littlewars::vision

#include "vision/sides/side_model.hpp"

#include "vision/sides/colour_words.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr std::size_t kEnoughPieces = 4;  ///< Fewer don't show two armies.
constexpr double kSteepness = 2;          ///< Of belief, per mean distance from the cut.
constexpr double kUnsplitConfidence = 0.7;
/// Of the coats' variance lies between two armies; a single one's halves run into each other.
constexpr double kTwoArmies = 0.85;
// In distances between the armies' colours:
constexpr double kOneArmy = 0.35;     ///< One army's halves are no farther apart.
constexpr double kOffMiddle = 0.05;   ///< And both so far from the middle.
constexpr double kUsualOffset = 0.3;  ///< Of a coat from the middle: skin and boots dilute it.
/// Names found without armies stand until the table holds so many times more pieces.
constexpr double kRenameGrowth = 1.5;

/// The sides' mean coats: first those with a negative label.
std::array<CoatMarks, 2> mean_coats(std::span<const CoatMarks> coats,
                                    std::span<const double> labels) {
    std::array<CoatMarks, 2> means;
    std::array<double, 2> weights{1e-9, 1e-9};
    for (std::size_t i = 0; i < coats.size(); ++i) {
        const std::size_t side = labels[i] > 0 ? 1 : 0;
        means[side] += coats[i] * std::abs(labels[i]);
        weights[side] += std::abs(labels[i]);
    }
    return {means[0] * (1 / weights[0]), means[1] * (1 / weights[1])};
}

/// The colour (Lab) that tells `own` from `other`: in the channels where they differ, the extreme
/// of its pixels on its side; in the others the middle.
cv::Vec3d telling_colour(const CoatMarks& own, const CoatMarks& other) {
    cv::Vec3d apart;
    for (int k = 0; k < 3; ++k) {
        apart[k] = own[k] + own[9 + k] - other[k] - other[9 + k];
    }
    const double greatest = std::max({std::abs(apart[0]), std::abs(apart[1]), std::abs(apart[2])});
    cv::Vec3d colour;
    for (int k = 0; k < 3; ++k) {
        const double middle = (own[3 + k] + own[6 + k]) / 2;
        const double extreme = apart[k] > 0 ? own[9 + k] : own[k];
        colour[k] = middle + std::abs(apart[k]) / std::max(1e-9, greatest) * (extreme - middle);
    }
    colour[0] *= 2;  // coats hold half the lightness
    return colour;
}

std::vector<cv::Vec3d> colours_of(const calibration::Army& army) {
    std::vector<cv::Vec3d> colours;
    for (const calibration::Colour& colour : army.colours) {
        colours.push_back(coat_colour({static_cast<double>(colour.blue),
                                       static_cast<double>(colour.green),
                                       static_cast<double>(colour.red)}));
    }
    return colours;
}

cv::Vec3d mean_of(std::span<const cv::Vec3d> colours) {
    cv::Vec3d sum;
    for (const cv::Vec3d& colour : colours) {
        sum += colour;
    }
    return sum * (1.0 / static_cast<double>(colours.size()));
}

}  // namespace

SideModel::SideModel(std::optional<calibration::Armies> armies) {
    if (!armies) {
        return;
    }
    std::vector<std::vector<cv::Vec3d>> colours;
    for (const calibration::Army& army : armies->sides) {
        colours.push_back(colours_of(army));
        names_.push_back(army.name);
        army_colours_.push_back(mean_of(colours.back()));
    }
    if (colours.size() == 2) {
        leaning_ = leaning(colours[0], colours[1]);
    }
}

CoatMarks SideModel::marks_of(const Coat& coat) const {
    CoatMarks marks;
    std::copy_n(coat.tones.val, static_cast<int>(CoatTones::channels), marks.val);
    marks[CoatMarks::channels - 1] = kLikenessUnits * likeness(coat.palette, leaning_);
    return marks;
}

std::optional<cv::Vec3d> SideModel::axis_of_armies() const {
    if (army_colours_.size() != 2) {
        return std::nullopt;
    }
    const cv::Vec3d between = army_colours_[1] - army_colours_[0];
    return between * (1 / std::max(1e-6, cv::norm(between)));
}

void SideModel::learn(std::span<const Coat> pieces) {
    split_.reset();
    const bool armies_given = !army_colours_.empty();
    if (pieces.size() < kEnoughPieces || (armies_given && army_colours_.size() != 2)) {
        return;
    }
    std::vector<CoatMarks> coats;
    coats.reserve(pieces.size());
    for (const Coat& coat : pieces) {
        coats.push_back(marks_of(coat));
    }
    split_ = armies_given ? split_of_one_army(coats) : std::nullopt;
    if (split_) {
        return;
    }
    const auto axis = axis_of_armies();
    std::vector<double> labels = first_labels(coats, axis ? *axis : axis_of_split(coats));
    TaughtSplit taught = teach_split(coats, labels);
    if (!armies_given) {
        name_sides(coats, taught.labels);
        const auto means = mean_coats(coats, taught.labels);
        if (cv::norm(means[1] - means_[0]) + cv::norm(means[0] - means_[1]) <
            cv::norm(means[0] - means_[0]) + cv::norm(means[1] - means_[1])) {
            taught.direction *= -1;
            taught.cut *= -1;
            means_ = {means[1], means[0]};
        } else {
            means_ = means;
        }
    }
    split_ = Split{taught.direction, taught.cut, taught.spread};
}

std::optional<SideModel::Split> SideModel::split_of_one_army(
    std::span<const CoatMarks> coats) const {
    const cv::Vec3d axis = *axis_of_armies();
    const double apart = cv::norm(army_colours_[1] - army_colours_[0]);
    const double middle = (army_colours_[0] + army_colours_[1]).dot(axis) / 2;
    const FirstGroups groups = first_groups(coats, axis);
    const bool on_one_side =
        groups.high < middle - kOffMiddle * apart || groups.low > middle + kOffMiddle * apart;
    if (!on_one_side || groups.high - groups.low > kOneArmy * apart ||
        groups.explained > kTwoArmies) {
        return std::nullopt;
    }
    Split split{{}, middle, kUsualOffset * apart};
    for (int k = 0; k < 3; ++k) {
        split.direction[k] = split.direction[9 + k] = axis[k] / 2;
    }
    return split;
}

void SideModel::name_sides(std::span<const CoatMarks> coats, std::span<const double> labels) {
    if (!names_.empty() && static_cast<double>(coats.size()) <
                               kRenameGrowth * static_cast<double>(pieces_when_named_)) {
        return;
    }
    pieces_when_named_ = coats.size();
    means_ = mean_coats(coats, labels);
    const auto words =
        colour_words({telling_colour(means_[0], means_[1]), telling_colour(means_[1], means_[0])});
    names_ = {words[0], words[1]};
}

SideOpinion SideModel::opinion(const Coat& coat) const {
    if (!split_) {
        return nearest_army(coat.tones);
    }
    const double off = (marks_of(coat).dot(split_->direction) - split_->cut) / split_->spread;
    return {names_[off > 0 ? 1 : 0], 1 / (1 + std::exp(-kSteepness * std::abs(off)))};
}

SideOpinion SideModel::nearest_army(const CoatTones& tones) const {
    if (army_colours_.empty()) {
        return {};
    }
    const cv::Vec3d middle(
        (tones[3] + tones[6]) / 2, (tones[4] + tones[7]) / 2, (tones[5] + tones[8]) / 2);
    const auto nearest = std::min_element(
        army_colours_.begin(), army_colours_.end(), [&](const cv::Vec3d& a, const cv::Vec3d& b) {
            return cv::norm(a - middle) < cv::norm(b - middle);
        });
    return {names_[static_cast<std::size_t>(nearest - army_colours_.begin())], kUnsplitConfidence};
}

}  // namespace littlewars::vision

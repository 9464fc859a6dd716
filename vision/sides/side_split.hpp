#pragma once

#include <opencv2/core/matx.hpp>

#include <span>
#include <vector>

namespace littlewars::vision {

/// What a coat is judged by: its CoatTones and, last, how much more it is like the second army's
/// colours than like the first's (likeness() times kLikenessUnits; 0 without armies).
using CoatMarks = cv::Vec<double, 13>;
/// As many units of Lab are as telling as all of a coat being like one army's colours.
inline constexpr double kLikenessUnits = 20;

/// The direction in (half-lightness) Lab along which the coats fall apart best into two groups.
[[nodiscard]] cv::Vec3d axis_of_split(std::span<const CoatMarks> coats);

/// Labels of -1 to 1: how far each coat lies on either side of the best cut, half by its place
/// along `axis` (the sum of its pixels' 8 % and 92 % points: a coat's extremes tell more than its
/// mean) and half by its likeness to the armies' colours, if there are any.
[[nodiscard]] std::vector<double> first_labels(std::span<const CoatMarks> coats,
                                               const cv::Vec3d& axis);

/// The two groups that the best cut along `axis` parts. A coat's place along the axis is the middle
/// of its pixels' 8 % and 92 % points.
struct FirstGroups {
    double low = 0;  ///< Mean place of the lower group.
    double high = 0;
    double explained = 0;  ///< Part of the places' variance that lies between the groups.
};

[[nodiscard]] FirstGroups first_groups(std::span<const CoatMarks> coats, const cv::Vec3d& axis);

/// A linear discriminant between two groups of coats.
struct TaughtSplit {
    CoatMarks direction;
    double cut = 0;
    double spread = 1;           ///< Mean distance of the coats from the cut.
    std::vector<double> labels;  ///< -1 to 1, as the discriminant sees them.
};

/// Fisher's discriminant, taught by soft `labels`, relabelled by its own cut for a few rounds.
[[nodiscard]] TaughtSplit teach_split(std::span<const CoatMarks> coats, std::vector<double> labels);

}  // namespace littlewars::vision

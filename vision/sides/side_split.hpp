#pragma once

#include "vision/sides/coat.hpp"

#include <opencv2/core/matx.hpp>

#include <span>
#include <vector>

namespace littlewars::vision {

/// The direction in (half-lightness) Lab along which the coats fall apart best into two groups.
[[nodiscard]] cv::Vec3d axis_of_split(std::span<const Coat> coats);

/// Labels of -1 to 1: how far each coat lies on either side of the best cut along `axis`, by the
/// sum of its pixels' 8 % and 92 % points (a coat's extremes tell more than its mean).
[[nodiscard]] std::vector<double> first_labels(std::span<const Coat> coats, const cv::Vec3d& axis);

/// The two groups that first_labels() parts. A coat's place along the axis is the middle of its
/// pixels' 8 % and 92 % points.
struct FirstGroups {
    double low = 0;  ///< Mean place of the lower group.
    double high = 0;
    double explained = 0;  ///< Part of the places' variance that lies between the groups.
};

[[nodiscard]] FirstGroups first_groups(std::span<const Coat> coats, const cv::Vec3d& axis);

/// A linear discriminant between two groups of coats.
struct TaughtSplit {
    Coat direction;
    double cut = 0;
    double spread = 1;           ///< Mean distance of the coats from the cut.
    std::vector<double> labels;  ///< -1 to 1, as the discriminant sees them.
};

/// Fisher's discriminant, taught by soft `labels`, relabelled by its own cut for a few rounds.
[[nodiscard]] TaughtSplit teach_split(std::span<const Coat> coats, std::vector<double> labels);

}  // namespace littlewars::vision

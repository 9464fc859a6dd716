#pragma once

#include "vision/eye/eye_model.hpp"
#include "vision/eye/proposals.hpp"

#include <opencv2/core/types.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace littlewars::vision {

/// A proposal that repeats a stronger one: the same man twice, or a rider also found as a man.
struct Duplicate {
    std::size_t index = 0;
    std::size_t of = 0;  ///< The stronger one's index.
};

/// Which proposals are repetitions: greedy from the strongest down, within the model's radii.
///
/// `spots_mm[i]` is where proposal i stands, in mm of 54 mm men (so the radii fit every size).
[[nodiscard]] std::vector<Duplicate> find_duplicates(std::span<const Proposal> proposals,
                                                     std::span<const cv::Point2d> spots_mm,
                                                     const EyeModel& model);

}  // namespace littlewars::vision

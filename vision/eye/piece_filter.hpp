#pragma once

#include "vision/eye/eye_model.hpp"
#include "vision/eye/figure_patch.hpp"
#include "vision/eye/proposals.hpp"

#include <opencv2/core/types.hpp>

#include <span>
#include <string>
#include <vector>

namespace littlewars::vision {

/// A proposal with the pixels over its foot.
struct FoundFigure {
    Proposal proposal;
    FigureAxis axis;
    FigurePatch patch;
    cv::Point2d spot_mm;  ///< Where it stands, in mm of 54 mm men, so that radii fit every size.
};

/// Why each figure is no piece of its own: the refiner saw nothing there, it repeats a stronger
/// one, is held in a hand, or its place looks as the empty table does. Empty words for those that
/// are kept.
[[nodiscard]] std::vector<std::string> reasons_against(std::span<const FoundFigure> figures,
                                                       const EyeModel& model);

}  // namespace littlewars::vision

#pragma once

#include "vision/eye/piece_filter.hpp"

#include <span>
#include <string>

namespace littlewars::vision {

/// Takes from each figure's patch what another one covers: men who touch would lend each other
/// their coats' colours otherwise.
///
/// A pixel goes to a figure that stands nearer to the camera and whose silhouette holds it, or to
/// one beside whose axis it is nearer to than the patch's own. It keeps a little weight, so that a
/// man hidden wholly still has colours. Figures with a reason against them take nothing.
/// `scale_px_per_mm` is the chart's, for 54 mm men.
void leave_pixels_to_others(std::span<FoundFigure> figures,
                            std::span<const std::string> reasons,
                            double scale_px_per_mm);

}  // namespace littlewars::vision

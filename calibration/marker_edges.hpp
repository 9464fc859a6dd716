#pragma once

#include "calibration/lens.hpp"
#include "calibration/points.hpp"

#include <opencv2/core/mat.hpp>

#include <array>
#include <optional>

namespace littlewars::calibration {

using PixelQuad = std::array<PixelPoint, 4>;

/// A marker's corners from lines fitted to its four edges.
struct FittedQuad {
    PixelQuad corners;
    double spread_px = 0;  ///< Root mean square distance of the edge samples from their lines.
};

/// Fits a line to each edge of a dark quadrilateral on a light ground and intersects them.
///
/// cornerSubPix is drawn inwards by 0.3 to 0.6 px at such L-shaped corners; lines are not. `grey`
/// is CV_8UC1; `rough` is within about 2 px, its corners in order round the marker; `modules` is
/// how many squares the marker has along a side, border included. With a `lens` (may be null) the
/// lines are fitted where they are straight, freed from its distortion. nullopt when an edge cannot
/// be seen.
[[nodiscard]] std::optional<FittedQuad> fit_edges(const cv::Mat& grey,
                                                  const PixelQuad& rough,
                                                  int modules,
                                                  const Lens* lens);

}  // namespace littlewars::calibration

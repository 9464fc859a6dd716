#pragma once

#include "calibration/marker_dictionary.hpp"
#include "calibration/marker_edges.hpp"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace littlewars::calibration {

/// A marker seen in a picture.
struct SeenMarker {
    int id = 0;
    PixelQuad corners;     ///< In the order of the marker's own picture.
    double spread_px = 0;  ///< How straight its edges are; large when something covers a part.
};

/// Finds the markers of a dictionary in a BGR or grey picture; corners from lines fitted to
/// the edges, exactly straight ones where the `lens` is known. A marker whose edges cannot be
/// followed keeps the detector's corners and a spread of 1 px.
[[nodiscard]] std::vector<SeenMarker> find_markers(const cv::Mat& picture,
                                                   const MarkerDictionary& dictionary,
                                                   const Lens* lens = nullptr);

}  // namespace littlewars::calibration

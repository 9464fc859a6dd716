#pragma once

#include "calibration/marker_finder.hpp"

#include <span>
#include <vector>

namespace littlewars::calibration {

/// The markers that were found in one frame.
using MarkersOfFrame = std::vector<SeenMarker>;

/// Beyond this the camera or the table was moved between two frames.
inline constexpr double kMovedMarkers_px = 2;

/// Median displacement of the markers that both frames show; large when they share none.
[[nodiscard]] double displacement_px(const MarkersOfFrame& a, const MarkersOfFrame& b);

/// Each marker at the mean of its corners over frames of an unmoved camera, so that noise falls
/// with their number. Sightings more than a pixel off the marker's median (an arm over it) and
/// markers seen in less than half of the frames are left out.
[[nodiscard]] MarkersOfFrame average(std::span<const MarkersOfFrame> frames);

}  // namespace littlewars::calibration

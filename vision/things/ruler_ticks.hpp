#pragma once

#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>

namespace littlewars::vision {

/// What a ruler's ticks tell.
struct TickReading {
    RulerUnit unit = RulerUnit::Inch;
    double spacing_mm = 25.4;  ///< From one inch or centimetre mark to the next.
    double clearness = 0;      ///< How far the ticks stand out of the noise; below 2 none are seen.
    bool ticks_on_left = true;  ///< Of the strip's direction.
};

/// Finds the spacing of the ticks along a ruler's upper face seen straight from above (BGR,
/// CV_8UC3, `scale_px` pixels a millimetre, lying along the rows, without its surroundings): the
/// comb of an inch or of a centimetre that explains most of the darkness along it.
[[nodiscard]] TickReading read_ticks(const cv::Mat& body, double scale_px);

}  // namespace littlewars::vision

#pragma once

#include "calibration/table_plane.hpp"

#include <opencv2/core/mat.hpp>

namespace littlewars::test {

/// How a camera was turned on its tripod.
struct Turn {
    double aside_px = 0;  ///< So far the middle of the picture goes, along a slanting line.
    double roll_rad = 0;
};

/// The table as the turned camera stands over it.
[[nodiscard]] calibration::TablePlane turned(const calibration::TablePlane& plane,
                                             const Turn& turn);

/// What the turned camera sees: exact, as a turn has no parallax. What comes in at the rim is
/// mirrored.
[[nodiscard]] cv::Mat turned(const cv::Mat& picture,
                             const calibration::Lens& lens,
                             const Turn& turn);

}  // namespace littlewars::test

#pragma once

#include "calibration/table_json.hpp"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace littlewars::ui {

/// How far the markers of a calibrated table have moved in the picture (BGR) since it was
/// calibrated: the median over those seen, in pixels. nullopt: no marker is known, or none is seen,
/// or the picture has another size.
[[nodiscard]] std::optional<double> marker_shift_px(const cv::Mat& picture,
                                                    const calibration::TableCalibration& table);

/// From this on camera or table were moved.
inline constexpr double kMovedMarker_px = 4;

}  // namespace littlewars::ui

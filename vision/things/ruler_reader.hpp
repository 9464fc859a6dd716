#pragma once

#include "calibration/table_plane.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace littlewars::vision {

/// Finds rulers and tapes lying on the table and reads their length from their own ticks:
/// `measured_mm` is the number of inches or centimetres they show times the spacing of these marks
/// on the calibrated table. Figures may stand on them.
///
/// `frame` is a settled picture, BGR, CV_8UC3, of the lens's size; `empty` the bare table, or no
/// picture (less sure then).
[[nodiscard]] std::vector<Ruler> read_rulers(const cv::Mat& frame,
                                             const cv::Mat& empty,
                                             const calibration::TablePlane& plane);

}  // namespace littlewars::vision

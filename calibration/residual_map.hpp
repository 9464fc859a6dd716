#pragma once

#include "calibration/covariance.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/table_json.hpp"

#include <opencv2/core/mat.hpp>

#include <span>

namespace littlewars::calibration {

/// A picture that shows how far the calibration can be trusted, for the user to look at.
///
/// The table is tinted from green (a gap is known to 0.5 mm) over yellow to red (2 mm and more);
/// at the markers seen, arrows of 40 times the length show by how much they miss their places.
/// `picture` is BGR, CV_8UC3, and not changed.
[[nodiscard]] cv::Mat residual_map(const cv::Mat& picture,
                                   const TableCalibration& table,
                                   const TableUncertainty& uncertainty,
                                   std::span<const SeenMarker> seen);

}  // namespace littlewars::calibration

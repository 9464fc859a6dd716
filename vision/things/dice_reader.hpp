#pragma once

#include "calibration/table_plane.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace littlewars::vision {

/// Reads dice lying on the calibrated table: a cube is fitted to what lies there, and the pips of
/// its upper face are compared with the six patterns in all directions. Pips may be dark or light.
///
/// `frame` is a settled picture, BGR, CV_8UC3, of the lens's size; `empty` the bare table, or no
/// picture. Dice that touch other things, and such whose pips can't be told, are left out.
[[nodiscard]] std::vector<Die> read_dice(const cv::Mat& frame,
                                         const cv::Mat& empty,
                                         const calibration::TablePlane& plane);

}  // namespace littlewars::vision

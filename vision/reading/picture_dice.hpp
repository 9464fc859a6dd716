#pragma once

#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace littlewars::vision {

/// Reads dice in a picture of which nothing is known: no calibration, no scale, no empty table.
///
/// Round spots that are darker or lighter than what surrounds them are taken for pips; two of them
/// that may be opposite corners of a face say where its other pips must be. A face is believed when
/// its pips make one of the six patterns, all between them is of one colour, and what lies round it
/// is of another. Faces seen within about 40 degrees from above.
///
/// `picture` is BGR, CV_8UC3. The dice have no place on a table.
[[nodiscard]] std::vector<Die> read_dice_in_picture(const cv::Mat& picture);

}  // namespace littlewars::vision

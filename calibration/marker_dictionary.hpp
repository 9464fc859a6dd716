#pragma once

#include "calibration/error.hpp"

#include <opencv2/core/cvstd_wrapper.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace cv::aruco {
class Dictionary;
}

namespace littlewars::calibration {

using MarkerDictionary = cv::Ptr<cv::aruco::Dictionary>;

/// One of OpenCV's predefined ArUco or AprilTag dictionaries by its name without "DICT_", in any
/// case ("4X4_50", "apriltag_36h11").
///
/// Errors: BadInput  no dictionary has this name.
[[nodiscard]] Expected<MarkerDictionary> find_dictionary(std::string_view name);

/// All names that find_dictionary() knows.
[[nodiscard]] std::vector<std::string> dictionary_names();

}  // namespace littlewars::calibration

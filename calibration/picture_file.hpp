#pragma once

#include "calibration/error.hpp"

#include <opencv2/core/mat.hpp>

#include <filesystem>

namespace littlewars::calibration {

/// A still picture: BGR, CV_8UC3, turned upright as its EXIF data say.
///
/// Errors: BadInput  it is missing, empty, truncated, too large or no picture.
[[nodiscard]] Expected<cv::Mat> read_picture(const std::filesystem::path& path);

/// The brightness of a BGR picture: CV_8UC1.
[[nodiscard]] cv::Mat grey_of(const cv::Mat& picture);

}  // namespace littlewars::calibration

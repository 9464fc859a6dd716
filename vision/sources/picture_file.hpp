#pragma once

#include "calibration/error.hpp"

#include <opencv2/core/mat.hpp>

#include <filesystem>

namespace littlewars::vision {

/// Reads one JPEG, PNG, BMP or WebP file as BGR, CV_8UC3, in the pixels' stored order: an EXIF
/// rotation is not followed, because lenses and tables are calibrated on stored pixels.
///
/// Errors: BadInput  no such file, not a file, empty, no picture, cut short, damaged, smaller than
///                   kSmallestPicture_px or larger than kLargestPicture_px on a side, or with more
///                   than kMostPixels.
[[nodiscard]] calibration::Expected<cv::Mat> read_picture(const std::filesystem::path& file);

inline constexpr long kSmallestPicture_px = 32;
inline constexpr long kLargestPicture_px = 16'384;
/// A telephone's largest pictures fit; a hostile header that claims gigabytes doesn't.
inline constexpr long kMostPixels = 120'000'000;

}  // namespace littlewars::vision

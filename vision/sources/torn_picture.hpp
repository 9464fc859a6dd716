#pragma once

#include <opencv2/core/mat.hpp>

#include <cstdint>

namespace littlewars::vision {

/// Whether a frame of a camera or stream came in half: decoders fill the missing lower part with
/// one flat grey or green and report success. `picture` is BGR, CV_8UC3. A picture that is flat all
/// over (lens cap on) is not torn.
[[nodiscard]] bool is_torn(const cv::Mat& picture);

/// A number that is the same for two pictures only when their pixels are (on every 16th row):
/// sensors are noisy, so equal ones mean that the camera repeats itself. FNV-1a.
[[nodiscard]] std::uint64_t fingerprint(const cv::Mat& picture);

}  // namespace littlewars::vision

#pragma once

#include "calibration/error.hpp"
#include "calibration/lens.hpp"

#include <opencv2/core/types.hpp>

#include <optional>

namespace littlewars::calibration {

/// BadInput when `lens` was calibrated for pictures of another size than `picture`.
[[nodiscard]] std::optional<Error> lens_mismatch(const Lens& lens, cv::Size picture);

}  // namespace littlewars::calibration

#pragma once

#include "calibration/camera.hpp"
#include "calibration/lens.hpp"

namespace littlewars::calibration {

/// A lens for a picture nobody calibrated: 60 degrees across, no distortion; views = 0.
[[nodiscard]] Lens assumed_lens(int width_px, int height_px);

/// How well a lens is known.
///
/// Calibrated (views > 0): what as many views of a board, tilted by 30 degrees in all directions
/// and filling half the picture, give at its rms. Assumed (views = 0, rms_px > 0): what webcams
/// vary in. Exact (views = 0, rms_px = 0, a rendered picture): nothing. Numbers that were held
/// fixed (k3 = 0) have variance 0.
[[nodiscard]] LensCovariance covariance_of(const Lens& lens);

}  // namespace littlewars::calibration

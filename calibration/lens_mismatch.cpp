#include "calibration/lens_mismatch.hpp"

#include <fmt/format.h>

namespace littlewars::calibration {

std::optional<Error> lens_mismatch(const Lens& lens, cv::Size picture) {
    if (lens.width_px == picture.width && lens.height_px == picture.height) {
        return std::nullopt;
    }
    const bool swapped = lens.width_px == picture.height && lens.height_px == picture.width;
    return Error{ErrorKind::BadInput,
                 "lens",
                 fmt::format("is for pictures of {}x{}, this one is {}x{}{}",
                             lens.width_px,
                             lens.height_px,
                             picture.width,
                             picture.height,
                             swapped ? " (width and height swapped)" : ""),
                 "calibrate the lens in the camera mode that is used for play"};
}

}  // namespace littlewars::calibration

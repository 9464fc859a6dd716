#pragma once

#include "calibration/error.hpp"

#include <filesystem>
#include <vector>

namespace littlewars::vision {

/// The bytes of a net that cv::dnn can run.
///
/// Errors: NotFound  the file is missing or empty;  BadInput  it is no such net.
[[nodiscard]] calibration::Expected<std::vector<unsigned char>> read_onnx(
    const std::filesystem::path& file);

}  // namespace littlewars::vision

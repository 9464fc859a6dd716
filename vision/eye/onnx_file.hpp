#pragma once

#include "calibration/error.hpp"

#include <opencv2/dnn.hpp>

#include <filesystem>
#include <vector>

namespace littlewars::vision {

/// A net, and the bytes to make another from (one is needed for each input size).
struct OnnxFile {
    std::vector<unsigned char> bytes;
    cv::dnn::Net net;
};

/// A net that cv::dnn can run, on the CPU.
///
/// Errors: NotFound  the file is missing or empty;  BadInput  it is no such net.
[[nodiscard]] calibration::Expected<OnnxFile> read_onnx(const std::filesystem::path& file);

/// Another net from the same bytes.
[[nodiscard]] cv::dnn::Net net_from(const std::vector<unsigned char>& bytes);

}  // namespace littlewars::vision

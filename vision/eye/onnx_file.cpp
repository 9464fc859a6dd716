#include "vision/eye/onnx_file.hpp"

#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include <fstream>
#include <iterator>

namespace littlewars::vision {

using calibration::Error;
using calibration::ErrorKind;

calibration::Expected<std::vector<unsigned char>> read_onnx(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::vector<unsigned char> onnx(std::istreambuf_iterator<char>(in), {});
    if (onnx.empty()) {
        return tl::unexpected(Error{ErrorKind::NotFound,
                                    file.string(),
                                    "the net is missing or empty",
                                    "install littlewars again"});
    }
    try {
        (void)cv::dnn::readNetFromONNX(onnx);
    } catch (const cv::Exception& fault) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    file.string(),
                                    "is not a net that can be run: " + fault.err,
                                    "install littlewars again"});
    }
    return onnx;
}

}  // namespace littlewars::vision

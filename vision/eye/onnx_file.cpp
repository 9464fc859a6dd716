#include "vision/eye/onnx_file.hpp"

#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include <fstream>
#include <iterator>
#include <utility>

namespace littlewars::vision {

using calibration::Error;
using calibration::ErrorKind;

cv::dnn::Net net_from(const std::vector<unsigned char>& bytes) {
    cv::dnn::Net net = cv::dnn::readNetFromONNX(bytes);
    net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    return net;
}

calibration::Expected<OnnxFile> read_onnx(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::vector<unsigned char> onnx(std::istreambuf_iterator<char>(in), {});
    if (onnx.empty()) {
        return tl::unexpected(Error{ErrorKind::NotFound,
                                    file.string(),
                                    "the net is missing or empty",
                                    "install littlewars again"});
    }
    try {
        cv::dnn::Net net = net_from(onnx);
        return OnnxFile{std::move(onnx), std::move(net)};
    } catch (const cv::Exception& fault) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    file.string(),
                                    "is not a net that can be run: " + fault.err,
                                    "install littlewars again"});
    }
}

}  // namespace littlewars::vision

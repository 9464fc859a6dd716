#include "vision/eye/eye_net.hpp"

#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include <fstream>
#include <iterator>
#include <list>
#include <utility>
#include <vector>

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;

/// So many input sizes are kept warm; the one longest unused gives way.
constexpr std::size_t kSizesKept = 6;

std::vector<uchar> bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

/// One cv::dnn net for each size of input.
class EyeNet::Nets {
  public:
    explicit Nets(std::vector<uchar> onnx) : onnx_(std::move(onnx)) { for_size({0, 0}); }

    cv::dnn::Net& for_size(cv::Size size) {
        for (auto it = nets_.begin(); it != nets_.end(); ++it) {
            if (it->first == size || it->first == cv::Size(0, 0)) {
                it->first = size;
                nets_.splice(nets_.begin(), nets_, it);
                return nets_.front().second;
            }
        }
        if (nets_.size() >= kSizesKept) {
            nets_.pop_back();
        }
        nets_.emplace_front(size, cv::dnn::readNetFromONNX(onnx_));
        nets_.front().second.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
        nets_.front().second.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
        return nets_.front().second;
    }

  private:
    std::vector<uchar> onnx_;
    std::list<std::pair<cv::Size, cv::dnn::Net>> nets_;  ///< Latest used first.
};

EyeNet::EyeNet(EyeModel model, std::unique_ptr<Nets> nets)
    : model_(std::move(model)), nets_(std::move(nets)) {}
EyeNet::EyeNet(EyeNet&&) noexcept = default;
EyeNet& EyeNet::operator=(EyeNet&&) noexcept = default;
EyeNet::~EyeNet() = default;

calibration::Expected<EyeNet> EyeNet::load(const std::filesystem::path& folder) {
    auto model = read_eye_model(folder / "eye.json");
    if (!model) {
        return tl::unexpected(model.error());
    }
    const std::filesystem::path file = folder / "eye.onnx";
    std::vector<uchar> onnx = bytes_of(file);
    if (onnx.empty()) {
        return tl::unexpected(Error{ErrorKind::NotFound,
                                    file.string(),
                                    "the net is missing or empty",
                                    "install littlewars again"});
    }
    try {
        return EyeNet(std::move(*model), std::make_unique<Nets>(std::move(onnx)));
    } catch (const cv::Exception& fault) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    file.string(),
                                    "is not a net that can be run: " + fault.err,
                                    "install littlewars again"});
    }
}

EyeOutput EyeNet::forward(const cv::Mat& planes) {
    cv::dnn::Net& net = nets_->for_size({planes.size[3], planes.size[2]});
    net.setInput(planes, model_.input_name);
    EyeOutput output;
    output.planes = net.forward(model_.output_name);
    output.rows = output.planes.size[2];
    output.cols = output.planes.size[3];
    return output;
}

}  // namespace littlewars::vision

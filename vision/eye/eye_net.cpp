#include "vision/eye/eye_net.hpp"

#include "vision/eye/onnx_file.hpp"

#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include <list>
#include <utility>
#include <vector>

namespace littlewars::vision {
namespace {

/// So many input sizes are kept warm; the one longest unused gives way.
constexpr std::size_t kSizesKept = 6;

}  // namespace

/// One cv::dnn net for each size of input.
class EyeNet::Nets {
  public:
    explicit Nets(OnnxFile onnx) : onnx_(std::move(onnx.bytes)) {
        nets_.emplace_front(cv::Size(0, 0), std::move(onnx.net));
    }

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
        nets_.emplace_front(size, net_from(onnx_));
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
    auto onnx = read_onnx(folder / "eye.onnx");
    if (!onnx) {
        return tl::unexpected(onnx.error());
    }
    return EyeNet(std::move(*model), std::make_unique<Nets>(std::move(*onnx)));
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

#include "vision/eye/eye.hpp"

#include <opencv2/core.hpp>

#include <algorithm>

namespace littlewars::vision {
namespace {

constexpr int kLeanPlane = 6;

/// Planes of the answer whose value changes its sign in the mirror.
bool is_odd(int channel, const EyeChannels& at) {
    return channel == at.offset_u || channel == at.heading_cos || channel == at.axis_sin2;
}

}  // namespace

calibration::Expected<Eye> Eye::load(const std::filesystem::path& folder) {
    auto net = EyeNet::load(folder);
    if (!net) {
        return tl::unexpected(net.error());
    }
    auto refiner = Refiner::load(folder, net->model().refiner);
    if (!refiner) {
        return tl::unexpected(refiner.error());
    }
    return Eye(std::move(*net), std::move(*refiner));
}

const cv::Mat& Eye::mirrored(const cv::Mat& planes) {
    mirror_planes_.create(4, planes.size.p, CV_32F);
    const int cols = planes.size[3];
    const int rows = planes.size[1] * planes.size[2];
    for (int row = 0; row < rows; ++row) {
        const float* from = planes.ptr<float>() + static_cast<std::ptrdiff_t>(row) * cols;
        float* to = mirror_planes_.ptr<float>() + static_cast<std::ptrdiff_t>(row) * cols;
        std::reverse_copy(from, from + cols, to);
    }
    auto* lean = mirror_planes_.ptr<float>(0, kLeanPlane);
    std::for_each(lean, lean + planes.size[2] * cols, [](float& value) { value = -value; });
    return mirror_planes_;
}

void Eye::average(const EyeOutput& mirror) {
    for (int channel = 0; channel < mean_.size[1]; ++channel) {
        const float sign = is_odd(channel, model().channels) ? -0.5F : 0.5F;
        auto* to = mean_.ptr<float>(0, channel);
        for (int row = 0; row < mirror.rows; ++row) {
            for (int col = 0; col < mirror.cols; ++col, ++to) {
                *to = 0.5F * *to + sign * mirror.at(channel, row, mirror.cols - 1 - col);
            }
        }
    }
}

EyeOutput Eye::look(const cv::Mat& frame, const cv::Mat& empty, const CropPlace& place, Care care) {
    const cv::Mat& planes = input_.planes(frame, empty, place);
    EyeOutput output = net_.forward(planes);
    if (care == Care::Once) {
        return output;
    }
    output.planes.copyTo(mean_);
    average(net_.forward(mirrored(planes)));
    output.planes = mean_;
    return output;
}

}  // namespace littlewars::vision

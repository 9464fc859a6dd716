#include "vision/eye/refiner.hpp"

#include "vision/eye/eye_input.hpp"
#include "vision/eye/onnx_file.hpp"

#include <opencv2/core.hpp>
#include <opencv2/dnn.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr int kPlanes = 9;
constexpr int kLeanPlane = 6;
constexpr int kAwayPlane = 7;
constexpr int kKindPlane = 8;
constexpr double kMostStretch = 0.9;

void fill(cv::Mat& planes, int plane, double value) {
    auto* begin = planes.ptr<float>(0, plane);
    const auto area = static_cast<std::ptrdiff_t>(planes.size[2]) * planes.size[3];
    std::fill(begin, begin + area, static_cast<float>(value));
}

/// Logits to probabilities.
std::array<double, 3> softmax(std::array<double, 3> logits) {
    const double highest = *std::max_element(logits.begin(), logits.end());
    double sum = 0;
    for (double& value : logits) {
        value = std::exp(value - highest);
        sum += value;
    }
    for (double& value : logits) {
        value /= sum;
    }
    return logits;
}

double belief(double heat, double piece_logit, const RefinerModel& model) {
    const double sure = std::clamp(heat, 1e-6, 1 - 1e-6);
    const double logit = model.heat_weight * std::log(sure / (1 - sure)) +
                         model.piece_weight * piece_logit + model.belief_bias;
    return 1 / (1 + std::exp(-logit));
}

/// The picture and its mirror image are one and the same figure.
CloseUp mirrored(const CloseUp& close_up) {
    CloseUp mirror;
    cv::flip(close_up.frame, mirror.frame, 1);
    if (!close_up.empty.empty()) {
        cv::flip(close_up.empty, mirror.empty, 1);
    }
    if (close_up.view) {
        mirror.view = {-close_up.view->lean, close_up.view->away};
    }
    return mirror;
}

}  // namespace

class Refiner::Net {
  public:
    explicit Net(cv::dnn::Net net) : net_(std::move(net)) {}

    /// The raw planes, 4-D CV_32F (1, channels, cells, cells); valid until the next call.
    cv::Mat forward(const CloseUp& close_up, double kind_plane) {
        const std::array<int, 4> shape{1, kPlanes, close_up.frame.rows, close_up.frame.cols};
        planes_.create(4, shape.data(), CV_32F);
        fill_picture_planes(close_up.frame, close_up.empty, planes_);
        fill(planes_, kLeanPlane, close_up.view ? close_up.view->lean : 0);
        fill(planes_, kAwayPlane, close_up.view ? close_up.view->away - 1 : 0);
        fill(planes_, kKindPlane, kind_plane);
        net_.setInput(planes_);
        return net_.forward();
    }

  private:
    cv::dnn::Net net_;
    cv::Mat planes_;
};

Refiner::Refiner(const RefinerModel& model, std::unique_ptr<Net> net)
    : model_(model), net_(std::move(net)) {}
Refiner::Refiner(Refiner&&) noexcept = default;
Refiner& Refiner::operator=(Refiner&&) noexcept = default;
Refiner::~Refiner() = default;

calibration::Expected<Refiner> Refiner::load(const std::filesystem::path& folder,
                                             const RefinerModel& model) {
    auto onnx = read_onnx(folder / "refiner.onnx");
    if (!onnx) {
        return tl::unexpected(onnx.error());
    }
    return Refiner(model, std::make_unique<Net>(std::move(onnx->net)));
}

std::vector<double> Refiner::answer(const CloseUp& close_up, std::size_t kind) {
    const cv::Mat planes = net_->forward(close_up, model_.kind_plane[kind]);
    const int cells = planes.size[3];
    const int count = planes.size[2] * cells;
    const auto* attention = planes.ptr<float>(0, model_.channels.attention);
    const float highest = *std::max_element(attention, attention + count);
    std::vector<double> sums(static_cast<std::size_t>(planes.size[1]));
    double total = 0;
    for (int cell = 0; cell < count; ++cell) {
        const double weight = std::exp(static_cast<double>(attention[cell] - highest));
        total += weight;
        for (int channel = 0; channel < planes.size[1]; ++channel) {
            double value = planes.ptr<float>(0, channel)[cell];
            if (channel == model_.channels.offset_u) {
                value += cell % cells;
            } else if (channel == model_.channels.offset_v) {
                const int row = cell / cells;
                value += row;
            }
            sums[static_cast<std::size_t>(channel)] += weight * value;
        }
    }
    for (double& sum : sums) {
        sum /= total;
    }
    const auto from_foot = [this, &sums](int channel, double foot_px) {
        double& value = sums[static_cast<std::size_t>(channel)];
        value = value * model_.stride_px + model_.cell_centre_px - foot_px;
    };
    from_foot(model_.channels.offset_u, model_.foot_px.x);
    from_foot(model_.channels.offset_v, model_.foot_px.y);
    return sums;
}

CloseLook Refiner::look(const CloseUp& close_up, PieceKind proposed, Care care) {
    const auto kind = static_cast<std::size_t>(proposed);
    const RefinerChannels& at = model_.channels;
    const std::vector<double> plain = answer(close_up, kind);
    const std::vector<double> mirror =
        care == Care::Mirrored ? answer(mirrored(close_up), kind) : std::vector<double>();
    const auto value = [&plain, &mirror, &at](int channel) {
        if (mirror.empty()) {
            return plain[static_cast<std::size_t>(channel)];
        }
        const bool odd =
            channel == at.offset_u || channel == at.heading_cos || channel == at.stretch_sin2;
        const auto index = static_cast<std::size_t>(channel);
        return (plain[index] + (odd ? -mirror[index] : mirror[index])) / 2;
    };
    const double chart_px = 1 / model_.enlarged[kind];
    CloseLook look;
    look.piece_logit = value(at.piece);
    look.kind = softmax({value(at.infantry), value(at.cavalry), value(at.gun)});
    look.offset_px = cv::Point2d(value(at.offset_u), value(at.offset_v)) * chart_px;
    look.sigma_px = model_.sigma_factor * std::exp(value(at.log_sigma)) * chart_px;
    look.heading = {value(at.heading_cos), value(at.heading_sin)};
    look.stretch = {value(at.stretch_cos2), value(at.stretch_sin2)};
    look.size_mm = std::exp(value(at.log_size));
    look.wheel_radius_mm = std::exp(value(at.log_wheel_radius));
    return look;
}

Proposal refined(const Proposal& proposal, const CloseLook& look, const RefinerModel& model) {
    Proposal better = proposal;
    better.kind = static_cast<PieceKind>(
        std::distance(look.kind.begin(), std::max_element(look.kind.begin(), look.kind.end())));
    better.score = belief(proposal.score, look.piece_logit, model);
    better.foot_px += look.offset_px;
    better.sigma_px = look.sigma_px;
    better.heading = look.heading;
    better.wheel_radius_mm = look.wheel_radius_mm;
    const double stretch = std::min(cv::norm(look.stretch), kMostStretch);
    better.axis = look.stretch / std::max(cv::norm(look.stretch), 1e-6);
    // Does the figure face along its base's longer axis, or across it?
    const cv::Vec2d twice_heading(
        look.heading[0] * look.heading[0] - look.heading[1] * look.heading[1],
        2 * look.heading[0] * look.heading[1]);
    const double longer = look.size_mm * (1 + stretch);
    const double shorter = look.size_mm * (1 - stretch);
    const bool along = twice_heading.dot(better.axis) >= 0;
    better.half_along_mm = along ? longer : shorter;
    better.half_across_mm = along ? shorter : longer;
    return better;
}

}  // namespace littlewars::vision

#include "vision/eye/proposals.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace littlewars::vision {
namespace {

struct Cell {
    int row = 0;
    int col = 0;
};

double sigmoid(double logit) {
    return 1 / (1 + std::exp(-logit));
}

bool is_peak(const EyeOutput& output, int channel, Cell cell) {
    const float here = output.at(channel, cell.row, cell.col);
    for (int i = std::max(0, cell.row - 1); i <= std::min(output.rows - 1, cell.row + 1); ++i) {
        for (int j = std::max(0, cell.col - 1); j <= std::min(output.cols - 1, cell.col + 1); ++j) {
            const bool before = i < cell.row || (i == cell.row && j < cell.col);
            const float there = output.at(channel, i, j);
            if (there > here || (before && there == here)) {
                return false;
            }
        }
    }
    return true;
}

/// The greatest value within three cells (the width of a man).
double greatest_near(const EyeOutput& output, int channel, Cell cell) {
    constexpr int kReach = 3;
    float greatest = 0;
    for (int i = std::max(0, cell.row - kReach); i <= std::min(output.rows - 1, cell.row + kReach);
         ++i) {
        for (int j = std::max(0, cell.col - kReach);
             j <= std::min(output.cols - 1, cell.col + kReach);
             ++j) {
            greatest = std::max(greatest, output.at(channel, i, j));
        }
    }
    return greatest;
}

/// Means over the nine cells round a peak, weighted by belief.
class Votes {
  public:
    Votes(const EyeOutput& output, const EyeModel& model, int heat_channel, Cell peak)
        : output_(output), model_(model) {
        const EyeChannels& at = model.channels;
        for (int i = std::max(0, peak.row - 1); i <= std::min(output.rows - 1, peak.row + 1); ++i) {
            for (int j = std::max(0, peak.col - 1); j <= std::min(output.cols - 1, peak.col + 1);
                 ++j) {
                const double heat = output.at(heat_channel, i, j);
                const double sigma = std::exp(static_cast<double>(output.at(at.log_sigma, i, j)));
                cells_.push_back({{i, j}, heat * heat / (sigma * sigma)});
                total_ += cells_.back().weight;
            }
        }
    }

    [[nodiscard]] double mean(int channel) const {
        double sum = 0;
        for (const Voter& voter : cells_) {
            sum += voter.weight * output_.at(channel, voter.cell.row, voter.cell.col);
        }
        return sum / total_;
    }

    [[nodiscard]] cv::Point2d foot() const {
        const EyeChannels& at = model_.channels;
        cv::Point2d sum{0, 0};
        for (const Voter& voter : cells_) {
            const auto [row, col] = voter.cell;
            sum += voter.weight *
                   cv::Point2d(col + static_cast<double>(output_.at(at.offset_u, row, col)),
                               row + static_cast<double>(output_.at(at.offset_v, row, col)));
        }
        const double centre = model_.cell_centre_px;
        return sum * (model_.stride_px / total_) +
               cv::Point2d(centre, centre - model_.foot_bias_px);
    }

  private:
    struct Voter {
        Cell cell;
        double weight = 0;
    };
    const EyeOutput& output_;
    const EyeModel& model_;
    std::vector<Voter> cells_;
    double total_ = 1e-12;
};

double coat_value(double plane) {
    return std::clamp(110 + 60 * plane, 0.0, 255.0);
}

Proposal proposal_at(const EyeOutput& output, const EyeModel& model, PieceKind kind, Cell peak) {
    const EyeChannels& at = model.channels;
    const std::array<int, 3> heats{at.heat_infantry, at.heat_cavalry, at.heat_gun};
    const int own = heats[static_cast<std::size_t>(kind)];
    const Votes votes(output, model, own, peak);
    Proposal found;
    found.kind = kind;
    for (std::size_t k = 0; k < heats.size(); ++k) {
        found.heat[k] = output.at(heats[k], peak.row, peak.col);
    }
    found.score = output.at(own, peak.row, peak.col);
    found.foot_px = votes.foot();
    found.sigma_px = model.sigma_factor * std::exp(votes.mean(at.log_sigma));
    found.fallen_logit = votes.mean(at.fallen_logit) - model.fallen_logit_threshold;
    found.heading = {votes.mean(at.heading_cos), votes.mean(at.heading_sin)};
    found.axis = {votes.mean(at.axis_cos2), votes.mean(at.axis_sin2)};
    found.half_along_mm = std::exp(votes.mean(at.log_half_along));
    found.half_across_mm = std::exp(votes.mean(at.log_half_across));
    found.wheel_radius_mm = std::exp(votes.mean(at.log_wheel_radius));
    found.coat_bgr = {coat_value(votes.mean(at.coat_blue)),
                      coat_value(votes.mean(at.coat_green)),
                      coat_value(votes.mean(at.coat_red))};
    found.visible = sigmoid(votes.mean(at.visible_logit));
    found.hand = at.heat_hand < 0 ? 0 : greatest_near(output, at.heat_hand, peak);
    return found;
}

}  // namespace

bool is_standing(const Proposal& proposal) {
    return proposal.fallen_logit <= 0;
}

std::vector<Proposal> proposals_from(const EyeOutput& output,
                                     const EyeModel& model,
                                     cv::Point origin_px) {
    std::vector<Proposal> found;
    const EyeChannels& at = model.channels;
    const std::array<int, 3> heats{at.heat_infantry, at.heat_cavalry, at.heat_gun};
    for (const PieceKind kind : {PieceKind::Infantry, PieceKind::Cavalry, PieceKind::Gun}) {
        const auto k = static_cast<std::size_t>(kind);
        const auto threshold = static_cast<float>(model.threshold[k]);
        for (int i = 0; i < output.rows; ++i) {
            for (int j = 0; j < output.cols; ++j) {
                if (output.at(heats[k], i, j) > threshold && is_peak(output, heats[k], {i, j})) {
                    found.push_back(proposal_at(output, model, kind, {i, j}));
                    found.back().foot_px += cv::Point2d(origin_px);
                }
            }
        }
    }
    return found;
}

}  // namespace littlewars::vision

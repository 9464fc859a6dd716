#include "vision/eye/duplicate_filter.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <numeric>
#include <optional>

namespace littlewars::vision {
namespace {

double radius_mm(const EyeModel& model, PieceKind one, PieceKind other) {
    return model.duplicate_mm[static_cast<std::size_t>(one)][static_cast<std::size_t>(other)];
}

}  // namespace

std::vector<Duplicate> find_duplicates(std::span<const Proposal> proposals,
                                       std::span<const cv::Point2d> spots_mm,
                                       const EyeModel& model) {
    std::vector<std::size_t> order(proposals.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return proposals[a].score > proposals[b].score;
    });
    std::vector<std::size_t> kept;
    std::vector<Duplicate> duplicates;
    for (const std::size_t index : order) {
        const auto stronger = std::find_if(kept.begin(), kept.end(), [&](std::size_t other) {
            return cv::norm(spots_mm[index] - spots_mm[other]) <
                   radius_mm(model, proposals[index].kind, proposals[other].kind);
        });
        if (stronger == kept.end()) {
            kept.push_back(index);
        } else {
            duplicates.push_back({index, *stronger});
        }
    }
    return duplicates;
}

}  // namespace littlewars::vision

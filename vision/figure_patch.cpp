#include "vision/figure_patch.hpp"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace littlewars::vision {
namespace {

constexpr double kLogLimit = 0.12;
constexpr double kLogFloor = 12;
constexpr double kStep_mm = 1.2;  ///< About a chart pixel.

/// Heights over the foot and half-width of the patch, mm of 54 mm men.
struct PatchSize {
    double from_mm = 0;
    double to_mm = 0;
    double coat_from_mm = 0;  ///< The base's edge and its green paint lie below.
    double half_width_mm = 0;
};

PatchSize patch_size(PieceKind kind, bool standing) {
    if (!standing) {
        return {-10, 22, -6, 16};
    }
    switch (kind) {
        case PieceKind::Infantry:
            return {0, 50, 9, 9};
        case PieceKind::Cavalry:
            return {0, 70, 12, 15};
        case PieceKind::Gun:
            break;
    }
    return {-6, 30, 4, 18};
}

std::array<float, 256> log_table() {
    std::array<float, 256> table{};
    for (std::size_t v = 0; v < table.size(); ++v) {
        table[v] = static_cast<float>(std::log(static_cast<double>(v) + kLogFloor));
    }
    return table;
}

bool is_changed(const cv::Vec3b& now, const cv::Vec3b& before) {
    static const std::array<float, 256> kLog = log_table();
    for (int k = 0; k < 3; ++k) {
        if (std::abs(kLog[now[k]] - kLog[before[k]]) > kLogLimit) {
            return true;
        }
    }
    return false;
}

}  // namespace

FigurePatch figure_patch(const cv::Mat& frame,
                         const cv::Mat& empty,
                         const FigureAxis& axis,
                         PieceKind kind,
                         bool standing) {
    const PatchSize size = patch_size(kind, standing);
    const cv::Rect inside({0, 0}, frame.size());
    FigurePatch patch;
    int looked_at = 0;
    int changed = 0;
    for (double z = size.from_mm; z <= size.to_mm; z += kStep_mm) {
        for (double x = -size.half_width_mm; x <= size.half_width_mm; x += kStep_mm) {
            const cv::Point2d up = axis.foot_px + axis.up_px_per_mm * z;
            const cv::Point at(cvRound(up.x + x / kStep_mm), cvRound(up.y));
            if (!inside.contains(at)) {
                continue;
            }
            ++looked_at;
            const bool differs =
                empty.empty() || is_changed(frame.at<cv::Vec3b>(at), empty.at<cv::Vec3b>(at));
            changed += differs ? 1 : 0;
            const bool in_middle = !empty.empty() || std::abs(x) < size.half_width_mm / 2;
            if (differs && in_middle && z >= size.coat_from_mm) {
                patch.colours.push_back(frame.at<cv::Vec3b>(at));
            }
        }
    }
    patch.changed_share = looked_at > 0 ? static_cast<double>(changed) / looked_at : 0;
    return patch;
}

}  // namespace littlewars::vision

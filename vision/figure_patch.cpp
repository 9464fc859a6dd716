#include "vision/figure_patch.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace littlewars::vision {
namespace {

constexpr double kLogLimit = 0.12;
constexpr double kFloor = 12;     ///< Grey levels added, so that noise in the dark stays small.
constexpr double kLevels = 80;    ///< Levels to the unit of natural logarithm.
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

/// Logarithms as 8-bit levels, kLevels to the unit.
cv::Mat log_table() {
    cv::Mat table(1, 256, CV_8UC1);
    for (int v = 0; v < 256; ++v) {
        table.at<uchar>(v) = cv::saturate_cast<uchar>(kLevels * std::log((v + kFloor) / kFloor));
    }
    return table;
}

cv::Mat log_of_means(const cv::Mat& picture) {
    static const cv::Mat kTable = log_table();
    cv::Mat means;
    cv::blur(picture, means, {5, 5});  // less would take the grain of grass for a change
    cv::LUT(means, kTable, means);
    return means;
}

}  // namespace

cv::Mat changed_pixels(const cv::Mat& frame, const cv::Mat& empty) {
    cv::Mat difference;
    cv::absdiff(log_of_means(frame), log_of_means(empty), difference);
    cv::threshold(difference, difference, kLevels * kLogLimit, 255, cv::THRESH_BINARY);
    cv::Mat changed;
    cv::cvtColor(difference, changed, cv::COLOR_BGR2GRAY);
    return changed > 0;
}

FigurePatch figure_patch(const cv::Mat& frame,
                         const cv::Mat& changed,
                         const FigureAxis& axis,
                         PieceKind kind,
                         bool standing) {
    const PatchSize size = patch_size(kind, standing);
    const cv::Rect inside({0, 0}, frame.size());
    FigurePatch patch;
    int looked_at = 0;
    int different = 0;
    for (double z = size.from_mm; z <= size.to_mm; z += kStep_mm) {
        for (double x = -size.half_width_mm; x <= size.half_width_mm; x += kStep_mm) {
            const cv::Point2d up = axis.foot_px + axis.up_px_per_mm * z;
            const cv::Point at(cvRound(up.x + x / kStep_mm), cvRound(up.y));
            if (!inside.contains(at)) {
                continue;
            }
            ++looked_at;
            const bool differs = changed.empty() || changed.at<uchar>(at) != 0;
            different += differs ? 1 : 0;
            const bool in_middle = !changed.empty() || std::abs(x) < size.half_width_mm / 2;
            if (differs && in_middle && z >= size.coat_from_mm) {
                patch.colours.push_back(frame.at<cv::Vec3b>(at));
            }
        }
    }
    patch.changed_share = looked_at > 0 ? static_cast<double>(different) / looked_at : 0;
    return patch;
}

}  // namespace littlewars::vision

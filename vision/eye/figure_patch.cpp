#include "vision/eye/figure_patch.hpp"

#include "vision/sides/coat.hpp"

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

/// Distance from the empty table's colour at which a pixel is the figure's by 63 %: the table
/// shines through at a figure's edge, and a picture's compression smears its colour into the coat.
constexpr double kOwnColour = 24;

/// Heights over the foot and half-widths of the patch and of its coat, mm of 54 mm men. The base's
/// edge and its paint lie below the coat, and so does a rider's horse, whose colour tells no army.
struct PatchSize {
    double from_mm = 0;
    double to_mm = 0;
    double half_width_mm = 0;
    double coat_from_mm = 0;
    double coat_half_width_mm = 0;
};

PatchSize patch_size(PieceKind kind, bool standing) {
    if (!standing) {
        return {-10, 22, 16, -6, 16};
    }
    switch (kind) {
        case PieceKind::Infantry:
            return {0, 50, 9, 9, 9};
        case PieceKind::Cavalry:
            return {0, 72, 15, 42, 10};
        case PieceKind::Gun:
            break;
    }
    return {-6, 30, 18, 4, 18};
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

cv::Mat changed_pixels(const cv::Mat& frame, const cv::Mat& empty) {
    cv::Mat difference;
    cv::absdiff(log_of_means(frame), log_of_means(empty), difference);
    cv::threshold(difference, difference, kLevels * kLogLimit, 255, cv::THRESH_BINARY);
    cv::Mat changed;
    cv::cvtColor(difference, changed, cv::COLOR_BGR2GRAY);
    return changed > 0;
}

PatchColour colour_at(const CropOverTable& crop, cv::Point at) {
    const cv::Point in_chart = at + crop.origin_px;
    const cv::Vec3d colour = coat_colour(cv::Vec3d(crop.frame.at<cv::Vec3b>(at)));
    if (crop.empty.empty()) {
        return {colour, 1, in_chart};
    }
    const double apart = cv::norm(colour - coat_colour(cv::Vec3d(crop.empty.at<cv::Vec3b>(at))));
    return {colour, 1 - std::exp(-(apart * apart) / (kOwnColour * kOwnColour)), in_chart};
}

/// Calls `look(pixel, x_mm, z_mm)` for each pixel of the patch that lies in the crop.
template <typename Look>
void each_patch_pixel(const PatchSize& size, const FigureAxis& axis, cv::Rect crop, Look look) {
    const cv::Rect inside({0, 0}, crop.size());
    for (double z = size.from_mm; z <= size.to_mm; z += kStep_mm) {
        for (double x = -size.half_width_mm; x <= size.half_width_mm; x += kStep_mm) {
            const cv::Point2d up = axis.foot_px + axis.up_px_per_mm * z;
            const cv::Point at = cv::Point(cvRound(up.x + x / kStep_mm), cvRound(up.y)) - crop.tl();
            if (inside.contains(at)) {
                look(at, x, z);
            }
        }
    }
}

}  // namespace

CropOverTable crop_over_table(const cv::Mat& frame, const cv::Mat& empty, cv::Point origin_px) {
    return {frame, empty, empty.empty() ? cv::Mat() : changed_pixels(frame, empty), origin_px};
}

double changed_share(const cv::Mat& changed,
                     cv::Point origin_px,
                     const FigureAxis& axis,
                     PieceKind kind,
                     bool standing) {
    int looked_at = 0;
    int different = 0;
    each_patch_pixel(patch_size(kind, standing),
                     axis,
                     {origin_px, changed.size()},
                     [&](cv::Point at, double, double) {
                         ++looked_at;
                         different += changed.at<uchar>(at) != 0 ? 1 : 0;
                     });
    if (changed.empty()) {
        return 1;
    }
    return looked_at > 0 ? static_cast<double>(different) / looked_at : 0;
}

FigurePatch figure_patch(const CropOverTable& crop,
                         const FigureAxis& axis,
                         PieceKind kind,
                         bool standing) {
    const PatchSize size = patch_size(kind, standing);
    const double coat_half_mm = size.coat_half_width_mm * (crop.empty.empty() ? 0.5 : 1);
    FigurePatch patch;
    patch.changed_share = changed_share(crop.changed, crop.origin_px, axis, kind, standing);
    each_patch_pixel(size,
                     axis,
                     {crop.origin_px, crop.frame.size()},
                     [&](cv::Point at, double x_mm, double z_mm) {
                         if (z_mm >= size.coat_from_mm && std::abs(x_mm) <= coat_half_mm) {
                             patch.colours.push_back(colour_at(crop, at));
                         }
                     });
    return patch;
}

}  // namespace littlewars::vision

#include "vision/things/pip_spots.hpp"

#include "vision/colours.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr std::array<int, 4> kReaches_px{
    11, 25, 51, 85};  ///< Smaller things stand out of the ground.
/// Grey levels by which a spot stands out; the higher ones part pips that lie close together.
constexpr std::array<double, 3> kContrasts{28, 60, 110};
constexpr double kLeastRadius_px = 2;
constexpr double kLeastRound = 0.8;   ///< Area over that of the ellipse in its box.
constexpr double kMostSlender = 1.8;  ///< Length over width.
constexpr double kSameSpot = 0.5;     ///< Of the radius.
constexpr double kSameRadius = 1.5;   ///< Ratio; a glint on a pip is smaller.
constexpr int kRingPoints = 24;

cv::Vec3d colour_round(const cv::Mat& lab, cv::Point2d centre, double radius_px) {
    std::vector<cv::Vec3b> ring;
    const cv::Rect inside({0, 0}, lab.size());
    for (int i = 0; i < kRingPoints; ++i) {
        const double angle = 2 * std::numbers::pi * i / kRingPoints;
        const cv::Point at(cvRound(centre.x + radius_px * std::cos(angle)),
                           cvRound(centre.y + radius_px * std::sin(angle)));
        if (inside.contains(at)) {
            ring.push_back(lab.at<cv::Vec3b>(at));
        }
    }
    return median_colour(std::move(ring));
}

bool is_round(const std::vector<cv::Point>& outline, int reach_px) {
    const cv::Rect box = cv::boundingRect(outline);
    const double longer = std::max(box.width, box.height);
    const double shorter = std::min(box.width, box.height);
    if (shorter < 2 * kLeastRadius_px || longer > 0.95 * reach_px ||
        longer > kMostSlender * shorter) {
        return false;
    }
    // The outline runs through the border pixels' middles: half a pixel more on all sides.
    const double area = cv::contourArea(outline) + cv::arcLength(outline, true) / 2 + 1;
    const double hull_length = cv::arcLength(outline, true);
    return area > kLeastRound * std::numbers::pi / 4 * box.width * box.height &&
           4 * std::numbers::pi * area > kLeastRound * hull_length * hull_length;
}

/// What stands out of the ground, and how to look at it.
struct Relief {
    cv::Mat standing_out;  ///< CV_8UC1.
    double contrast = 0;   ///< Grey levels.
    int reach_px = 0;
    bool is_dark = true;
};

void add_spots(const Relief& relief, const cv::Mat& lab, std::vector<PipSpot>& spots) {
    const cv::Mat mask = relief.standing_out > relief.contrast;
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(mask, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    for (const auto& outline : outlines) {
        if (outline.size() < 6 || !is_round(outline, relief.reach_px)) {
            continue;
        }
        const cv::Moments moments = cv::moments(outline);
        if (moments.m00 <= 0) {
            continue;
        }
        const cv::Point2d centre(moments.m10 / moments.m00, moments.m01 / moments.m00);
        const double area = moments.m00 + cv::arcLength(outline, true) / 2 + 1;
        const double radius_px = std::sqrt(area / std::numbers::pi);
        const bool known = std::any_of(spots.begin(), spots.end(), [&](const PipSpot& other) {
            return other.is_dark == relief.is_dark && radius_px < kSameRadius * other.radius_px &&
                   other.radius_px < kSameRadius * radius_px &&
                   cv::norm(other.centre_px - centre) < kSameSpot * radius_px;
        });
        if (!known) {
            const cv::Vec3d ground = colour_round(lab, centre, 1.5 * radius_px + 1);
            const double depth = relief.standing_out.at<uchar>(cv::Point(centre));
            spots.push_back({centre, radius_px, depth, relief.is_dark, ground});
        }
    }
}

}  // namespace

std::vector<PipSpot> find_pip_spots(const cv::Mat& grey, const cv::Mat& lab) {
    std::vector<PipSpot> spots;
    cv::Mat standing_out;
    for (const int reach_px : kReaches_px) {
        const cv::Mat disc = cv::getStructuringElement(cv::MORPH_ELLIPSE, {reach_px, reach_px});
        for (const bool is_dark : {true, false}) {
            cv::morphologyEx(
                grey, standing_out, is_dark ? cv::MORPH_BLACKHAT : cv::MORPH_TOPHAT, disc);
            for (const double contrast : kContrasts) {
                add_spots({standing_out, contrast, reach_px, is_dark}, lab, spots);
            }
        }
    }
    return spots;
}

}  // namespace littlewars::vision

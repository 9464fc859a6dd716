#include "vision/things/ruler_strip.hpp"

#include "vision/chart/sampling_grid.hpp"
#include "vision/chart/table_change.hpp"
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

constexpr double kCell_mm = 4;
/// Grey levels by which a ruler differs from the table: most do clearly, steel on linen hardly.
constexpr std::array kChanged{20, 10};
constexpr double kLeastLength_mm = 130;
constexpr double kMostLength_mm = 1300;
constexpr double kLeastWidth_mm = 11;
constexpr double kMostWidth_mm = 60;
constexpr double kLeastFill = 0.6;
constexpr int kAngles = 36;

/// What of a mask holds a straight line of the least length, for each direction of the line.
std::vector<cv::Mat> straight_parts(const cv::Mat& mask) {
    const int reach = cvRound(kLeastLength_mm / kCell_mm / 2);
    std::vector<cv::Mat> parts(kAngles);
    for (int i = 0; i < kAngles; ++i) {
        const double angle = std::numbers::pi * i / kAngles;
        const cv::Point arm(cvRound(reach * std::cos(angle)), cvRound(reach * std::sin(angle)));
        cv::Mat line(2 * reach + 1, 2 * reach + 1, CV_8UC1, cv::Scalar(0));
        cv::line(line, cv::Point(reach, reach) - arm, cv::Point(reach, reach) + arm, {1});
        cv::morphologyEx(mask, parts[static_cast<std::size_t>(i)], cv::MORPH_OPEN, line);
    }
    return parts;
}

Strip strip_from(const cv::RotatedRect& box, double depth_mm) {
    std::array<cv::Point2f, 4> corners;
    box.points(corners.data());
    const cv::Point2f first = corners[1] - corners[0];
    const cv::Point2f second = corners[2] - corners[1];
    const bool first_is_longer = cv::norm(first) >= cv::norm(second);
    const cv::Point2d along = first_is_longer ? first : second;
    const double length = cv::norm(along);
    const double width = cv::norm(first_is_longer ? second : first);
    Strip strip;
    strip.centre = {(box.center.x + 0.5) * kCell_mm, depth_mm - (box.center.y + 0.5) * kCell_mm};
    // Rows run towards the camera, y away from it.
    strip.along = cv::Point2d(along.x, -along.y) / length;
    strip.length_mm = (length + 1) * kCell_mm;
    strip.width_mm = (width + 1) * kCell_mm;
    return strip;
}

bool has_ruler_shape(const Strip& strip, double area_mm2) {
    return strip.length_mm >= kLeastLength_mm && strip.length_mm <= kMostLength_mm &&
           strip.width_mm >= kLeastWidth_mm && strip.width_mm <= kMostWidth_mm &&
           area_mm2 > kLeastFill * strip.length_mm * strip.width_mm;
}

cv::Vec3d median_of_part(const cv::Mat& picture, cv::Rect part) {
    part &= cv::Rect({0, 0}, picture.size());
    std::vector<cv::Vec3b> colours;
    for (int row = part.y; row < part.br().y; row += 2) {
        for (int column = part.x; column < part.br().x; column += 2) {
            colours.push_back(picture.at<cv::Vec3b>(row, column));
        }
    }
    return median_colour(std::move(colours));
}

/// The colour of the middle half of a straightened strip's face.
cv::Vec3d body_colour(const cv::Mat& straight, double width_mm) {
    const int half = cvRound(width_mm * kStripScale_px / 2);
    return median_of_part(
        straight,
        {straight.cols / 4, straight.rows / 2 - half / 2, straight.cols / 2, std::max(2, half)});
}

/// 255 where a straightened picture's colour is the strip's, and not the bare table's or a
/// figure's. At the strip's edges, where the two mix, the half of the way counts.
cv::Mat body_mask(const cv::Mat& straight, const cv::Mat& bare, double width_mm) {
    constexpr double kOwnColour = 70;
    constexpr double kDarkestTick = 0.1;
    const cv::Vec3d body = body_colour(straight, width_mm);
    cv::Mat mask(straight.size(), CV_8UC1, cv::Scalar(0));
    for (int row = 0; row < straight.rows; ++row) {
        for (int column = 0; column < straight.cols; ++column) {
            const cv::Vec3d seen = straight.at<cv::Vec3b>(row, column);
            const cv::Vec3d table = bare.at<cv::Vec3b>(row, column);
            const double from_body = cv::norm(seen - body);
            const double from_table = cv::norm(seen - table);
            const double own = std::max(kOwnColour, cv::norm(table - body) * 0.6);
            if (from_body < std::min(from_table, own) ||
                (from_table > kOwnColour && is_shade_of(seen, body, kDarkestTick))) {
                mask.at<unsigned char>(row, column) = 255;
            }
        }
    }
    // Ticks and numerals belong to the face.
    constexpr int kTick_px = 7;
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, cv::Mat::ones(1, kTick_px, CV_8U));
    return mask;
}

/// What of a mask hangs together with the middle line: not the stands of men beside the ruler.
cv::Mat on_middle_line(const cv::Mat& mask, double width_mm) {
    constexpr int kBridge_px = 5;  // A bayonet that touches the edge joins nothing.
    cv::Mat solid;
    cv::morphologyEx(mask, solid, cv::MORPH_OPEN, cv::Mat::ones(kBridge_px, kBridge_px, CV_8U));
    cv::Mat labels;
    const int count = cv::connectedComponents(solid, labels, 8, CV_32S);
    std::vector<unsigned char> kept(static_cast<std::size_t>(count), 0);
    const int reach = std::max(1, cvRound(width_mm * kStripScale_px / 4));
    const int middle = mask.rows / 2;
    for (int row = std::max(0, middle - reach); row < std::min(mask.rows, middle + reach); ++row) {
        for (int column = 0; column < mask.cols; ++column) {
            kept[static_cast<std::size_t>(labels.at<int>(row, column))] = 255;
        }
    }
    kept[0] = 0;
    cv::Mat part(mask.size(), CV_8UC1);
    std::transform(
        labels.begin<int>(), labels.end<int>(), part.begin<unsigned char>(), [&](int label) {
            return kept[static_cast<std::size_t>(label)];
        });
    cv::dilate(part, part, cv::Mat::ones(kBridge_px, kBridge_px, CV_8U));
    return part & mask;
}

/// The first and last place where `share` reaches half of its usual (90th percentile) height.
std::array<double, 2> extent(const std::vector<double>& share) {
    std::vector<double> sorted = share;
    std::sort(sorted.begin(), sorted.end());
    const double level = sorted[sorted.size() * 9 / 10] / 2;
    std::array<double, 2> ends{0, static_cast<double>(share.size() - 1)};
    for (std::size_t i = 1; i < share.size(); ++i) {
        if (share[i] >= level) {
            const double step = share[i] - share[i - 1];
            ends[0] = static_cast<double>(i) - (step > 0 ? (share[i] - level) / step : 0);
            break;
        }
    }
    for (std::size_t i = share.size() - 1; i > 0; --i) {
        if (share[i - 1] >= level) {
            const double step = share[i - 1] - share[i];
            ends[1] = static_cast<double>(i) - 1 + (step > 0 ? (share[i - 1] - level) / step : 0);
            break;
        }
    }
    return ends;
}

std::vector<double> means(const cv::Mat& mask, int dimension) {
    cv::Mat sums;
    cv::reduce(mask, sums, dimension, cv::REDUCE_AVG, CV_64F);
    return {sums.begin<double>(), sums.end<double>()};
}

/// How many rows the strip climbs over the whole picture: from the middles of its two halves.
double climb_px(const cv::Mat& mask) {
    const int half = mask.cols / 2;
    const auto left = extent(means(mask.colRange(half / 4, half), 1));
    const auto right = extent(means(mask.colRange(half, mask.cols - half / 4), 1));
    const double step = (right[0] + right[1] - left[0] - left[1]) / 2;
    return step / (0.875 * half);
}

struct Candidate {
    Strip strip;
    double filled_mm = 0;  ///< Its length without the gaps.
};

void add_candidates(std::vector<Candidate>& candidates, const cv::Mat& part, double depth_mm) {
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(part, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    for (const auto& outline : outlines) {
        if (outline.size() < 10) {
            continue;
        }
        const Strip strip = strip_from(cv::minAreaRect(outline), depth_mm);
        const double cells = cv::contourArea(outline) + static_cast<double>(outline.size()) / 2 + 1;
        const double area_mm2 = cells * kCell_mm * kCell_mm;
        if (has_ruler_shape(strip, area_mm2)) {
            candidates.push_back({strip, area_mm2 / strip.width_mm});
        }
    }
}

/// True for two findings of one thing.
bool are_alike(const Strip& a, const Strip& b) {
    constexpr double kMostTurn = 0.15;  // Sine.
    const cv::Point2d apart = b.centre - a.centre;
    return std::abs(a.along.dot(b.across())) < kMostTurn &&
           std::abs(apart.dot(a.across())) < a.width_mm / 2 &&
           std::abs(apart.dot(a.along)) < a.length_mm / 4;
}

/// Adds the longest of each new thing's findings, the longest things first.
void add_distinct(std::vector<Strip>& strips, std::vector<Candidate> candidates) {
    constexpr std::size_t kMost = 6;
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.filled_mm > b.filled_mm;
    });
    const std::size_t most = strips.size() + kMost;
    for (const Candidate& candidate : candidates) {
        const bool known = std::any_of(strips.begin(), strips.end(), [&](const Strip& strip) {
            return are_alike(strip, candidate.strip);
        });
        if (!known && strips.size() < most) {
            strips.push_back(candidate.strip);
        }
    }
}

}  // namespace

std::vector<Strip> find_strips(const cv::Mat& difference, const calibration::TablePlane& plane) {
    cv::Mat smooth;
    cv::blur(difference, smooth, {3, 3});
    const cv::Mat seen = from_above(smooth, plane, kCell_mm);
    std::vector<Strip> strips;
    for (const int changed : kChanged) {
        std::vector<Candidate> candidates;
        for (const cv::Mat& part : straight_parts(seen > changed)) {
            add_candidates(candidates, part, plane.table().depth_mm);
        }
        add_distinct(strips, std::move(candidates));
    }
    return strips;
}

cv::Mat straightened(const cv::Mat& picture,
                     const calibration::TablePlane& plane,
                     const Strip& strip) {
    const cv::Size size(cvRound((strip.length_mm + 2 * kStripMargin_mm) * kStripScale_px),
                        cvRound((1 + 2 * kStripSide) * strip.width_mm * kStripScale_px));
    cv::Mat knots(knots_for(size.height), knots_for(size.width), CV_32FC2);
    for (int row = 0; row < knots.rows; ++row) {
        for (int column = 0; column < knots.cols; ++column) {
            const double forward =
                (column * kKnotStep_px - (size.width - 1) / 2.0) / kStripScale_px;
            const double left = ((size.height - 1) / 2.0 - row * kKnotStep_px) / kStripScale_px;
            const cv::Point2d spot = strip.centre + strip.along * forward + strip.across() * left;
            const auto pixel = plane.image_from_world({spot.x, spot.y, strip.height_mm});
            knots.at<cv::Vec2f>(row, column) = {static_cast<float>(pixel.u_px),
                                                static_cast<float>(pixel.v_px)};
        }
    }
    cv::Mat straight;
    cv::remap(
        picture, straight, between_knots(knots, size), {}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return straight;
}

Strip refined(const Strip& rough,
              const cv::Mat& picture,
              const cv::Mat& bare,
              const calibration::TablePlane& plane) {
    constexpr int kRounds = 2;
    Strip strip = rough;
    for (int round = 0; round < kRounds; ++round) {
        const cv::Mat straight = straightened(picture, plane, strip);
        const cv::Mat mask = on_middle_line(
            body_mask(straight, straightened(bare, plane, strip), strip.width_mm), strip.width_mm);
        const double turn = -climb_px(mask);
        const auto rows = extent(means(mask.colRange(straight.cols / 8, straight.cols * 7 / 8), 1));
        const int top = std::clamp(cvRound(rows[0]), 0, straight.rows - 2);
        const int bottom = std::clamp(cvRound(rows[1]), top + 1, straight.rows - 1);
        const auto columns = extent(means(mask.rowRange(top, bottom + 1), 0));
        const double left_mm =
            ((straight.rows - 1) / 2.0 - (rows[0] + rows[1]) / 2) / kStripScale_px;
        const double forward_mm =
            ((columns[0] + columns[1]) / 2 - (straight.cols - 1) / 2.0) / kStripScale_px;
        strip.centre += strip.across() * left_mm + strip.along * forward_mm;
        strip.length_mm = (columns[1] - columns[0]) / kStripScale_px;
        strip.width_mm = std::max(kLeastWidth_mm / 2, (rows[1] - rows[0]) / kStripScale_px);
        if (strip.width_mm > kMostWidth_mm || strip.length_mm < kLeastLength_mm / 2) {
            break;  // No ruler after all: figures in a row, a shadow.
        }
        const cv::Point2d turned = strip.along + strip.across() * turn;
        strip.along = turned / cv::norm(turned);
    }
    return strip;
}

}  // namespace littlewars::vision

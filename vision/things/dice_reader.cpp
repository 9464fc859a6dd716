#include "vision/things/dice_reader.hpp"

#include "vision/chart/table_change.hpp"
#include "vision/things/pip_patterns.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr double kUsualSide_mm = 16;
constexpr double kSmallestSide_mm = 12.7;
constexpr double kLargestSide_mm = 24;
constexpr double kTurnStep_deg = 5;
constexpr double kShiftStep = 0.08;  ///< Of the side.
constexpr int kShifts = 1;           ///< Steps to each side.
constexpr double kLeastOverlap = 0.68;
constexpr double kLeastLikeness = 0.43;
constexpr double kLeastLead = 0.04;  ///< Over the next best value.
constexpr double kMostColourRange =
    10;  ///< Between the quartiles of a* and b*: dice are of one colour.

/// A cube on the table.
struct Cube {
    cv::Point2d centre_mm;
    double turn_rad = 0;
    double side_mm = kUsualSide_mm;

    /// A point of the face at `height_mm`; right and up from -0.5 to 0.5.
    [[nodiscard]] calibration::WorldPoint at(double right, double up, double height_mm) const {
        const double cosine = std::cos(turn_rad) * side_mm;
        const double sine = std::sin(turn_rad) * side_mm;
        return {centre_mm.x + right * cosine - up * sine,
                centre_mm.y + right * sine + up * cosine,
                height_mm};
    }
};

std::vector<cv::Point> silhouette(const Cube& cube, const calibration::TablePlane& plane) {
    std::vector<cv::Point> corners;
    for (const double height_mm : {0.0, cube.side_mm}) {
        for (const double right : {-0.5, 0.5}) {
            for (const double up : {-0.5, 0.5}) {
                const auto pixel = plane.image_from_world(cube.at(right, up, height_mm));
                corners.emplace_back(cvRound(pixel.u_px), cvRound(pixel.v_px));
            }
        }
    }
    std::vector<cv::Point> hull;
    cv::convexHull(corners, hull);
    return hull;
}

/// 255 where something other than a shadow lies: shadows darken all channels alike.
cv::Mat things_mask(const cv::Mat& frame, const cv::Mat& bare) {
    cv::Mat mask(frame.size(), CV_8UC1);
    for (int row = 0; row < frame.rows; ++row) {
        const auto* seen = frame.ptr<cv::Vec3b>(row);
        const auto* table = bare.ptr<cv::Vec3b>(row);
        auto* out = mask.ptr<unsigned char>(row);
        for (int column = 0; column < frame.cols; ++column) {
            double least = 10;
            double most = 0;
            int difference = 0;
            for (int channel = 0; channel < 3; ++channel) {
                const double ratio = (seen[column][channel] + 4.0) / (table[column][channel] + 4.0);
                least = std::min(least, ratio);
                most = std::max(most, ratio);
                difference =
                    std::max(difference, std::abs(seen[column][channel] - table[column][channel]));
            }
            const bool is_shadow = most < 1.05 && most - least < 0.14 && least > 0.25;
            out[column] = difference > 24 && !is_shadow ? 255 : 0;
        }
    }
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, cv::Mat::ones(3, 3, CV_8U));
    return mask;
}

double overlap(const std::vector<cv::Point>& outline, const std::vector<cv::Point>& hull) {
    const cv::Rect box = cv::boundingRect(outline) | cv::boundingRect(hull);
    cv::Mat seen(box.size(), CV_8UC1, cv::Scalar(0));
    cv::Mat cube = seen.clone();
    cv::fillPoly(seen, std::vector{outline}, {255}, cv::LINE_8, 0, -box.tl());
    cv::fillPoly(cube, std::vector{hull}, {255}, cv::LINE_8, 0, -box.tl());
    const int both = cv::countNonZero(seen & cube);
    const int either = cv::countNonZero(seen | cube);
    return either > 0 ? static_cast<double>(both) / either : 0;
}

/// A cube of the blob's size and place, not yet turned; nullopt when it can't be a die.
std::optional<Cube> rough_cube(const std::vector<cv::Point>& outline,
                               const calibration::TablePlane& plane) {
    const cv::Moments moments = cv::moments(outline);
    if (moments.m00 < 40) {
        return std::nullopt;
    }
    const PixelPoint middle{moments.m10 / moments.m00, moments.m01 / moments.m00};
    const auto spot = plane.plane_from_image(middle, kUsualSide_mm / 2);
    if (!spot || spot->x_mm < 0 || spot->y_mm < 0 || spot->x_mm > plane.table().width_mm ||
        spot->y_mm > plane.table().depth_mm) {
        return std::nullopt;
    }
    Cube cube{{spot->x_mm, spot->y_mm}, std::numbers::pi / 8, kUsualSide_mm};
    // The outline runs through the border pixels' middles: half a pixel more on all sides.
    const double area = moments.m00 + cv::arcLength(outline, true) / 2;
    cube.side_mm *= std::sqrt(area / std::max(1.0, cv::contourArea(silhouette(cube, plane))));
    if (cube.side_mm < kSmallestSide_mm || cube.side_mm > kLargestSide_mm) {
        return std::nullopt;
    }
    const auto raised = plane.plane_from_image(middle, cube.side_mm / 2);
    cube.centre_mm = raised ? cv::Point2d(raised->x_mm, raised->y_mm) : cube.centre_mm;
    return cube;
}

cv::Mat face_of(const Cube& cube, const cv::Mat& grey, const calibration::TablePlane& plane) {
    cv::Mat at(kFace_px, kFace_px, CV_32FC2);
    for (int row = 0; row < kFace_px; ++row) {
        for (int column = 0; column < kFace_px; ++column) {
            const auto pixel = plane.image_from_world(cube.at(
                (column + 0.5) / kFace_px - 0.5, 0.5 - (row + 0.5) / kFace_px, cube.side_mm));
            at.at<cv::Vec2f>(row, column) = {static_cast<float>(pixel.u_px),
                                             static_cast<float>(pixel.v_px)};
        }
    }
    cv::Mat face;
    cv::remap(grey, face, at, {}, cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    face.convertTo(face, CV_32F);
    return face;
}

struct Fit {
    Cube cube;
    PipMatch pips;
    double overlap = 0;

    [[nodiscard]] double worth() const { return pips.likeness + 0.7 * overlap; }
};

Fit best_fit(const Cube& rough,
             const std::vector<cv::Point>& outline,
             const cv::Mat& grey,
             const calibration::TablePlane& plane) {
    Fit best;
    for (double turn_deg = 0; turn_deg < 90; turn_deg += kTurnStep_deg) {
        for (int right = -kShifts; right <= kShifts; ++right) {
            for (int up = -kShifts; up <= kShifts; ++up) {
                Fit fit{rough, {}, 0};
                fit.cube.turn_rad = turn_deg * std::numbers::pi / 180;
                fit.cube.centre_mm += cv::Point2d(right, up) * (kShiftStep * rough.side_mm);
                fit.overlap = overlap(outline, silhouette(fit.cube, plane));
                if (fit.overlap < kLeastOverlap) {
                    continue;
                }
                fit.pips = match_pips(face_of(fit.cube, grey, plane));
                best = fit.worth() > best.worth() ? fit : best;
            }
        }
    }
    return best;
}

/// The distance of the quartiles of a* or b* on the upper face, the larger of the two.
double colour_range(const Cube& cube, const cv::Mat& frame, const calibration::TablePlane& plane) {
    std::vector<cv::Point> hull;
    for (const auto& [right, up] : {std::pair{-0.4, -0.4}, {0.4, -0.4}, {0.4, 0.4}, {-0.4, 0.4}}) {
        const auto pixel = plane.image_from_world(cube.at(right, up, cube.side_mm));
        hull.emplace_back(cvRound(pixel.u_px), cvRound(pixel.v_px));
    }
    const cv::Rect box = cv::boundingRect(hull) & cv::Rect({0, 0}, frame.size());
    cv::Mat inside(box.size(), CV_8UC1, cv::Scalar(0));
    cv::fillPoly(inside, std::vector{hull}, {255}, cv::LINE_8, 0, -box.tl());
    cv::Mat colours;
    cv::cvtColor(frame(box), colours, cv::COLOR_BGR2Lab);
    double widest = 0;
    for (const int channel : {1, 2}) {
        std::vector<int> values;
        for (int row = 0; row < box.height; ++row) {
            for (int column = 0; column < box.width; ++column) {
                if (inside.at<unsigned char>(row, column) != 0) {
                    values.push_back(colours.at<cv::Vec3b>(row, column)[channel]);
                }
            }
        }
        std::sort(values.begin(), values.end());
        if (!values.empty()) {
            widest =
                std::max<double>(widest, values[values.size() * 3 / 4] - values[values.size() / 4]);
        }
    }
    return widest;
}

Die die_from(const Fit& fit, const calibration::TablePlane& plane) {
    Die die;
    die.value = fit.pips.value;
    die.confidence = std::min(1.0, fit.pips.likeness * (0.6 + 2 * fit.pips.lead));
    const auto& spot = fit.cube.centre_mm;
    die.table = TablePoint{spot.x, spot.y};
    die.centre = plane.image_from_world({spot.x, spot.y, fit.cube.side_mm});
    return die;
}

}  // namespace

std::vector<Die> read_dice(const cv::Mat& frame,
                           const cv::Mat& empty,
                           const calibration::TablePlane& plane) {
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(things_mask(frame, bare_table(frame, empty)),
                     outlines,
                     cv::RETR_EXTERNAL,
                     cv::CHAIN_APPROX_NONE);
    cv::Mat grey;
    cv::cvtColor(frame, grey, cv::COLOR_BGR2GRAY);
    std::vector<Die> dice;
    for (const auto& outline : outlines) {
        const auto rough = rough_cube(outline, plane);
        if (!rough || overlap(outline, silhouette(*rough, plane)) < kLeastOverlap - 0.15) {
            continue;
        }
        const Fit fit = best_fit(*rough, outline, grey, plane);
        const bool is_die = fit.pips.likeness > kLeastLikeness && fit.pips.lead > kLeastLead &&
                            colour_range(fit.cube, frame, plane) < kMostColourRange;
        if (is_die) {
            dice.push_back(die_from(fit, plane));
        }
    }
    return dice;
}

}  // namespace littlewars::vision

#include "vision/things/ruler_reader.hpp"

#include "vision/chart/table_change.hpp"
#include "vision/things/ruler_extent.hpp"
#include "vision/things/ruler_numerals.hpp"
#include "vision/things/ruler_strip.hpp"
#include "vision/things/ruler_ticks.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace littlewars::vision {
namespace {

/// Below this the ticks are not told from the grain.
constexpr double kLeastClearness = 18;
constexpr double kClear = 40;
constexpr double kShortest_mm = 140;
constexpr double kNarrowest_mm = 10;
constexpr double kWidest_mm = 42;
constexpr double kWidestTape_mm = 22;
/// A ruler's face is seen on so much of its length, and so little like it lies beside it.
constexpr double kLeastSeen = 0.45;
constexpr double kMostBeside = 0.35;
/// Ticks and outline must agree to this part of the length: else it is no ruler, or not all of it.
constexpr double kMostDisagreement = 0.01;
/// Where they differ by more than this part one of them is wrong, and the other as good as printed.
constexpr double kUsualDisagreement = 0.004;
constexpr double kSurelyPrinted = 0.002;
/// What is missing more than this at an end is hidden, not seen badly.
constexpr double kMostMissing_mm = 2;

bool is_tape(RulerUnit unit, double width_mm) {
    return unit == RulerUnit::Centimetre && width_mm <= kWidestTape_mm;
}

/// Wooden rulers (inches) are some 3 mm thick, steel ones 1 mm, tapes lie flat.
double likely_height_mm(RulerUnit unit, double width_mm) {
    if (unit == RulerUnit::Inch) {
        return 3;
    }
    return is_tape(unit, width_mm) ? 0 : 1;
}

/// The strip lifted to `height_mm`: the same picture points seen on a higher plane.
Strip lifted(const Strip& strip, double height_mm, const calibration::TablePlane& plane) {
    const auto lift = [&](cv::Point2d spot) {
        const auto pixel = plane.image_from_world({spot.x, spot.y, strip.height_mm});
        const auto raised = plane.plane_from_image(pixel, height_mm);
        return raised ? cv::Point2d(raised->x_mm, raised->y_mm) : spot;
    };
    const cv::Point2d half = strip.along * (strip.length_mm / 2);
    const cv::Point2d from = lift(strip.centre - half);
    const cv::Point2d to = lift(strip.centre + half);
    Strip result = strip;
    result.height_mm = height_mm;
    result.centre = (from + to) / 2;
    result.length_mm = cv::norm(to - from);
    result.along = (to - from) / result.length_mm;
    return result;
}

/// The upper face of a refined strip, straightened, without its surroundings.
cv::Mat face_of(const Strip& strip, const cv::Mat& frame, const calibration::TablePlane& plane) {
    const cv::Mat straight = straightened(frame, plane, strip);
    const int margin = cvRound(kStripMargin_mm * kStripScale_px);
    const int side = cvRound(kStripSide * strip.width_mm * kStripScale_px);
    const cv::Rect face(
        margin, side, straight.cols - 2 * margin, std::max(2, straight.rows - 2 * side));
    return straight(face & cv::Rect({0, 0}, straight.size()));
}

/// True if the ruler's zero is where its strip begins. Seen from zero, the ticks lie on the left;
/// but a tape's numbers are as strong as its ticks, and tell more.
bool begins_at_zero(const Strip& strip, const cv::Mat& face, const TickReading& ticks, int units) {
    const auto rise =
        is_tape(ticks.unit, strip.width_mm) ? numbers_rise(face, units) : std::nullopt;
    return rise.value_or(ticks.ticks_on_left);
}

TablePoint table_point(cv::Point2d spot) {
    return {spot.x, spot.y};
}

/// The table with and without what lies on it, BGR CV_8UC3; smoothed once for all rulers.
struct TablePictures {
    TablePictures(const cv::Mat& with, const cv::Mat& without) : frame(with), bare(without) {
        cv::blur(frame, smooth_frame, {3, 3});
        cv::blur(bare, smooth_bare, {3, 3});
    }
    cv::Mat frame;
    cv::Mat bare;
    cv::Mat smooth_frame;
    cv::Mat smooth_bare;
};

/// The whole ruler that `found` is part of, past what covers it.
std::optional<Strip> whole_ruler(const Strip& found,
                                 const TablePictures& seen,
                                 const calibration::TablePlane& plane) {
    constexpr int kRounds = 2;  // A longer piece shows its direction better.
    Strip strip = refined(found, seen.frame, seen.bare, plane);
    for (int round = 0; round < kRounds; ++round) {
        const bool last = round + 1 == kRounds;
        if (strip.width_mm > kWidest_mm) {
            return std::nullopt;
        }
        const auto extent = extent_along(strip, seen.smooth_frame, seen.smooth_bare, plane);
        if (!extent || extent->seen < kLeastSeen || extent->beside > kMostBeside ||
            (last && extent->covered)) {
            return std::nullopt;
        }
        strip = refined(extent->strip, seen.frame, seen.bare, plane);
    }
    return strip;
}

/// Two measurements of one length with errors of their own: the ticks' comb and the outline's ends.
/// Where they disagree, the one that is just the printed length is right; nothing if neither is, or
/// if so much is missing at an end that it is hidden rather than seen badly.
std::optional<double> measured_mm(double by_ticks_mm, double by_outline_mm, double printed_mm) {
    if (std::abs(by_ticks_mm / by_outline_mm - 1) < kUsualDisagreement) {
        return (by_ticks_mm + by_outline_mm) / 2;
    }
    const auto is_printed = [printed_mm](double length_mm) {
        return std::abs(length_mm / printed_mm - 1) < kSurelyPrinted;
    };
    const bool ends_seen = std::abs(by_ticks_mm - by_outline_mm) < kMostMissing_mm;
    if (is_printed(by_outline_mm)) {
        return by_outline_mm;
    }
    return ends_seen && is_printed(by_ticks_mm) ? std::optional(by_ticks_mm) : std::nullopt;
}

std::optional<Ruler> read_ruler(const Strip& found,
                                const TablePictures& seen,
                                const calibration::TablePlane& plane) {
    const auto whole = whole_ruler(found, seen, plane);
    if (!whole) {
        return std::nullopt;
    }
    Strip strip = *whole;
    TickReading ticks = read_ticks(face_of(strip, seen.frame, plane), kStripScale_px);
    const double height_mm = likely_height_mm(ticks.unit, strip.width_mm);
    strip = refined(lifted(strip, height_mm, plane), seen.frame, seen.bare, plane);
    if (strip.length_mm < kShortest_mm || strip.width_mm < kNarrowest_mm ||
        strip.width_mm > kWidest_mm) {
        return std::nullopt;
    }
    const cv::Mat face = face_of(strip, seen.frame, plane);
    ticks = read_ticks(face, kStripScale_px);
    if (ticks.clearness < kLeastClearness) {
        return std::nullopt;
    }
    const double whole_units = std::round(strip.length_mm / ticks.spacing_mm);
    const double by_ticks_mm = whole_units * ticks.spacing_mm;
    const double disagreement = std::abs(by_ticks_mm / strip.length_mm - 1);
    if (disagreement > kMostDisagreement ||
        (disagreement > kUsualDisagreement && ticks.clearness < kClear)) {
        return std::nullopt;
    }
    const auto length_mm =
        measured_mm(by_ticks_mm, strip.length_mm, whole_units * mark_spacing_mm(ticks.unit));
    if (!length_mm) {
        return std::nullopt;
    }
    Ruler ruler;
    ruler.unit = ticks.unit;
    ruler.printed_length = whole_units;
    ruler.measured_mm = *length_mm;
    const bool forwards = begins_at_zero(strip, face, ticks, static_cast<int>(whole_units));
    const cv::Point2d half = strip.along * (ruler.measured_mm / 2 * (forwards ? 1 : -1));
    ruler.from = table_point(strip.centre - half);
    ruler.to = table_point(strip.centre + half);
    return ruler;
}

/// True for a place within a ruler's usual width of its middle line.
bool lies_on(const Ruler& ruler, cv::Point2d spot) {
    const cv::Point2d from(ruler.from.x_mm, ruler.from.y_mm);
    const cv::Point2d whole = cv::Point2d(ruler.to.x_mm, ruler.to.y_mm) - from;
    const cv::Point2d along = whole / cv::norm(whole);
    const double at_mm = (spot - from).dot(along);
    return at_mm > 0 && at_mm < cv::norm(whole) &&
           std::abs((spot - from).cross(along)) < kWidest_mm / 2;
}

}  // namespace

std::vector<Ruler> read_rulers(const cv::Mat& frame,
                               const cv::Mat& empty,
                               const calibration::TablePlane& plane) {
    std::vector<Ruler> rulers;
    const TablePictures seen(frame, bare_table(frame, empty));
    for (const Strip& strip : find_strips(largest_difference(frame, seen.bare), plane)) {
        const bool known = std::any_of(rulers.begin(), rulers.end(), [&](const Ruler& ruler) {
            return lies_on(ruler, strip.centre);
        });
        if (known) {
            continue;
        }
        if (auto ruler = read_ruler(strip, seen, plane)) {
            rulers.push_back(*ruler);
        }
    }
    return rulers;
}

}  // namespace littlewars::vision

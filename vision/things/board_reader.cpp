#include "vision/things/board_reader.hpp"

#include "vision/otsu_cut.hpp"
#include "vision/things/board_samples.hpp"

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace littlewars::vision {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;

constexpr double kLeastContrast = 12;  ///< Below this nothing counts as a piece.
constexpr double kMostContrast = 30;   ///< Above this everything does.
constexpr double kOneColour = 18;      ///< Nearer clusters are one side.
constexpr double kLikeField = 15;      ///< A corner farther from all fields is covered.
/// How far up the picture pieces are looked for, in distances of neighbours.
constexpr std::array<double, 2> kRaised{0.15, 0.3};
constexpr double kClearlyBetter = 0.005;
/// Fewer pieces don't show how high they are: each may stand off its point somewhere else.
constexpr std::ptrdiff_t kEnoughPieces = 6;

/// How much a colour differs from all that a bare field may look like.
double least_distance(const cv::Vec3d& colour, const std::vector<cv::Vec3d>& fields) {
    double least = std::numeric_limits<double>::max();
    for (const cv::Vec3d& field : fields) {
        least = std::min(least, colour_distance(colour, field));
    }
    return least;
}

/// How much a spot differs from bare board: from the board's colours, and from those of its own
/// corners that look like board. A piece may cover its corners.
double contrast_without_empty(const SpotSample& seen, const std::vector<cv::Vec3d>& fields) {
    double least = least_distance(seen.centre, fields);
    for (const cv::Vec3d& corner : seen.corners) {
        if (least_distance(corner, fields) < kLikeField) {
            least = std::min(least, colour_distance(seen.centre, corner));
        }
    }
    return least;
}

/// The change of light at a spot: what its two least changed corners have in common.
cv::Vec3d change_of_light(const SpotSample& seen, const SpotSample& bare) {
    std::array<cv::Vec3d, 4> changes;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        changes[i] = seen.corners[i] - bare.corners[i];
    }
    std::sort(changes.begin(), changes.end(), [](const cv::Vec3d& a, const cv::Vec3d& b) {
        return cv::norm(a) < cv::norm(b);
    });
    return (changes[0] + changes[1]) * 0.5;
}

/// One look at the board: every spot's sample, and how much it differs from a bare one.
struct Look {
    double raised = 0;
    std::vector<SpotSample> seen;
    std::vector<double> contrast;
    double limit = 0;
    double separation = 0;  ///< Of pieces from bare spots: the part of the variance it explains.
};

Look look_at(const StraightBoard& board, const StraightBoard* empty, double raised) {
    Look look{raised, board.samples(raised), {}, 0, 0};
    const auto fields = field_colours(look.seen);
    const auto bare = empty == nullptr ? std::vector<SpotSample>() : empty->samples(raised);
    for (std::size_t i = 0; i < look.seen.size(); ++i) {
        const SpotSample& seen = look.seen[i];
        look.contrast.push_back(
            bare.empty()
                ? contrast_without_empty(seen, fields)
                : colour_distance(seen.centre, bare[i].centre + change_of_light(seen, bare[i])));
    }
    const OtsuCut cut = otsu_cut(look.contrast, 0);
    look.limit = std::clamp(cut.at, kLeastContrast, kMostContrast);
    look.separation = cut.explained;
    return look;
}

/// The look that tells pieces from bare spots best; a raised one only if it is clearly better.
Look best_look(const StraightBoard& board, const StraightBoard* empty) {
    Look best = look_at(board, empty, 0);
    const auto pieces = std::count_if(best.contrast.begin(),
                                      best.contrast.end(),
                                      [&](double contrast) { return contrast > best.limit; });
    if (pieces < kEnoughPieces) {
        return best;
    }
    for (const double raised : kRaised) {
        Look look = look_at(board, empty, raised);
        if (look.separation > best.separation + kClearlyBetter) {
            best = std::move(look);
        }
    }
    return best;
}

cv::Vec3d lab(const calibration::Colour& colour) {
    cv::Mat pixel(
        1, 1, CV_32FC3, cv::Scalar(colour.blue / 255.0, colour.green / 255.0, colour.red / 255.0));
    cv::cvtColor(pixel, pixel, cv::COLOR_BGR2Lab);
    return pixel.at<cv::Vec3f>(0, 0);
}

double distance_to(const calibration::Army& army, const cv::Vec3d& colour) {
    double least = std::numeric_limits<double>::max();
    for (const calibration::Colour& own : army.colours) {
        least = std::min(least, colour_distance(colour, lab(own)));
    }
    return least;
}

/// The sides' names for the two clusters.
std::pair<std::string, std::string> names_for(const ColourPair& pair,
                                              const std::optional<calibration::Armies>& armies) {
    if (!armies || armies->sides.size() < 2) {
        return pair.first[0] >= pair.second[0] ? std::pair{"light", "dark"}
                                               : std::pair{"dark", "light"};
    }
    const auto& [a, b] = std::tie(armies->sides[0], armies->sides[1]);
    const double straight = distance_to(a, pair.first) + distance_to(b, pair.second);
    const double crossed = distance_to(b, pair.first) + distance_to(a, pair.second);
    return straight <= crossed ? std::pair{a.name, b.name} : std::pair{b.name, a.name};
}

/// Gives each colour its side, and how sure that is.
class SideNamer {
  public:
    SideNamer(const std::vector<cv::Vec3d>& colours,
              const std::optional<calibration::Armies>& armies)
        : pair_(gather_in_two(colours)),
          is_one_(colour_distance(pair_.first, pair_.second) < kOneColour) {
        std::tie(first_, second_) = names_for(pair_, armies);
        if (is_one_) {
            name_the_only_side(armies);
        }
    }

    [[nodiscard]] const std::string& side_of(const cv::Vec3d& colour) const {
        return is_one_ || pair_.is_first(colour) ? first_ : second_;
    }

    /// Whether pieces have this colour.
    [[nodiscard]] bool knows(const cv::Vec3d& colour) const {
        return std::min(colour_distance(colour, pair_.first),
                        colour_distance(colour, pair_.second)) < kOneColour;
    }

    [[nodiscard]] double confidence(const cv::Vec3d& colour) const {
        const double first = colour_distance(colour, pair_.first);
        const double second = colour_distance(colour, pair_.second);
        const double apart = std::abs(first - second) / (first + second);
        return is_one_ ? 1 : 1 - 0.5 * std::exp(-5 * apart);
    }

  private:
    void name_the_only_side(const std::optional<calibration::Armies>& armies) {
        const cv::Vec3d middle = (pair_.first + pair_.second) * 0.5;
        if (armies && armies->sides.size() >= 2) {
            const auto& [a, b] = std::tie(armies->sides[0], armies->sides[1]);
            first_ = distance_to(a, middle) <= distance_to(b, middle) ? a.name : b.name;
        } else {
            first_ = middle[0] >= 50 ? "light" : "dark";
        }
    }

    ColourPair pair_;
    bool is_one_;
    std::string first_;
    std::string second_;
};

/// From 0.5 at the limit to nearly 1 far from it.
double certainty(double contrast, double limit) {
    const double apart = std::abs(contrast - limit) / limit;
    return 1 - 0.5 * std::exp(-5 * apart);
}

/// Marks both ends of a pair between which a piece stands: something of the pieces' colour that is
/// not on the bare board and no part of a piece on a spot near by.
void mark_half_way(const StraightBoard& board,
                   const StraightBoard& empty,
                   const Look& look,
                   const SideNamer& namer,
                   std::vector<SpotReading>& readings) {
    const auto pairs = board.neighbours();
    const auto seen = board.between(pairs, look.raised);
    const auto bare = empty.between(pairs, look.raised);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const bool has_room =
            std::none_of(pairs[i].near_by.begin(), pairs[i].near_by.end(), [&](std::size_t spot) {
                return readings[spot].side.has_value();
            });
        if (has_room && colour_distance(seen[i], bare[i]) > look.limit && namer.knows(seen[i])) {
            for (const std::size_t end : {pairs[i].a, pairs[i].b}) {
                readings[end].between = true;
                readings[end].confidence = 0.5;
            }
        }
    }
}

Expected<void> check(const cv::Mat& picture, const BoardReadingTask& task) {
    if (!task.empty.empty() && task.empty.size() != picture.size()) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    "empty board",
                                    "its picture has another size than the board's",
                                    "take both with the same camera"});
    }
    const auto outside = [&](const BoardSpot& spot) {
        const cv::Vec3d at = task.picture_from_board * cv::Vec3d(spot.x, spot.y, 1);
        return !(at[2] > 0 && at[0] >= 0 && at[1] >= 0 && at[0] < at[2] * picture.cols &&
                 at[1] < at[2] * picture.rows);
    };
    if (std::any_of(task.spots.begin(), task.spots.end(), outside)) {
        return tl::unexpected(Error{ErrorKind::NotFound,
                                    "board",
                                    "a part of it lies outside of the picture",
                                    "turn the camera, or correct the corners"});
    }
    return {};
}

}  // namespace

Expected<cv::Matx33d> picture_from_board(const std::array<calibration::PixelPoint, 4>& corners) {
    const std::array<cv::Point2f, 4> square{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    std::array<cv::Point2f, 4> seen;
    std::transform(corners.begin(), corners.end(), seen.begin(), [](const auto& corner) {
        return cv::Point2f(static_cast<float>(corner.u_px), static_cast<float>(corner.v_px));
    });
    constexpr double kLeastArea_px = 400;
    if (!cv::isContourConvex(seen) || cv::contourArea(seen) < kLeastArea_px) {
        return tl::unexpected(Error{ErrorKind::BadInput,
                                    "corners",
                                    "are no square seen from somewhere",
                                    "give near left, near right, far right, far left"});
    }
    return cv::Matx33d(cv::getPerspectiveTransform(square, seen));
}

Expected<cv::Matx33d> picture_from_marks(std::span<const BoardMark> marks,
                                         const calibration::TableSize& board) {
    if (marks.size() < 4) {
        return tl::unexpected(Error{ErrorKind::NotFound,
                                    "board",
                                    "none of its markers are seen",
                                    "show the whole board, or give --corners"});
    }
    std::vector<cv::Point2d> unit;
    std::vector<cv::Point2d> seen;
    for (const BoardMark& mark : marks) {
        unit.emplace_back(mark.board_mm.x_mm / board.width_mm, mark.board_mm.y_mm / board.depth_mm);
        seen.emplace_back(mark.pixel.u_px, mark.pixel.v_px);
    }
    const cv::Mat found = cv::findHomography(unit, seen);
    if (found.empty()) {
        return tl::unexpected(Error{ErrorKind::Degenerate,
                                    "board",
                                    "its markers do not fix where it lies",
                                    "uncover more of them, or give --corners"});
    }
    return cv::Matx33d(found);
}

calibration::TableSize board_size(std::span<const calibration::TableMarker> markers) {
    double right = 0;
    double left = std::numeric_limits<double>::max();
    double far = 0;
    double near = left;
    for (const auto& marker : markers) {
        for (const calibration::TablePoint& corner : marker.corners) {
            right = std::max(right, corner.x_mm);
            left = std::min(left, corner.x_mm);
            far = std::max(far, corner.y_mm);
            near = std::min(near, corner.y_mm);
        }
    }
    return {left + right, near + far};
}

Expected<std::vector<SpotReading>> read_board(const cv::Mat& picture,
                                              const BoardReadingTask& task) {
    if (const auto fits = check(picture, task); !fits) {
        return tl::unexpected(fits.error());
    }
    const StraightBoard board(picture, task.picture_from_board, task.spots);
    std::optional<StraightBoard> empty;
    if (!task.empty.empty()) {
        empty.emplace(task.empty, task.picture_from_board, task.spots);
    }
    const StraightBoard* const bare = empty ? &*empty : nullptr;
    const Look look = best_look(board, bare);
    std::vector<cv::Vec3d> colours;
    for (std::size_t i = 0; i < look.seen.size(); ++i) {
        if (look.contrast[i] > look.limit) {
            colours.push_back(look.seen[i].centre);
        }
    }
    std::optional<SideNamer> namer;
    if (!colours.empty()) {
        namer.emplace(colours, task.armies);
    }
    std::vector<SpotReading> readings;
    for (std::size_t i = 0; i < look.seen.size(); ++i) {
        SpotReading reading{
            task.spots[i].id, std::nullopt, certainty(look.contrast[i], look.limit), false};
        if (look.contrast[i] > look.limit) {
            reading.side = namer->side_of(look.seen[i].centre);
            reading.confidence =
                std::min(reading.confidence, namer->confidence(look.seen[i].centre));
        }
        readings.push_back(std::move(reading));
    }
    if (namer && empty) {
        mark_half_way(board, *empty, look, *namer, readings);
    }
    return readings;
}

}  // namespace littlewars::vision

#include "vision/things/board_samples.hpp"

#include "calibration/median.hpp"
#include "vision/colours.hpp"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace littlewars::vision {
namespace {

constexpr double kCell_px = 40;   ///< The distance of neighbouring spots in the straightened board.
constexpr double kMargin = 0.12;  ///< Round the unit square: spots may lie on its edge.
constexpr int kLargest_px = 1600;  ///< Side of the straightened board.
// In parts of the distance between neighbours.
constexpr double kCentreRadius = 0.22;
constexpr double kCornerAt = 0.37;
constexpr double kCornerRadius = 0.06;
constexpr double kBetweenRadius = 0.14;
constexpr double kNearBy = 0.8;
constexpr double kReach = 1.45;  ///< Of neighbours, diagonals included.

/// A colour seen at fewer corners than this belongs to pieces, not to the board.
constexpr double kLeastFieldShare = 0.15;
constexpr double kFar = 30;                ///< Colours farther away belong to neither of two.
constexpr std::size_t kMostGathered = 90;  ///< Colours compared pair by pair.

/// The usual distance from a spot to its nearest neighbour, in the unit square.
double usual_spacing(const std::vector<BoardSpot>& spots) {
    std::vector<double> nearest;
    for (const BoardSpot& spot : spots) {
        double least = std::numeric_limits<double>::max();
        for (const BoardSpot& other : spots) {
            if (&other != &spot) {
                least = std::min(least, std::hypot(spot.x - other.x, spot.y - other.y));
            }
        }
        nearest.push_back(least);
    }
    return spots.size() < 2 ? 1 : std::clamp(calibration::median(std::move(nearest)), 0.01, 1.0);
}

/// In L*a*b*, the unit square `side_px` wide with a margin round it.
cv::Mat straighten(const cv::Mat& picture, const cv::Matx33d& picture_from_board, double side_px) {
    const double step = 1 / side_px;
    const cv::Matx33d board_from_straight(step, 0, -kMargin, 0, -step, 1 + kMargin, 0, 0, 1);
    const int size = cvRound(side_px * (1 + 2 * kMargin));
    cv::Mat straight;
    cv::warpPerspective(picture,
                        straight,
                        picture_from_board * board_from_straight,
                        {size, size},
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_REPLICATE);
    cv::GaussianBlur(straight, straight, {3, 3}, 0);
    straight.convertTo(straight, CV_32F, 1.0 / 255);
    cv::cvtColor(straight, straight, cv::COLOR_BGR2Lab);
    return straight;
}

cv::Vec3d median_of_disc(const cv::Mat& board, cv::Point2d at, double radius) {
    std::vector<cv::Vec3f> colours;
    for (int row = cvFloor(at.y - radius); row <= at.y + radius; ++row) {
        for (int column = cvFloor(at.x - radius); column <= at.x + radius; ++column) {
            const bool inside = std::hypot(row - at.y, column - at.x) <= radius && row >= 0 &&
                                column >= 0 && row < board.rows && column < board.cols;
            if (inside) {
                colours.push_back(board.at<cv::Vec3f>(row, column));
            }
        }
    }
    return median_colour(std::move(colours));
}

/// What is left unexplained when all colours gather round two; strangers count no more than kFar.
double unexplained(const std::vector<cv::Vec3d>& colours, const ColourPair& pair) {
    double sum = 0;
    for (const cv::Vec3d& colour : colours) {
        sum += std::min(
            {kFar, colour_distance(colour, pair.first), colour_distance(colour, pair.second)});
    }
    return sum;
}

std::vector<cv::Vec3d> some_of(const std::vector<cv::Vec3d>& colours) {
    const std::size_t step = colours.size() / kMostGathered + 1;
    std::vector<cv::Vec3d> some;
    for (std::size_t i = 0; i < colours.size(); i += step) {
        some.push_back(colours[i]);
    }
    return some;
}

}  // namespace

StraightBoard::StraightBoard(const cv::Mat& picture,
                             const cv::Matx33d& picture_from_board,
                             const std::vector<BoardSpot>& spots)
    : spots_(spots),
      picture_from_board_(picture_from_board),
      spacing_(usual_spacing(spots)),
      side_px_(std::min<double>(kLargest_px, kCell_px / spacing_)),
      colours_(straighten(picture, picture_from_board, side_px_)) {}

cv::Point2d StraightBoard::place(double x, double y) const {
    return {(x + kMargin) * side_px_, (1 - y + kMargin) * side_px_};
}

/// One step between neighbours on the straightened board, in the direction that is up the picture.
cv::Point2d StraightBoard::up_at(double x, double y) const {
    const cv::Matx33d board_from_picture = picture_from_board_.inv();
    const cv::Vec3d seen = picture_from_board_ * cv::Vec3d(x, y, 1);
    const cv::Vec3d above =
        board_from_picture * cv::Vec3d(seen[0] / seen[2], seen[1] / seen[2] - 1, 1);
    const cv::Point2d step(above[0] / above[2] - x, y - above[1] / above[2]);
    const double length = std::hypot(step.x, step.y);
    return step * (spacing_ * side_px_ / length);
}

std::vector<SpotSample> StraightBoard::samples(double raised) const {
    const std::array<cv::Point2d, 4> directions{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    const double cell_px = spacing_ * side_px_;
    std::vector<SpotSample> samples;
    for (const BoardSpot& spot : spots_) {
        const cv::Point2d middle = place(spot.x, spot.y);
        SpotSample sample;
        sample.centre = median_of_disc(
            colours_, middle + up_at(spot.x, spot.y) * raised, kCentreRadius * cell_px);
        for (std::size_t i = 0; i < directions.size(); ++i) {
            sample.corners[i] = median_of_disc(
                colours_, middle + directions[i] * (kCornerAt * cell_px), kCornerRadius * cell_px);
        }
        samples.push_back(sample);
    }
    return samples;
}

std::vector<SpotPair> StraightBoard::neighbours() const {
    std::vector<SpotPair> pairs;
    for (std::size_t a = 0; a < spots_.size(); ++a) {
        for (std::size_t b = a + 1; b < spots_.size(); ++b) {
            const double apart = std::hypot(spots_[a].x - spots_[b].x, spots_[a].y - spots_[b].y);
            if (apart > kReach * spacing_) {
                continue;
            }
            SpotPair pair{a, b, {}};
            for (std::size_t i = 0; i < spots_.size(); ++i) {
                const double x = (spots_[a].x + spots_[b].x) / 2 - spots_[i].x;
                const double y = (spots_[a].y + spots_[b].y) / 2 - spots_[i].y;
                if (std::hypot(x, y) < kNearBy * spacing_) {
                    pair.near_by.push_back(i);
                }
            }
            pairs.push_back(std::move(pair));
        }
    }
    return pairs;
}

std::vector<cv::Vec3d> StraightBoard::between(const std::vector<SpotPair>& pairs,
                                              double raised) const {
    std::vector<cv::Vec3d> colours;
    for (const SpotPair& pair : pairs) {
        const double x = (spots_[pair.a].x + spots_[pair.b].x) / 2;
        const double y = (spots_[pair.a].y + spots_[pair.b].y) / 2;
        colours.push_back(median_of_disc(
            colours_, place(x, y) + up_at(x, y) * raised, kBetweenRadius * spacing_ * side_px_));
    }
    return colours;
}

bool ColourPair::is_first(const cv::Vec3d& colour) const {
    return colour_distance(colour, first) <= colour_distance(colour, second);
}

ColourPair gather_in_two(const std::vector<cv::Vec3d>& colours) {
    const auto some = some_of(colours);
    ColourPair pair{some.front(), some.front()};
    double least = unexplained(some, pair);
    for (std::size_t i = 0; i < some.size(); ++i) {
        for (std::size_t k = i + 1; k < some.size(); ++k) {
            const ColourPair tried{some[i], some[k]};
            if (const double left = unexplained(some, tried); left < least) {
                least = left;
                pair = tried;
            }
        }
    }
    const auto first = std::count_if(colours.begin(), colours.end(), [&](const cv::Vec3d& colour) {
        return pair.is_first(colour);
    });
    pair.first_share = static_cast<double>(first) / static_cast<double>(colours.size());
    return pair;
}

std::vector<cv::Vec3d> field_colours(const std::vector<SpotSample>& samples) {
    std::vector<cv::Vec3d> corners;
    for (const SpotSample& sample : samples) {
        corners.insert(corners.end(), sample.corners.begin(), sample.corners.end());
    }
    const ColourPair pair = gather_in_two(corners);
    if (pair.first_share < kLeastFieldShare) {
        return {pair.second};
    }
    if (pair.first_share > 1 - kLeastFieldShare) {
        return {pair.first};
    }
    return {pair.first, pair.second};
}

double colour_distance(const cv::Vec3d& a, const cv::Vec3d& b) {
    const cv::Vec3d difference = a - b;
    return std::sqrt(difference[0] * difference[0] / 4 + difference[1] * difference[1] +
                     difference[2] * difference[2]);
}

}  // namespace littlewars::vision

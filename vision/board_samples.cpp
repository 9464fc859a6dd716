#include "vision/board_samples.hpp"

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
    const auto middle = nearest.begin() + static_cast<std::ptrdiff_t>(nearest.size() / 2);
    std::nth_element(nearest.begin(), middle, nearest.end());
    return spots.size() < 2 ? 1 : std::clamp(*middle, 0.01, 1.0);
}

/// The board seen from above, in L*a*b*, CV_32FC3.
struct StraightBoard {
    cv::Mat colours;
    double side_px = 0;  ///< Of the unit square.

    [[nodiscard]] cv::Point2d place(double x, double y) const {
        return {(x + kMargin) * side_px, (1 - y + kMargin) * side_px};
    }
};

StraightBoard straighten(const cv::Mat& picture,
                         const cv::Matx33d& picture_from_board,
                         double spacing) {
    StraightBoard board;
    board.side_px = std::min<double>(kLargest_px, kCell_px / spacing);
    const double step = 1 / board.side_px;
    const cv::Matx33d board_from_straight(step, 0, -kMargin, 0, -step, 1 + kMargin, 0, 0, 1);
    const int size = cvRound(board.side_px * (1 + 2 * kMargin));
    cv::Mat straight;
    cv::warpPerspective(picture,
                        straight,
                        picture_from_board * board_from_straight,
                        {size, size},
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_REPLICATE);
    cv::GaussianBlur(straight, straight, {3, 3}, 0);
    straight.convertTo(straight, CV_32F, 1.0 / 255);
    cv::cvtColor(straight, board.colours, cv::COLOR_BGR2Lab);
    return board;
}

cv::Vec3d median(std::vector<cv::Vec3f>& colours) {
    cv::Vec3d result;
    if (colours.empty()) {
        return result;
    }
    const auto middle = colours.begin() + static_cast<std::ptrdiff_t>(colours.size() / 2);
    for (int channel = 0; channel < 3; ++channel) {
        std::nth_element(colours.begin(), middle, colours.end(), [channel](auto& a, auto& b) {
            return a[channel] < b[channel];
        });
        result[channel] = (*middle)[channel];
    }
    return result;
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
    return median(colours);
}

SpotSample sample_spot(const StraightBoard& board, const BoardSpot& spot, double cell_px) {
    const std::array<cv::Point2d, 4> directions{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    const cv::Point2d middle = board.place(spot.x, spot.y);
    SpotSample sample;
    sample.centre = median_of_disc(board.colours, middle, kCentreRadius * cell_px);
    std::vector<cv::Vec3f> all;
    for (std::size_t i = 0; i < directions.size(); ++i) {
        const cv::Point2d at = middle + directions[i] * (kCornerAt * cell_px);
        sample.corners[i] = median_of_disc(board.colours, at, kCornerRadius * cell_px);
        all.emplace_back(sample.corners[i]);
    }
    sample.surround = median(all);
    return sample;
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

std::vector<SpotSample> sample_spots(const cv::Mat& picture,
                                     const cv::Matx33d& picture_from_board,
                                     const std::vector<BoardSpot>& spots) {
    const double spacing = usual_spacing(spots);
    const StraightBoard board = straighten(picture, picture_from_board, spacing);
    std::vector<SpotSample> samples;
    for (const BoardSpot& spot : spots) {
        samples.push_back(sample_spot(board, spot, spacing * board.side_px));
    }
    return samples;
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

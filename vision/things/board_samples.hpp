#pragma once

#include "vision/things/board_reader.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace littlewars::vision {

/// Colours at a spot of a board, CIE L*a*b*.
struct SpotSample {
    cv::Vec3d centre;                  ///< Median round the middle of the spot.
    std::array<cv::Vec3d, 4> corners;  ///< Four places that a piece on the spot leaves free.
};

/// Two spots so near each other that a piece may stand half-way.
struct SpotPair {
    std::size_t a = 0;
    std::size_t b = 0;
    std::vector<std::size_t> near_by;  ///< Spots whose pieces may reach there; a and b among them.
};

/// A board seen from above, straightened once to be sampled several times.
class StraightBoard {
  public:
    /// `picture` is BGR, CV_8UC3. Precondition: at least one spot.
    StraightBoard(const cv::Mat& picture,
                  const cv::Matx33d& picture_from_board,
                  const std::vector<BoardSpot>& spots);

    /// One sample a spot. `raised` is how far up the picture the centre is looked for, in distances
    /// of neighbours: a piece's upper face lies higher than its foot.
    [[nodiscard]] std::vector<SpotSample> samples(double raised) const;

    /// Pairs along rows, columns and diagonals.
    [[nodiscard]] std::vector<SpotPair> neighbours() const;

    /// The colour half-way between the two of each pair.
    [[nodiscard]] std::vector<cv::Vec3d> between(const std::vector<SpotPair>& pairs,
                                                 double raised) const;

  private:
    [[nodiscard]] cv::Point2d place(double x, double y) const;
    [[nodiscard]] cv::Point2d up_at(double x, double y) const;

    const std::vector<BoardSpot>& spots_;
    cv::Matx33d picture_from_board_;
    double spacing_;   ///< Of neighbours, in the unit square.
    double side_px_;   ///< Of the unit square.
    cv::Mat colours_;  ///< L*a*b*, CV_32FC3.
};

/// The colours that bare fields have, one or two (light and dark squares), from all corners.
[[nodiscard]] std::vector<cv::Vec3d> field_colours(const std::vector<SpotSample>& samples);

/// The two colours round which others gather.
struct ColourPair {
    cv::Vec3d first;
    cv::Vec3d second;
    double first_share = 1;  ///< The part of all that is nearer to the first.

    [[nodiscard]] bool is_first(const cv::Vec3d& colour) const;
};

/// The two of `colours` that leave least unexplained; a few strangers among them do no harm.
/// Precondition: not empty.
[[nodiscard]] ColourPair gather_in_two(const std::vector<cv::Vec3d>& colours);

/// Distance of two colours, lightness counting half: glare and shadow change it most.
[[nodiscard]] double colour_distance(const cv::Vec3d& a, const cv::Vec3d& b);

}  // namespace littlewars::vision

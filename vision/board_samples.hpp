#pragma once

#include "vision/board_reader.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <array>
#include <vector>

namespace littlewars::vision {

/// Colours at a spot of a board, CIE L*a*b*.
struct SpotSample {
    cv::Vec3d centre;                  ///< Median round the middle of the spot.
    std::array<cv::Vec3d, 4> corners;  ///< Four places that a piece on the spot leaves free.
    cv::Vec3d surround;                ///< Their median.
};

/// One sample a spot. `picture` is BGR, CV_8UC3.
[[nodiscard]] std::vector<SpotSample> sample_spots(const cv::Mat& picture,
                                                   const cv::Matx33d& picture_from_board,
                                                   const std::vector<BoardSpot>& spots);

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

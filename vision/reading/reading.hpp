#pragma once

#include "vision/debug_view.hpp"
#include "vision/reading/detected_piece.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace littlewars::vision {

/// What one look at the table, or at parts of it, gave.
struct Reading {
    std::vector<DetectedPiece> pieces;
    std::vector<SeenProposal> proposals;  ///< All of them, with what became of them.
    std::vector<cv::Rect> looked_at;      ///< In the picture.
    cv::Mat hand_mask;                    ///< CV_8UC1, the chart at a quarter of its size.
    double score = 0;  ///< How well the size at which figures were looked for fits.
};

}  // namespace littlewars::vision

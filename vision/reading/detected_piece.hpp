#pragma once

#include "vision/observation.hpp"
#include "vision/sides/coat.hpp"

#include <opencv2/core/types.hpp>

namespace littlewars::vision {

/// A piece found in one reading, before it has an id and a settled side.
struct DetectedPiece {
    Piece piece;               ///< id 0, side empty.
    Coat coat;                 ///< How it is painted.
    double changed_share = 1;  ///< Of its patch, that differs from the empty table.
    cv::Point2d spot_mm;  ///< On the table; without a table, in the picture with a man 54 mm high.
    double visible = 1;   ///< Part that is not hidden, 0 to 1.
    double hand = 0;      ///< Belief that a hand or arm is at its foot.
};

}  // namespace littlewars::vision

#pragma once

#include "calibration/table_plane.hpp"
#include "vision/things/ruler_strip.hpp"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace littlewars::vision {

/// How far a ruler reaches along its middle line.
struct RulerExtent {
    Strip strip;           ///< From the first to the last place where its face is seen.
    double seen = 0;       ///< Part of its length where its face is seen: figures cover the rest.
    double beside = 0;     ///< Of the places beside it, the part that looks like its face.
    bool covered = false;  ///< Something stands at an end: it may lie under it.
};

/// Follows the face of `seed`, part of a ruler, on from its ends by its colour and past what covers
/// it, to where the bare table begins. Nullopt when the seed has no colour of its own.
///
/// `picture` and `bare` (the table without it) are BGR, CV_8UC3, smoothed over 3 x 3 pixels; the
/// ends are right to 1 mm.
[[nodiscard]] std::optional<RulerExtent> extent_along(const Strip& seed,
                                                      const cv::Mat& picture,
                                                      const cv::Mat& bare,
                                                      const calibration::TablePlane& plane);

}  // namespace littlewars::vision

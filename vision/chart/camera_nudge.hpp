#pragma once

#include "calibration/table_plane.hpp"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace littlewars::vision {

/// A camera that no longer stands where it was calibrated.
struct CameraNudge {
    calibration::TablePlane plane;  ///< Where it stands now.
    double moved_px = 0;            ///< Median displacement of the table's texture.
};

/// Compares the table's texture with the picture of the empty table (optical flow of corners,
/// Lucas and Kanade 1981, checked backwards; outliers, such as pieces, removed by a homography
/// with RANSAC), and solves the pose anew when it has moved noticeably.
///
/// Both BGR CV_8UC3 of the lens's size. nullopt: not moved, or too little texture to tell.
[[nodiscard]] std::optional<CameraNudge> find_nudge(const cv::Mat& empty,
                                                    const cv::Mat& frame,
                                                    const calibration::TablePlane& plane);

}  // namespace littlewars::vision

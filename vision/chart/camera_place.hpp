#pragma once

#include "calibration/table_json.hpp"

#include <opencv2/core/mat.hpp>

#include <optional>
#include <string>

namespace littlewars::vision {

/// Whether a camera still stands over its table as it was calibrated.
enum class CameraStand {
    AsCalibrated,
    Moved,         ///< It is known to where.
    Lost,          ///< Moved, and it is not known to where.
    Unrecognised,  ///< Nothing of the table is seen where it was or elsewhere: covered, or dark.
};

/// Where a camera stands now.
struct CameraPlace {
    CameraStand stand = CameraStand::AsCalibrated;
    double moved_px = 0;  ///< Median displacement of the table in the picture; 0 when not known.
    std::optional<calibration::TablePlane> plane;  ///< The pose now; only when moved.
};

/// Where the camera stands by the table's texture and by its markers; these also tell where the
/// texture has gone too far to be followed. `empty` may be no picture, both are as below. nullopt:
/// nothing is told.
[[nodiscard]] std::optional<CameraPlace> find_camera(const cv::Mat& empty,
                                                     const cv::Mat& frame,
                                                     const calibration::TableCalibration& table);

/// Compares the table's texture with the picture of the empty table.
///
/// First by optical flow of corners (Lucas and Kanade 1981, checked backwards), which is exact but
/// reaches some pixels only; then by features that are found again anywhere and in other light
/// (ORB, Rublee 2011), which also tell whether a flow has slipped along a repeated pattern.
/// Outliers, such as pieces, are removed by a homography with RANSAC; the pose is solved anew when
/// it has moved noticeably, up to 40 pixels: beyond that it is another place, to be calibrated
/// again. Both BGR CV_8UC3 of the lens's size. nullopt: too little texture to tell.
[[nodiscard]] std::optional<CameraPlace> find_camera_by_texture(
    const cv::Mat& empty, const cv::Mat& frame, const calibration::TablePlane& plane);

/// The place is good for measuring: calibrated, or allowed for.
[[nodiscard]] bool is_known(const CameraPlace& place);

/// What there is to say of it in words; empty while it stands as calibrated.
[[nodiscard]] std::string words_of(const CameraPlace& place);

}  // namespace littlewars::vision

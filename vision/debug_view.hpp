#pragma once

#include "calibration/error.hpp"
#include "vision/chart/camera_place.hpp"
#include "vision/observation.hpp"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace littlewars::vision {

/// Something the net proposed, where it is in the picture, and what became of it.
struct SeenProposal {
    PieceKind kind = PieceKind::Infantry;
    double score = 0;  ///< 0 to 1.
    PixelPoint foot;
    std::string rejected_because;  ///< Empty when it became a piece.
};

/// What the observer saw on its way to an observation, for the "what I see" view and for reports
/// of faults. All in the picture's pixels.
struct DebugView {
    cv::Mat change_mask;  ///< CV_8UC1, half the picture's size: 255 where it differs from the last
                          ///< settled picture (or the empty table).
    cv::Mat hand_mask;    ///< CV_8UC1, half the picture's size; empty without a hand.
    std::vector<SeenProposal> proposals;
    std::vector<cv::Rect> looked_at;  ///< Parts of the picture given to the net.
    CameraPlace camera;               ///< Where it was found to stand, when it was looked for last.
    std::optional<calibration::TablePlane> plane;  ///< Of the table as seen; none uncalibrated.
    double figure_mm = 0;                          ///< Height of a foot soldier that was used.
};

/// The picture with change and hand tinted, proposals (kept green, rejected red; with the reason if
/// they were at all likely), pieces with outline, heading and a 2-sigma circle, rulers with what
/// they measure, dice with their value.
[[nodiscard]] cv::Mat draw_debug(const cv::Mat& picture,
                                 const DebugView& view,
                                 const Observation& observation);

/// Writes draw_debug() as `folder`/frame_NNNNNN.jpg, and makes the folder when missing.
///
/// Errors: Unavailable  the folder or file can't be written.
[[nodiscard]] calibration::Expected<std::filesystem::path> write_debug(
    const std::filesystem::path& folder,
    const cv::Mat& picture,
    const DebugView& view,
    const Observation& observation);

}  // namespace littlewars::vision

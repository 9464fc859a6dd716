#pragma once

#include "calibration/board_pattern.hpp"
#include "calibration/camera.hpp"
#include "calibration/marker_layout.hpp"

#include <opencv2/core/mat.hpp>

namespace littlewars::calibration {

/// What `camera` sees of a flat drawing that lies at z = 0: grey paper of 20 pixels per millimetre
/// divided by `mm_per_texel`, its top-left pixel at (`left_mm`, `top_mm`), rows running towards
/// smaller y (a table seen from above) or larger y (a board).
struct FlatDrawing {
    cv::Mat texels;  ///< CV_8UC1.
    double mm_per_texel = 0.5;
    double left_mm = 0;
    double top_mm = 0;
    bool y_runs_up = true;
};

/// The table with its markers on white paper on a grey ground.
[[nodiscard]] FlatDrawing drawn_table(const MarkerLayout& layout, TableSize table);

/// A ChArUco board, or a plain chessboard, on white paper.
[[nodiscard]] FlatDrawing drawn_board(const BoardPattern& board);

/// Renders the drawing through lens and pose, 3 x 3 rays a pixel; BGR, CV_8UC3.
[[nodiscard]] cv::Mat seen_picture(const FlatDrawing& drawing, const Camera& camera);

}  // namespace littlewars::calibration

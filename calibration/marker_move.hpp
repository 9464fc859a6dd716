#pragma once

#include "calibration/marker_finder.hpp"
#include "calibration/table_json.hpp"

#include <opencv2/core/mat.hpp>

#include <optional>
#include <span>

namespace littlewars::calibration {

/// How a camera or a table was moved since the calibration, as the table's markers show it.
struct MarkerMove {
    double moved_px = 0;              ///< Median displacement of the markers; 0: not moved.
    std::optional<TablePlane> plane;  ///< The pose now; none: the markers do not fix it.
};

/// Compares the markers seen with those that `table` was solved from, and solves the pose anew when
/// they lie elsewhere. One marker that was pushed alone moves nothing. nullopt: fewer than two
/// markers are in sight.
[[nodiscard]] std::optional<MarkerMove> find_marker_move(std::span<const SeenMarker> seen,
                                                         const TableCalibration& table);

/// The same for a picture (BGR or grey, of the lens's size) of all being at rest.
[[nodiscard]] std::optional<MarkerMove> find_marker_move(const cv::Mat& picture,
                                                         const TableCalibration& table);

}  // namespace littlewars::calibration

#pragma once

#include "calibration/error.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/marker_layout.hpp"
#include "calibration/pose_solver.hpp"
#include "calibration/table_json.hpp"

#include <opencv2/core/types.hpp>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace littlewars::calibration {

/// The table's corners in the picture: near-left, near-right, far-right, far-left.
using TableCorners = std::array<PixelPoint, 4>;

/// What is known before the camera's place is solved.
struct TableTask {
    TableSize table;
    cv::Size picture;
    std::optional<Lens> lens;             ///< None: the focal length is estimated from the marks.
    std::optional<MarkerLayout> layout;   ///< Markers that lie on the table.
    std::optional<TableCorners> corners;  ///< As clicked by hand, to about 1 px.
};

/// A table's calibration and how it was come by.
struct TableFit {
    TableCalibration calibration;
    PoseFit pose;
    std::vector<int> used;              ///< Ids of markers.
    std::vector<int> unseen;            ///< Listed, but missing, covered or out of the picture.
    std::vector<int> misplaced;         ///< Seen where the others say they cannot be.
    std::vector<std::string> warnings;  ///< In words for the user.
};

/// Solves the camera's pose over the table from the markers seen in one picture, or from corners
/// clicked by hand, or both.
///
/// Errors: BadInput    a lens for another picture size or of another camera; corners in a wrong
///                     order or nearly on one line;
///         NotFound    fewer than two markers (and no corners);
///         Degenerate  the marks contradict each other: exchanged ids, another printed size.
[[nodiscard]] Expected<TableFit> solve_table(const TableTask& task,
                                             std::span<const SeenMarker> seen);

}  // namespace littlewars::calibration

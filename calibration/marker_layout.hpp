#pragma once

#include "calibration/points.hpp"

#include <array>
#include <string>
#include <vector>

namespace littlewars::calibration {

/// A printed marker lying on the table.
struct TableMarker {
    int id = 0;
    /// Top-left, top-right, bottom-right, bottom-left of the marker's own picture.
    std::array<TablePoint, 4> corners;
    bool operator==(const TableMarker&) const = default;
};

/// The markers that were laid on a table, and the dictionary they come from.
struct MarkerLayout {
    std::string dictionary = "4X4_50";  ///< OpenCV's name without DICT_.
    std::vector<TableMarker> markers;
    bool operator==(const MarkerLayout&) const = default;
};

}  // namespace littlewars::calibration

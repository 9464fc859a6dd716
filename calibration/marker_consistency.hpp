#pragma once

#include "calibration/lens.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/marker_layout.hpp"

#include <span>
#include <string>
#include <vector>

namespace littlewars::calibration {

/// A marker that was seen, with its place on the table.
struct PlacedMarker {
    TableMarker on_table;
    SeenMarker seen;
};

/// Markers that agree on where the table is, and those that lie elsewhere or were misread.
struct MarkerAgreement {
    std::vector<PlacedMarker> agreeing;
    std::vector<PlacedMarker> others;
};

/// The largest set of markers that one view of the table explains: within a marker's side, or a
/// quarter of it with a calibrated lens.
[[nodiscard]] MarkerAgreement agreeing_markers(const Lens& lens,
                                               std::span<const PlacedMarker> markers);

/// Says in words why markers don't agree, when a reason can be found: two ids exchanged, or all
/// markers printed in another size than stated. Empty otherwise.
[[nodiscard]] std::string reason_for_disagreement(const Lens& lens,
                                                  std::span<const PlacedMarker> markers);

}  // namespace littlewars::calibration

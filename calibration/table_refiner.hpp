#pragma once

#include "calibration/error.hpp"
#include "calibration/marker_finder.hpp"
#include "calibration/table_json.hpp"

#include <deque>
#include <span>
#include <utility>
#include <vector>

namespace littlewars::calibration {

/// What the markers say about a calibration made earlier.
enum class TableStanding {
    Unseen,   ///< Too few of its markers are in sight to tell.
    Unmoved,  ///< They are where they were.
    Moving,   ///< They are elsewhere, but not yet at rest.
    Moved,    ///< Camera or table was moved and has come to rest: table() is a new one.
};

/// Watches the markers during play: averages them over frames, notices that camera or table was
/// moved, and solves the pose anew when all is at rest again.
///
/// For one thread. Keeps the markers of at most a dozen frames.
class TableRefiner {
  public:
    explicit TableRefiner(TableCalibration calibrated) : table_(std::move(calibrated)) {}

    /// Takes the markers found in one frame. After Moved, table() is the calibration of the new
    /// place; a single marker that was pushed moves nothing.
    TableStanding see(std::span<const SeenMarker> seen);

    /// The calibration that holds now.
    [[nodiscard]] const TableCalibration& table() const { return table_; }

    /// By how much the markers of the last frame were displaced against table(): their median.
    [[nodiscard]] double displaced_px() const { return displaced_px_; }

    /// The pose solved again from the mean of all frames since the table last moved: noise falls
    /// with their number.
    ///
    /// Errors: NotFound  no frame with two or more markers yet; else as solve_table().
    [[nodiscard]] Expected<TableCalibration> refined() const;

  private:
    using MarkersOfFrame = std::vector<SeenMarker>;

    [[nodiscard]] MarkersOfFrame known_markers(std::span<const SeenMarker> seen) const;
    TableStanding settle(MarkersOfFrame markers);

    TableCalibration table_;
    std::deque<MarkersOfFrame> still_;  ///< Frames in which the table stood as calibrated.
    std::deque<MarkersOfFrame> moved_;  ///< Frames at rest in a new place.
    double displaced_px_ = 0;
};

}  // namespace littlewars::calibration

#pragma once

#include "vision/reading/detected_piece.hpp"
#include "vision/sides/side_model.hpp"
#include "vision/tracking/piece_tracker.hpp"

#include <span>
#include <vector>

namespace littlewars::vision {

/// Learns the sides from the pieces just `found` and all that are `known`, and gives the found ones
/// theirs.
void tell_sides(SideModel& sides,
                std::vector<DetectedPiece>& found,
                std::span<const TrackedPiece> known);

/// Gives each known piece the side that all its readings together speak for.
void settle_sides(SideModel& sides, PieceTracker& tracker);

}  // namespace littlewars::vision

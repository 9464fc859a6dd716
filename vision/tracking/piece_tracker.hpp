#pragma once

#include "vision/reading/detected_piece.hpp"

#include <span>
#include <string>
#include <vector>

namespace littlewars::vision {

/// What the last reading can say about the place where a known piece stood.
enum class Place {
    Unread,   ///< Nothing changed there, so it was not looked at: the piece is still there.
    Read,     ///< Looked at: a piece that was not found is gone.
    Covered,  ///< Looked at, but the empty table isn't seen there: another may hide the piece.
    Hidden,   ///< A hand or arm is over it: nobody can tell, the piece stays.
};

/// A piece that is followed over time.
struct TrackedPiece {
    DetectedPiece seen;  ///< With its id; the position is the mean of its quiet readings.
    int readings = 1;    ///< How many agree with the position.
    Coat coat;           ///< Mean over all readings, the well visible ones counting most.
    double coat_weight = 1;
};

/// Keeps pieces and their ids from reading to reading.
///
/// A piece that stands where one of its kind stood is that one; the others are assigned together by
/// least total effort, within kind and side and within what a piece may move; where another
/// assignment would cost nearly the same, the identities are marked doubtful. A piece that
/// disappears is remembered for a few readings: a man in a hand comes back as the same man. One
/// who was once seen well stays while others hide him, and a reading of a man half hidden does not
/// outweigh the earlier one of him in full view.
class PieceTracker {
  public:
    /// `places[i]` tells about pieces()[i]. Sides of `seen` should be filled in; a wrong one costs
    /// effort but forbids nothing.
    void update(std::vector<DetectedPiece> seen, std::span<const Place> places);

    [[nodiscard]] const std::vector<TrackedPiece>& pieces() const { return pieces_; }

    /// Gives piece `index` the side that all its readings together speak for.
    void set_side(std::size_t index, const std::string& side, double confidence);

    void forget();

  private:
    struct Missing {
        TrackedPiece piece;
        int readings_ago = 1;
    };
    class Matching;

    std::vector<TrackedPiece> pieces_;
    std::vector<Missing> missing_;
    int next_id_ = 1;
};

}  // namespace littlewars::vision

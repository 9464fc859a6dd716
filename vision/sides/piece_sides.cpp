#include "vision/sides/piece_sides.hpp"

#include <cstddef>

namespace littlewars::vision {
namespace {

void learn(SideModel& sides,
           std::span<const DetectedPiece> found,
           std::span<const TrackedPiece> known) {
    std::vector<Coat> coats;
    for (const DetectedPiece& piece : found) {
        coats.push_back(piece.coat);
    }
    for (const TrackedPiece& piece : known) {
        coats.push_back(piece.coat);
    }
    sides.learn(coats);
}

}  // namespace

void tell_sides(SideModel& sides,
                std::vector<DetectedPiece>& found,
                std::span<const TrackedPiece> known) {
    learn(sides, found, known);
    for (DetectedPiece& piece : found) {
        const SideOpinion opinion = sides.opinion(piece.coat);
        piece.piece.side = opinion.side;
        piece.piece.side_confidence = opinion.confidence;
    }
}

void settle_sides(SideModel& sides, PieceTracker& tracker) {
    learn(sides, {}, tracker.pieces());
    for (std::size_t i = 0; i < tracker.pieces().size(); ++i) {
        const SideOpinion opinion = sides.opinion(tracker.pieces()[i].coat);
        tracker.set_side(i, opinion.side, opinion.confidence);
    }
}

}  // namespace littlewars::vision

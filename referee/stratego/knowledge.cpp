#include "referee/stratego/position.hpp"

#include <algorithm>

namespace littlewars::referee::stratego {

Knowledge::Knowledge(const Rules& rules, const Position& position) {
    for (const Side side : {Side::Red, Side::Blue}) {
        for (const Rank rank : kAllRanks) {
            unaccounted_[side][rank] = rules.army[rank] - position.lost[side][rank];
        }
    }
    for (const auto& piece : position.squares) {
        if (piece && piece->rank) {
            --unaccounted_[piece->side][*piece->rank];
        } else if (piece) {
            ++unknown_[piece->side];
        }
    }
}

bool Knowledge::may_be(const Piece& piece, Rank rank) const {
    if (piece.rank) {
        return *piece.rank == rank;
    }
    return unaccounted(piece.side, rank) > 0 && (can_ever_move(rank) || !piece.moved);
}

bool Knowledge::is_movable(const Piece& piece) const {
    return std::any_of(kAllRanks.begin(), kAllRanks.end(), [&](Rank rank) {
        return can_ever_move(rank) && may_be(piece, rank);
    });
}

}  // namespace littlewars::referee::stratego

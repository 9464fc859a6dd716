#pragma once

#include "referee/forteca/position.hpp"

#include <optional>
#include <vector>

namespace littlewars::referee::forteca {

/// Every legal move in the canonical order of section 5. Asks neither whether the game is over nor
/// for more than kMostMovesListed + 1 moves.
[[nodiscard]] std::vector<Move> legal_moves(const Rules& rules, const Position& position);

/// Whether legal_moves() would list any.
[[nodiscard]] bool has_legal_move(const Rules& rules, const Position& position);

/// The besieger that a jump takes: it stands between `from` and an empty `to` on a line.
[[nodiscard]] std::optional<int> victim(const Field& field,
                                        const std::vector<Piece>& pieces,
                                        int from,
                                        int to);

/// Whether a defender on `from` could jump at all.
[[nodiscard]] bool can_capture(const Field& field, const std::vector<Piece>& pieces, int from);

/// The defenders that could capture, in board order.
[[nodiscard]] std::vector<int> capturers(const Field& field, const std::vector<Piece>& pieces);

/// Whether the rules let a besieger take this step, the point ahead being empty.
[[nodiscard]] bool is_besieger_step(const Rules& rules, int from, const Step& step);

}  // namespace littlewars::referee::forteca

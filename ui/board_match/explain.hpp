#pragma once

#include "ui/board_match/board_sight.hpp"
#include "ui/board_match/sight_fit.hpp"
#include "ui/play/game_table.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

enum class SightKind {
    Unchanged,  ///< The board stands as the game has it.
    Move,       ///< Exactly one legal line of moves explains what is seen.
    Several,    ///< More than one does, and no look at the board can tell which: ask.
    Unsure,     ///< It hangs on points that can't be read well enough: ask, or look again.
    Illegal,    ///< No legal move explains it.
};

/// A point where the board is surely not as it was.
struct PointChange {
    std::string id;
    std::optional<std::string> was;
    std::optional<std::string> is;
    bool operator==(const PointChange&) const = default;
};

/// What a reading of the board means in the game.
struct Explanation {
    SightKind kind = SightKind::Unchanged;
    /// Each a list of moves in their order: one list for Move, two or more for Several.
    std::vector<std::vector<nlohmann::json>> lines;
    bool needs_calls = false;  ///< An attack whose ranks have to be told first.
    /// Move: a capture that could jump on. Whether it ends there shows when the hand has left and
    /// the other side moves, or somebody says so.
    bool may_go_on = false;
    std::vector<PointChange> changes;   ///< In board order.
    std::vector<std::string> doubtful;  ///< Unsure: the points to look at.
    std::string rule;                   ///< Illegal: the refusal, when one move was clearly meant.
    std::string reason;                 ///< Illegal: in words for the players.
};

/// Explains a reading of the board at rest by the legal moves of the position on `table`.
///
/// A line is accepted only if nothing surely seen speaks against it, every point it changes is
/// seen so, and no other line, nor the unchanged board, is even a fiftieth as likely. Where a move
/// is seen but what it took is not off yet, it is explained all the same. `leftovers` may lie
/// about without meaning anything.
[[nodiscard]] Explanation explain(const GameTable& table,
                                  const BoardSight& sight,
                                  const Leftovers& leftovers = {});

/// Where the board surely differs from the game.
[[nodiscard]] std::vector<PointChange> differences(const GameTable& table, const BoardSight& sight);

}  // namespace littlewars::ui

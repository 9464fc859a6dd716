#pragma once

#include "ui/play/game_table.hpp"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

namespace littlewars::ui {

enum class BoardWayKind {
    Moved,
    Aimed,    ///< An attack or a shot: the piece itself stays where it is.
    Refused,  ///< What a move that is not allowed would have done.
};

struct BoardWay {
    BoardWayKind kind = BoardWayKind::Moved;
    std::vector<std::string> points;  ///< Two or more.
    bool operator==(const BoardWay&) const = default;
};

/// What a ruling does to the board it is given on: values only, points by their names.
struct RulingMarks {
    std::vector<BoardWay> ways;
    std::vector<std::string> lost;             ///< Whose piece is taken or removed.
    std::vector<std::string> offered;          ///< Forteca: defenders who may be huffed next.
    std::map<std::string, std::string> ranks;  ///< Stratego: as they were called.
    /// Mukden: a call and what it counts for, a loss. Finland: men before and after.
    std::map<std::string, std::vector<std::string>> notes;
    std::string words;  ///< The referee's reason, and who has won.
};

/// The referee's `ruling` on `move`, which is not yet played on `table`. Told are only secrets that
/// the ruling itself lays open.
[[nodiscard]] RulingMarks ruling_marks(const GameTable& table,
                                       const nlohmann::json& move,
                                       const nlohmann::json& ruling);

}  // namespace littlewars::ui

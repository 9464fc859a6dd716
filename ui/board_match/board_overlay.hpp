#pragma once

#include "ui/board_match/board_match.hpp"

#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

/// A piece as the game has it.
struct BoardPieceMark {
    std::string at;
    int side = 0;       ///< 0: the side that begins.
    std::string label;  ///< "j1", "R3 4"; empty where all pieces of a side are alike or secret.
    bool operator==(const BoardPieceMark&) const = default;
};

/// What changes the strengths when a piece of one point attacks one on another (Mukden 4).
enum class BoardModifier { River, Mountain, Fort };

struct BoardModifierMark {
    std::string from;
    std::string to;
    std::vector<BoardModifier> modifiers;
    bool operator==(const BoardModifierMark&) const = default;
};

/// What is shown over the picture of a board: values only, points by their names.
struct BoardOverlay {
    std::vector<BoardPieceMark> pieces;
    std::optional<std::string> held;      ///< Where the piece stood that is lifted or chosen.
    std::vector<std::string> targets;     ///< Where it may go, a capture's last landing included.
    std::vector<std::string> last_move;   ///< From its first point to its last.
    std::vector<std::string> threatened;  ///< Pieces that the side to move can take or attack now.
    std::vector<BoardModifierMark> modifiers;
    std::vector<std::string> doubtful;  ///< Can't be read well enough.
    std::vector<std::string> wrong;     ///< Changed in no legal way.
    std::vector<std::string> to_do;     ///< Not yet as the game has them.
    bool operator==(const BoardOverlay&) const = default;
};

/// `chosen`: a piece a player pointed at; one that is lifted from the board goes before it.
[[nodiscard]] BoardOverlay board_overlay(const BoardMatch& match,
                                         const std::optional<std::string>& chosen);

/// What stands on the board, in the points' alphabetical order.
[[nodiscard]] std::vector<BoardPieceMark> board_pieces(const GameTable& table);

/// Where the piece of a move stands; empty if it is lost or the move has none.
[[nodiscard]] std::string origin_of(const nlohmann::json& position, const nlohmann::json& move);

/// The moves of the piece at `from` that end on `to`; several where a plate may also fire, or ways
/// differ. Stratego's attacks that still want ranks are among them.
[[nodiscard]] std::vector<nlohmann::json> moves_between(const GameTable& table,
                                                        const std::string& from,
                                                        const std::string& to);

}  // namespace littlewars::ui

#pragma once

#include "ui/play/game_table.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace littlewars::ui {

/// What a position waits for.
enum class BoardNeed {
    Nothing,    ///< The game is over.
    Move,       ///< Something done on the board, which the camera sees.
    Dice,       ///< One die or two.
    Army,       ///< Stratego's ranks, in secret.
    Strengths,  ///< Mukden's allocation, in secret.
    Call,       ///< A strength called in a Mukden combat, by somebody who alone knows his own.
    Target,     ///< Whom a Mukden unit attacks.
};

[[nodiscard]] BoardNeed need_of(const GameTable& table);

/// Whether only the side that answers may look at the screen meanwhile.
[[nodiscard]] bool is_secret(BoardNeed need);

/// Legal moves that change nothing on the board, so that the players have to tell them: a unit
/// stands still, the 3rd Army waits, nobody retreats, a plate fires from where it is.
[[nodiscard]] std::vector<nlohmann::json> moves_to_tell(const GameTable& table);

/// A side of a Stratego attack whose rank has to be called.
struct CallWanted {
    std::string side;
    std::string at;
    std::string key;  ///< "attacker" or "defender": where it belongs in the move.
    bool operator==(const CallWanted&) const = default;
};

/// The ranks that are wanted before `attack` can be ruled, the attacker's first.
[[nodiscard]] std::vector<CallWanted> calls_wanted(const nlohmann::json& position,
                                                   const nlohmann::json& attack);

}  // namespace littlewars::ui

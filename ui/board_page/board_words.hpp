#pragma once

#include "ui/board_match/board_match.hpp"
#include "ui/board_match/board_need.hpp"
#include "ui/board_match/board_overlay.hpp"
#include "ui/window/card_content.hpp"

#include <QString>

#include <string>

namespace littlewars::ui {

/// A board game's name as players know it.
[[nodiscard]] QString game_word(const std::string& game);

/// A side's name in the players' language.
[[nodiscard]] QString board_side_word(const std::string& side);

/// What a rule is about, in a few words: "Capture", "No step backward"; the id of one unknown.
[[nodiscard]] QString rule_word(const std::string& rule);

/// A move in short: "C4 → C5", "j1 stands still", "W5 fires at R1".
[[nodiscard]] QString move_word(const GameTable& table, const nlohmann::json& move);

/// A Stratego rank with its name: "8 Colonel".
[[nodiscard]] QString rank_word(const std::string& rank);

/// What the position waits for, as a sentence to the players.
[[nodiscard]] QString need_word(const GameTable& table);

/// What has to be done to the board by hand.
[[nodiscard]] QString to_do_word(const PointChange& change);

[[nodiscard]] QString modifier_word(BoardModifier modifier);

/// One turn as a card: what was done, how it was ruled and why. Secrets stay out of it.
[[nodiscard]] CardContent board_card(const BoardTurn& turn);

/// How the game ended; empty while it goes on.
[[nodiscard]] QString result_word(const GameTable& table);

}  // namespace littlewars::ui

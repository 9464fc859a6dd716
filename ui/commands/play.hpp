#pragma once

#include "ui/board_watch/board_registration.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

struct PlayArguments {
    std::string game;
    std::vector<std::string> options;  ///< "name=value" each.
    std::string board;                ///< File of a player's own board; empty for the built-in one.
    std::string resume;               ///< File of a saved position; empty to begin at the start.
    std::string dice = "program";     ///< Or "typed" or "camera".
    std::string computer;             ///< The side the program plays (Forteca only).
    std::vector<std::string> source;  ///< The camera over the real board, or its pictures; or none.
    BoardPlaceTold place;             ///< None told: the board as this program prints it.
    std::string empty;                ///< Picture of the bare board; or empty.
    std::string armies;               ///< File with the sides' colours; or empty.
    long seed = -1;                   ///< Of the dice; below 0 for a new one each time.
};

/// `littlewars play`. Returns the exit status.
int run_play(const PlayArguments& arguments);

}  // namespace littlewars::ui

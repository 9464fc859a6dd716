#pragma once

#include "ui/board_watch/board_registration.hpp"
#include "ui/commands/cameras.hpp"

#include <string>

namespace littlewars::ui {

struct BoardReadArguments {
    std::string image;
    std::string board;  ///< A board file, or the name of a built-in board.
    BoardPlaceTold place;
    std::string empty;   ///< Picture of the bare board; or empty.
    std::string armies;  ///< File with the sides' colours; or empty.
    OutputForm form = OutputForm::Words;
};

/// `littlewars board read`: which points of a board are occupied, by which side. Returns the exit
/// status.
int run_board_read(const BoardReadArguments& arguments);

}  // namespace littlewars::ui

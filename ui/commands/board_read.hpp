#pragma once

#include "ui/commands/cameras.hpp"

#include <string>

namespace littlewars::ui {

struct BoardReadArguments {
    std::string image;
    std::string board;    ///< A board file, or the name of a built-in board.
    std::string markers;  ///< File with the markers round the printed board; or empty.
    std::string
        corners;         ///< "x,y x,y x,y x,y": the unit square's corners in the picture; or empty.
    std::string empty;   ///< Picture of the bare board; or empty.
    std::string armies;  ///< File with the sides' colours; or empty.
    OutputForm form = OutputForm::Words;
};

/// `littlewars board read`: which points of a board are occupied, by which side. Returns the exit
/// status.
int run_board_read(const BoardReadArguments& arguments);

}  // namespace littlewars::ui

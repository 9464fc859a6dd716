#pragma once

#include "referee/games.hpp"

#include <string>

namespace littlewars::ui {

struct JudgeArguments {
    referee::Question question = referee::Question::Judge;
    std::string file;    ///< A path, or "-" for standard input.
    bool batch = false;  ///< One input a line.
    std::string board;   ///< File of a player's own board; empty for none.
    std::string map;     ///< File for a drawing of the rulings (SVG); empty for none.
};

/// `littlewars judge` and `littlewars moves`. Returns the exit status.
int run_judge(const JudgeArguments& arguments);

}  // namespace littlewars::ui

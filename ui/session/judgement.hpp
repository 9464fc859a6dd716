#pragma once

#include "referee/littlewars/judge.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

/// The referee's answer to one move's end, with everything it was given: all that is needed to
/// argue about it, or to judge it again. Lengths in inches, as the referee has them.
struct Judgement {
    int number = 0;     ///< Of the move, from 1.
    std::string moved;  ///< The side whose move it was.
    double time_s = 0;  ///< Of the picture it was judged on.
    referee::little_wars::PositionInput position;
    std::vector<referee::little_wars::SettledCall> settled;
    referee::little_wars::Rulings rulings;

    bool operator==(const Judgement&) const = default;
};

}  // namespace littlewars::ui

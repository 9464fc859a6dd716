#pragma once

#include "calibration/board_pattern.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

struct CalibrateLensArguments {
    std::vector<std::string> pictures;
    calibration::BoardPattern board;
    bool pattern_given = false;  ///< --pattern: no fallback to a plain chessboard.
    std::string out;             ///< lens.json.
    bool json = false;
};

/// `littlewars calibrate lens`. Returns the exit status.
int run_calibrate_lens(const CalibrateLensArguments& arguments);

}  // namespace littlewars::ui

#pragma once

#include <string_view>
#include <vector>

namespace littlewars::referee {

/// A board that ships with the program: the text of its file, carried in the library itself.
struct BuiltInBoard {
    std::string_view name;
    std::string_view text;  ///< A "littlewars-board" in JSON.
};

/// Every board file in `referee/boards`. Stratego's board is given by formula instead
/// ("referee/stratego/squares.hpp").
[[nodiscard]] const std::vector<BuiltInBoard>& built_in_boards();

/// The text of the built-in board of that name; empty if there is none.
[[nodiscard]] std::string_view built_in_board_text(std::string_view name);

}  // namespace littlewars::referee

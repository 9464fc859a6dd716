#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace littlewars::ui {

struct BoardPlaceTold;

/// Adds the options that tell where a board lies in the picture.
void add_board_place(CLI::App& command, BoardPlaceTold& place);

/// Adds `cameras`, `doctor` and `board read`; the chosen one's work is put into `job`.
void add_source_commands(CLI::App& app, std::function<int()>& job);

}  // namespace littlewars::ui

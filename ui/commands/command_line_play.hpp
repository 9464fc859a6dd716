#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace littlewars::ui {

/// Adds `play`; the chosen game's work is put into `job`.
void add_play_command(CLI::App& app, std::function<int()>& job);

}  // namespace littlewars::ui

#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace littlewars::ui {

/// Adds `cameras` and `doctor`; the chosen one's work is put into `job`.
void add_source_commands(CLI::App& app, std::function<int()>& job);

}  // namespace littlewars::ui

#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace littlewars::ui {

/// Adds `record`, `replay`, `report` and `export`; the chosen one sets `job`.
void add_session_commands(CLI::App& app, std::function<int()>& job);

}  // namespace littlewars::ui

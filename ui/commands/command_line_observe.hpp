#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace littlewars::ui {

/// Adds `observe`; when chosen it sets `job` to what is to be run.
void add_observe_command(CLI::App& app, std::function<int()>& job);

}  // namespace littlewars::ui

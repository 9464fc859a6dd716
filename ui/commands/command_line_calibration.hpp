#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace littlewars::ui {

/// Adds `calibrate …`, `targets` and `measure`; the chosen one sets `job` to what is to be run.
void add_calibration_commands(CLI::App& app, std::function<int()>& job);

}  // namespace littlewars::ui

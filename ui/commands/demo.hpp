#pragma once

#include "ui/commands/headless_match.hpp"

#include <filesystem>

namespace littlewars::ui {

struct DemoArguments {
    bool headless = false;
    bool json = false;
    std::filesystem::path out = "littlewars-demo";  ///< Folder for the overlay pictures.
};

/// The headless match of the bundled battle.
///
/// Errors: NotFound  the battle is missing from the installation.
calibration::Expected<HeadlessMatchArguments> bundled_battle();

/// `littlewars demo` opens the application on the bundled battle; with --headless it plays it
/// through the very path of a live match and prints its rulings. Returns the exit status.
int run_demo(const DemoArguments& arguments);

}  // namespace littlewars::ui

#pragma once

#include "calibration/error.hpp"

#include <string>

namespace littlewars::ui {

/// Prints the error as one line on standard error and returns the exit status that it asks for.
int fail(const calibration::Error& error);

/// Prints "warning: ..." as one line on standard error.
void warn(const std::string& warning);

}  // namespace littlewars::ui

#pragma once

#include "calibration/error.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

/// What the desktop application opens with.
enum class Opening {
    WhereWeLeft,  ///< The last match's table, or the wizard.
    Demo,         ///< The bundled battle.
};

/// The desktop application, until its window is closed. Makes the QApplication; the C library's
/// numeric locale stays "C". Returns the exit status.
int run_application(Opening opening);

}  // namespace littlewars::ui

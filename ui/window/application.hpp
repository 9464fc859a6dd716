#pragma once

#include "calibration/error.hpp"

#include <string>
#include <vector>

namespace littlewars::ui {

/// What the desktop application opens with.
enum class Opening {
    WhereWeLeft,  ///< The last match's table, or the wizard.
    Demo,         ///< The bundled battle.
    Recording,    ///< A recorded match, to be looked at again.
};

/// The desktop application, until its window is closed. Makes the QApplication; the C library's
/// numeric locale stays "C". Returns the exit status.
/// `recording`: the session.lws of Opening::Recording.
int run_application(Opening opening, const std::string& recording = {});

}  // namespace littlewars::ui

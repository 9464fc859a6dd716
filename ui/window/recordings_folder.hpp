#pragma once

#include <QString>

namespace littlewars::ui {

/// Where recordings are kept: a folder of their own among the player's films.
[[nodiscard]] QString recordings_folder();

/// A new file there, named by date and hour; the folder is made when missing.
[[nodiscard]] QString new_session_path();

}  // namespace littlewars::ui

#pragma once

namespace littlewars::ui {

/// Makes painting possible without a display: when there is no Qt application yet, an off-screen
/// one (fonts need it) is made for the rest of the program's life. Call it from the main thread.
void paint_without_a_window();

}  // namespace littlewars::ui

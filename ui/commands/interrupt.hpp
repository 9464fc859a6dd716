#pragma once

namespace littlewars::ui {

/// From now on SIGINT and SIGTERM ask a long command to finish what it does (once; a second one
/// ends the program as usual).
void stop_at_interrupt();

/// Whether they have asked.
[[nodiscard]] bool interrupted();

}  // namespace littlewars::ui

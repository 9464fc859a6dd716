#pragma once

namespace littlewars::ui {

enum class OutputForm { Words, Json };

/// `littlewars cameras`: the cameras of this computer, with names, sizes and rates; which of them
/// are free. Returns the exit status; no camera is an answer, not a failure.
int run_cameras(OutputForm form);

}  // namespace littlewars::ui

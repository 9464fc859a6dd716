#pragma once

namespace littlewars::ui {

/// Reads the arguments and runs the command they name; returns the program's exit status:
/// 0 done, 1 the job could not be done, 2 wrong arguments or malformed input.
int run_command_line(int argc, char** argv);

}  // namespace littlewars::ui

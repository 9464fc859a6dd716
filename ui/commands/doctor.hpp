#pragma once

#include "ui/commands/cameras.hpp"

namespace littlewars::ui {

/// `littlewars doctor`: what works here, each thing really tried: cameras, codecs (a few pictures
/// written and read back), the eye's net, display, speech, disk. Returns the exit status: 1 when
/// something is missing that the program cannot do without.
int run_doctor(OutputForm form);

}  // namespace littlewars::ui

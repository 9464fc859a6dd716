#include "ui/commands/interrupt.hpp"

#include <csignal>

namespace littlewars::ui {
namespace {

volatile std::sig_atomic_t asked = 0;  // NOLINT: a signal handler reaches nothing else

void ask(int signal) {
    asked = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

void stop_at_interrupt() {
    std::signal(SIGINT, ask);
    std::signal(SIGTERM, ask);
}

bool interrupted() {
    return asked != 0;
}

}  // namespace littlewars::ui

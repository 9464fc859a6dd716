#include "ui/commands/fail.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace littlewars::ui {

int fail(const calibration::Error& error) {
    fmt::print(stderr, "littlewars: {}\n", calibration::message(error));
    return calibration::exit_status(error);
}

void warn(const std::string& warning) {
    fmt::print(stderr, "littlewars: warning: {}\n", warning);
}

}  // namespace littlewars::ui

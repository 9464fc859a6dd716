#pragma once

#include "ui/commands/headless_match.hpp"

namespace littlewars::ui {

/// `littlewars record`: a headless match, kept in a session.lws. Returns the exit status.
int run_record(const HeadlessMatchArguments& arguments);

}  // namespace littlewars::ui

#pragma once

#include <filesystem>

namespace littlewars::ui {

struct ReplayArguments {
    std::filesystem::path session;
    bool json = false;     ///< Event lines, as they were; else words.
    bool rejudge = false;  ///< Judge every kept position again and compare.
};

/// `littlewars replay` without a window. Returns the exit status: 1 when a ruling made again
/// differs from the one kept, or the record is damaged beyond some point.
int run_replay(const ReplayArguments& arguments);

}  // namespace littlewars::ui

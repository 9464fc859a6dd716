#pragma once

#include "ui/report/session_export.hpp"

#include <filesystem>
#include <vector>

namespace littlewars::ui {

struct ExportArguments {
    std::filesystem::path session;
    std::filesystem::path folder;
    std::vector<Exported> what;  ///< Everything when empty.
};

/// `littlewars export`: prints the files it wrote. Returns the exit status.
int run_export(const ExportArguments& arguments);

}  // namespace littlewars::ui

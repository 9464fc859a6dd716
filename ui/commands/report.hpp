#pragma once

#include <filesystem>

namespace littlewars::ui {

struct ReportArguments {
    std::filesystem::path session;
    std::filesystem::path out;  ///< .html or .pdf
};

/// `littlewars report`. Returns the exit status.
int run_report(const ReportArguments& arguments);

}  // namespace littlewars::ui

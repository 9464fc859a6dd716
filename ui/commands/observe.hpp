#pragma once

#include <optional>
#include <string>
#include <vector>

namespace littlewars::ui {

struct ObserveArguments {
    std::vector<std::string> source;  ///< As open_source() takes it.
    std::string table;                ///< table.json; empty: pixels only.
    std::string empty;                ///< Picture of the empty table; may be empty.
    std::string armies;               ///< armies.json; may be empty.
    std::string debug;                ///< Folder for pictures of what was seen; empty: none.
    std::optional<double> figure_mm;  ///< Height of a foot soldier; empty: learned.
    bool json = false;                ///< Nothing else is printed anyhow.
};

/// `littlewars observe`: one JSON line a frame on standard output. Returns the exit status.
int run_observe(const ObserveArguments& arguments);

}  // namespace littlewars::ui

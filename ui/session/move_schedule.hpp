#pragma once

#include "calibration/error.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace littlewars::ui {

/// When one side's move begins and ends, in seconds of the source.
struct ScheduledMove {
    std::string side;
    double from_s = 0;
    double to_s = 0;
    bool operator==(const ScheduledMove&) const = default;
};

/// Reads the "moves" of any JSON object that has them: `"moves":[{"side","from_t","to_t"}]`; other
/// members are somebody else's.
///
/// Errors: BadInput  missing file, no JSON, no moves, a move that ends before it begins or begins
///                   before the last one ended.
[[nodiscard]] calibration::Expected<std::vector<ScheduledMove>> read_move_schedule(
    const std::filesystem::path& path);

}  // namespace littlewars::ui

#pragma once

#include "calibration/error.hpp"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>

namespace littlewars::ui {

/// Draws a Little Wars position with the rulings on it, as an SVG file: the table from above, an
/// inch 24 units wide (less where the picture would be wider than 1200).
///
/// Errors: BadInput     the input is another game's;
///         Unavailable  the file can't be written.
/// Precondition: the referee has judged `input`, so it is well formed.
[[nodiscard]] calibration::Expected<void> write_ruling_map(const nlohmann::json& input,
                                                           const std::filesystem::path& file);

}  // namespace littlewars::ui

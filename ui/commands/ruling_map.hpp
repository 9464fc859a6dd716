#pragma once

#include "calibration/error.hpp"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>

namespace littlewars::ui {

/// Draws a position with the rulings on it, as an SVG file. Little Wars: the table from above, an
/// inch 24 units wide (less where the picture would be wider than 1200). A board game: the part of
/// the board that matters, the move on it, the reason below.
///
/// Errors: Unavailable  the file can't be written.
/// Precondition: the referee has judged `input`, so it is well formed.
[[nodiscard]] calibration::Expected<void> write_ruling_map(const nlohmann::json& input,
                                                           const std::filesystem::path& file);

}  // namespace littlewars::ui

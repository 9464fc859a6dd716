#pragma once

#include "calibration/armies.hpp"
#include "calibration/error.hpp"

#include <filesystem>
#include <string>

namespace littlewars::calibration {

/// Reads a "littlewars-armies" file strictly: two sides with different names, each with 1 to 64
/// colours "#rrggbb"; the height of a foot soldier, "figure_mm", may be added.
///
/// Errors: BadInput  missing file, no JSON, an unknown field, no colour.
[[nodiscard]] Expected<Armies> read_armies(const std::filesystem::path& path);

/// Errors: Unavailable  it cannot be written.
[[nodiscard]] Expected<void> write_armies(const std::filesystem::path& path, const Armies& armies);

/// The file's text, for a record that keeps it, and back.
[[nodiscard]] std::string armies_text(const Armies& armies);
[[nodiscard]] Expected<Armies> armies_from_text(const std::string& text, const std::string& where);

}  // namespace littlewars::calibration

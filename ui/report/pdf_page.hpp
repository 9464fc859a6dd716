#pragma once

#include "calibration/error.hpp"

#include <filesystem>
#include <string>

namespace littlewars::ui {

/// Writes an HTML page of this program's own as a PDF of A4 pages. Its SVG drawings are set as
/// pictures.
///
/// Errors: Unavailable  the file can't be written.
[[nodiscard]] calibration::Expected<void> write_pdf_page(const std::string& html,
                                                         const std::filesystem::path& path);

}  // namespace littlewars::ui

#pragma once

#include "calibration/error.hpp"

#include <QPdfWriter>
#include <QString>

#include <filesystem>
#include <functional>

namespace littlewars::ui {

/// On every side of a page, in points (1/72 inch).
inline constexpr double kPdfMarginPoints = 48;

/// Writes A4 pages: `paint` sets them on the writer, in its dots, from inside the margins.
///
/// Errors: Unavailable  the file can't be written.
[[nodiscard]] calibration::Expected<void> write_pdf_file(
    const std::filesystem::path& path,
    const QString& title,
    int dots_per_inch,
    const std::function<void(QPdfWriter&)>& paint);

}  // namespace littlewars::ui

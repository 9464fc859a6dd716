#pragma once

#include "calibration/camera.hpp"
#include "calibration/error.hpp"
#include "calibration/marker_layout.hpp"
#include "calibration/table_plane.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace littlewars::calibration {

/// A calibrated table: the camera's pose, the markers that it was solved from and how well lens
/// and pose are known.
struct TableCalibration {
    TablePlane plane;
    MarkerLayout used;  ///< Empty: four clicked corners, or a ruler.
    /// Of lens and pose together. None (files of other programs): estimated from the rest.
    std::optional<CameraCovariance> covariance = std::nullopt;
};

/// Reads a "littlewars-table" file strictly.
///
/// Errors: BadInput  missing file, no JSON, an unknown field, a value out of its range, a rotation
///                   that is none, a camera below the table.
[[nodiscard]] Expected<TableCalibration> read_table(const std::filesystem::path& path);

/// Errors: Unavailable  it cannot be written.
[[nodiscard]] Expected<void> write_table(const std::filesystem::path& path,
                                         const TableCalibration& table);

/// The file's text, for a record that keeps its calibration, and back.
[[nodiscard]] std::string table_text(const TableCalibration& table);
[[nodiscard]] Expected<TableCalibration> table_from_text(const std::string& text,
                                                         const std::string& where);

}  // namespace littlewars::calibration

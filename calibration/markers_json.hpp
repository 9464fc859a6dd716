#pragma once

#include "calibration/error.hpp"
#include "calibration/marker_layout.hpp"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <vector>

namespace littlewars::calibration {

class JsonValue;

/// Reads a "littlewars-markers" file strictly.
///
/// Errors: BadInput  missing file, no JSON, an unknown field, an id listed twice, corners that are
///                   not a convex quadrilateral in the order of the marker's own picture.
[[nodiscard]] Expected<MarkerLayout> read_markers(const std::filesystem::path& path);

/// Errors: Unavailable  it cannot be written.
[[nodiscard]] Expected<void> write_markers(const std::filesystem::path& path,
                                           const MarkerLayout& layout);

/// The list of markers inside a document. Throws MalformedJson.
[[nodiscard]] std::vector<TableMarker> markers_from(const JsonValue& list);
[[nodiscard]] nlohmann::ordered_json markers_json(const std::vector<TableMarker>& markers);

}  // namespace littlewars::calibration

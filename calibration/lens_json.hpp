#pragma once

#include "calibration/error.hpp"
#include "calibration/lens.hpp"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>

namespace littlewars::calibration {

class JsonValue;

/// Reads a "littlewars-lens" file strictly.
///
/// Errors: BadInput  missing file, no JSON, an unknown field, a value out of its range.
[[nodiscard]] Expected<Lens> read_lens(const std::filesystem::path& path);

/// Errors: Unavailable  it cannot be written.
[[nodiscard]] Expected<void> write_lens(const std::filesystem::path& path, const Lens& lens);

/// The lens as an object inside another document. Throws MalformedJson.
[[nodiscard]] Lens lens_from(const JsonValue& value);
[[nodiscard]] nlohmann::ordered_json lens_json(const Lens& lens);

}  // namespace littlewars::calibration

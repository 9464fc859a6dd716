#pragma once

#include "calibration/error.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

namespace littlewars::ui {

/// The object that a JSON file holds; `wanted` says in a complaint what should be there ("a saved
/// position").
///
/// Errors: BadInput  missing, unreadable, empty or larger than 16 MB; or it holds no JSON object.
[[nodiscard]] calibration::Expected<nlohmann::json> read_json_object(
    const std::filesystem::path& path, const std::string& wanted);

}  // namespace littlewars::ui

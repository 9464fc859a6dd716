#pragma once

#include "calibration/error.hpp"

#include <filesystem>
#include <string_view>

namespace littlewars::calibration {

/// Finds a file that ships with the program ("vision/models/eye.onnx", "ui/demo/battle.mp4"):
/// under $LITTLEWARS_DATA, beside the installed program (../share/littlewars), in the install
/// folder, or in the source tree it was built from, in this order.
///
/// Errors: NotFound  in none of them.
[[nodiscard]] Expected<std::filesystem::path> find_resource(std::string_view name);

}  // namespace littlewars::calibration

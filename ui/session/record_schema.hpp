#pragma once

#include <string_view>
#include <vector>

namespace littlewars::ui {

/// The version of session.lws this program writes (SQLite's user_version).
constexpr int kSchemaVersion = 1;

/// "LWAR": marks the file as a session (SQLite's application_id).
constexpr int kApplicationId = 0x4C574152;

/// migrations()[n] takes a file from version n to n + 1; the first makes an empty file a session.
[[nodiscard]] const std::vector<std::string_view>& migrations();

}  // namespace littlewars::ui

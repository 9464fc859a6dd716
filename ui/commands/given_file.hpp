#pragma once

#include "calibration/error.hpp"

#include <filesystem>
#include <utility>

namespace littlewars::ui {

/// Reads the file of an optional argument with `read` into `value`; an empty path leaves it alone.
///
/// Errors: those of `read`.
template <typename Value, typename Read>
[[nodiscard]] calibration::Expected<void> read_if_given(const std::filesystem::path& path,
                                                        Read read,
                                                        Value& value) {
    if (path.empty()) {
        return {};
    }
    auto result = read(path);
    if (!result) {
        return tl::unexpected(result.error());
    }
    value = std::move(*result);
    return {};
}

}  // namespace littlewars::ui

#pragma once

#include "calibration/error.hpp"

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>

namespace littlewars::calibration {

/// Writes `bytes` to `path` so that a reader, or a power cut, finds the old file or the new one,
/// never a part: a file beside it is written, flushed to the disk and renamed.
///
/// Errors: Unavailable  the folder is missing or not writable, or the disk is full; `path` is then
///                      as it was.
[[nodiscard]] Expected<void> write_file_atomically(const std::filesystem::path& path,
                                                   std::string_view bytes);

/// No text that people give to this program is longer.
inline constexpr std::size_t kMostText_bytes = 16U * 1024 * 1024;

/// The whole of a text file of at most kMostText_bytes.
///
/// Errors: BadInput  it is missing, unreadable, empty or larger.
[[nodiscard]] Expected<std::string> read_text_file(const std::filesystem::path& path);

/// All that is left of a stream, which complaints call `name`, under the same limit.
///
/// Errors: BadInput  it is empty or larger.
[[nodiscard]] Expected<std::string> read_text(std::istream& in, const std::string& name);

}  // namespace littlewars::calibration

#pragma once

#include "calibration/error.hpp"

#include <filesystem>
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

/// The whole of a text file of at most 16 MB.
///
/// Errors: BadInput  it is missing, unreadable, empty or larger.
[[nodiscard]] Expected<std::string> read_text_file(const std::filesystem::path& path);

}  // namespace littlewars::calibration

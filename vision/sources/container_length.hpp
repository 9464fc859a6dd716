#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace littlewars::vision {

/// The length in bytes that an MP4, AVI or Matroska file claims for itself; nullopt for other kinds
/// and for files that leave it open, as a recording does whose program was killed.
[[nodiscard]] std::optional<std::uint64_t> claimed_length(const std::filesystem::path& file);

}  // namespace littlewars::vision

#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace littlewars::vision {

/// What a file is by its first bytes, whatever its name says. Only these kinds are handed to a
/// decoder: the general ones also play text files and follow links in playlists.
enum class FileKind {
    Unknown,
    Jpeg,
    Png,
    Bmp,
    WebP,
    Mp4,       ///< And QuickTime.
    Matroska,  ///< And WebM.
    Avi,
    OtherVideo,  ///< MPEG streams, Ogg, Flash video, Windows media, GIF, YUV4MPEG.
};

[[nodiscard]] FileKind kind_of(std::span<const std::byte> start);

[[nodiscard]] bool is_picture(FileKind kind);

struct PictureSize {
    long width_px = 0;
    long height_px = 0;
    bool operator==(const PictureSize&) const = default;
};

/// The size a picture's header claims; nullopt when the header is broken or holds none.
[[nodiscard]] std::optional<PictureSize> claimed_size(std::span<const std::byte> file);

/// True when a JPEG or PNG has its end mark where its own structure says, so nothing is cut off.
/// Other kinds are taken as complete.
[[nodiscard]] bool is_complete(std::span<const std::byte> file);

}  // namespace littlewars::vision

#include "vision/sources/file_signature.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace littlewars::vision {
namespace {

using Bytes = std::span<const std::byte>;

std::uint32_t byte_at(Bytes file, std::size_t at) {
    return std::to_integer<std::uint32_t>(file[at]);
}

bool has(Bytes file, std::size_t at, std::string_view text) {
    return file.size() >= at + text.size() &&
           std::equal(text.begin(),
                      text.end(),
                      file.begin() + static_cast<std::ptrdiff_t>(at),
                      [](char wanted, std::byte there) {
                          return static_cast<unsigned char>(wanted) ==
                                 std::to_integer<unsigned char>(there);
                      });
}

std::uint32_t big_endian(Bytes file, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        value = value << 8 | byte_at(file, at + i);
    }
    return value;
}

std::uint32_t little_endian(Bytes file, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = count; i > 0; --i) {
        value = value << 8 | byte_at(file, at + i - 1);
    }
    return value;
}

/// A JPEG segment: its marker (0xC0 for the frame header, ...) and where its length field stands.
struct Segment {
    std::uint32_t marker = 0;
    std::size_t at = 0;
};

constexpr std::uint32_t kEndOfImage = 0xD9;
constexpr std::uint32_t kStartOfScan = 0xDA;

bool is_bare(std::uint32_t marker) {
    return marker == 0x01 || (marker >= 0xD0 && marker <= 0xD9);
}

bool is_frame_header(std::uint32_t marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

/// The next marker at or after `at`; inside scan data, stuffed zeros and restarts are no markers.
std::optional<Segment> next_marker(Bytes file, std::size_t at, bool in_scan) {
    for (; at + 1 < file.size(); ++at) {
        const std::uint32_t marker = byte_at(file, at + 1);
        if (byte_at(file, at) != 0xFF || marker == 0xFF || marker == 0x00) {
            continue;
        }
        if (!in_scan || marker < 0xD0 || marker > 0xD7) {
            return Segment{marker, at + 2};
        }
    }
    return std::nullopt;
}

/// The first segment for which `is_wanted`, walking a JPEG from its start; nullopt when it ends
/// before.
template <typename Wanted>
std::optional<Segment> find_segment(Bytes file, Wanted is_wanted) {
    std::size_t at = 2;
    bool in_scan = false;
    while (const auto segment = next_marker(file, at, in_scan)) {
        if (is_wanted(segment->marker)) {
            return segment;
        }
        at = segment->at;
        in_scan = in_scan || segment->marker == kStartOfScan;
        if (!is_bare(segment->marker)) {
            if (at + 2 > file.size()) {
                return std::nullopt;
            }
            at += big_endian(file, at, 2);
        }
    }
    return std::nullopt;
}

std::optional<PictureSize> jpeg_size(Bytes file) {
    const auto header = find_segment(file, is_frame_header);
    if (!header || header->at + 7 > file.size()) {
        return std::nullopt;
    }
    return PictureSize{big_endian(file, header->at + 5, 2), big_endian(file, header->at + 3, 2)};
}

std::optional<PictureSize> webp_size(Bytes file) {
    if (file.size() < 30) {
        return std::nullopt;
    }
    if (has(file, 12, "VP8X")) {
        return PictureSize{little_endian(file, 24, 3) + 1, little_endian(file, 27, 3) + 1};
    }
    if (has(file, 12, "VP8L")) {
        const std::uint32_t bits = little_endian(file, 21, 4);
        return PictureSize{(bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1};
    }
    return PictureSize{little_endian(file, 26, 2) & 0x3FFF, little_endian(file, 28, 2) & 0x3FFF};
}

bool png_is_complete(Bytes file) {
    std::size_t at = 8;
    while (at + 12 <= file.size()) {
        if (has(file, at + 4, "IEND")) {
            return true;
        }
        at += 12 + std::size_t{big_endian(file, at, 4)};
    }
    return false;
}

bool is_transport_stream(Bytes start) {
    return start.size() > 188 && byte_at(start, 0) == 0x47 && byte_at(start, 188) == 0x47;
}

bool is_mp4(Bytes start) {
    constexpr std::array<std::string_view, 6> kFirstBoxes{
        "ftyp", "moov", "mdat", "wide", "free", "skip"};
    return std::any_of(kFirstBoxes.begin(), kFirstBoxes.end(), [start](std::string_view box) {
        return has(start, 4, box);
    });
}

bool is_other_video(Bytes start) {
    constexpr std::array<std::string_view, 5> kStarts{
        "OggS", "FLV", "GIF8", "YUV4MPEG2", "\x30\x26\xB2\x75"};
    return has(start, 0, std::string_view("\x00\x00\x01\xBA", 4)) || is_transport_stream(start) ||
           std::any_of(kStarts.begin(), kStarts.end(), [start](std::string_view text) {
               return has(start, 0, text);
           });
}

/// WebP by its container and first chunk. OpenCV tries its other decoders on what its own WebP
/// refuses, and the one that "DICM" calls ends the program on a damaged file.
bool is_webp(Bytes start) {
    constexpr std::array<std::string_view, 3> kFirstChunks{"VP8 ", "VP8L", "VP8X"};
    return has(start, 0, "RIFF") && has(start, 8, "WEBP") && !has(start, 128, "DICM") &&
           std::any_of(kFirstChunks.begin(), kFirstChunks.end(), [start](std::string_view chunk) {
               return has(start, 12, chunk);
           });
}

}  // namespace

FileKind kind_of(std::span<const std::byte> start) {
    if (has(start, 0, "\xFF\xD8\xFF")) {
        return FileKind::Jpeg;
    }
    if (has(start, 0, "\x89PNG\r\n\x1A\n")) {
        return FileKind::Png;
    }
    if (has(start, 0, "BM")) {
        return FileKind::Bmp;
    }
    if (is_webp(start)) {
        return FileKind::WebP;
    }
    if (has(start, 0, "RIFF") && has(start, 8, "AVI ")) {
        return FileKind::Avi;
    }
    if (has(start, 0, "\x1A\x45\xDF\xA3")) {
        return FileKind::Matroska;
    }
    if (is_mp4(start)) {
        return FileKind::Mp4;
    }
    return is_other_video(start) ? FileKind::OtherVideo : FileKind::Unknown;
}

bool is_picture(FileKind kind) {
    return kind == FileKind::Jpeg || kind == FileKind::Png || kind == FileKind::Bmp ||
           kind == FileKind::WebP;
}

std::optional<PictureSize> claimed_size(std::span<const std::byte> file) {
    switch (kind_of(file)) {
        case FileKind::Jpeg:
            return jpeg_size(file);
        case FileKind::Png:
            return file.size() < 24 ? std::nullopt
                                    : std::optional(PictureSize{big_endian(file, 16, 4),
                                                                big_endian(file, 20, 4)});
        case FileKind::Bmp:
            // The height is negative when the rows run downwards.
            return file.size() < 26
                       ? std::nullopt
                       : std::optional(PictureSize{
                             static_cast<std::int32_t>(little_endian(file, 18, 4)),
                             std::labs(static_cast<std::int32_t>(little_endian(file, 22, 4)))});
        case FileKind::WebP:
            return webp_size(file);
        default:
            return std::nullopt;
    }
}

bool is_complete(std::span<const std::byte> file) {
    switch (kind_of(file)) {
        case FileKind::Jpeg:
            return find_segment(file, [](std::uint32_t marker) { return marker == kEndOfImage; })
                .has_value();
        case FileKind::Png:
            return png_is_complete(file);
        default:
            return true;
    }
}

}  // namespace littlewars::vision

#include "vision/sources/container_length.hpp"

#include "vision/sources/file_signature.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <fstream>
#include <span>

namespace littlewars::vision {
namespace {

/// Boxes are few; a file with more is walked no further.
constexpr int kMostBoxes = 10'000;

/// A file read at given places; anything past its end reads as nullopt.
class ByteReader {
  public:
    explicit ByteReader(const std::filesystem::path& file) : in_(file, std::ios::binary) {}

    template <std::size_t N>
    std::optional<std::array<std::byte, N>> at(std::uint64_t place) {
        std::array<std::byte, N> bytes{};
        in_.clear();
        in_.seekg(static_cast<std::streamoff>(place));
        if (!in_.read(reinterpret_cast<char*>(bytes.data()), N)) {
            return std::nullopt;
        }
        return bytes;
    }

  private:
    std::ifstream in_;
};

std::uint64_t big_endian(std::span<const std::byte> bytes) {
    std::uint64_t value = 0;
    for (const std::byte byte : bytes) {
        value = value << 8 | std::to_integer<std::uint64_t>(byte);
    }
    return value;
}

std::optional<std::uint64_t> mp4_length(ByteReader& file) {
    std::uint64_t at = 0;
    for (int box = 0; box < kMostBoxes; ++box) {
        const auto head = file.at<16>(at);
        const auto short_head = file.at<8>(at);
        if (!short_head) {
            return at;
        }
        std::uint64_t length = big_endian(std::span(*short_head).first(4));
        if (length == 0) {
            return std::nullopt;
        }
        if (length == 1) {
            length = head ? big_endian(std::span(*head).last(8)) : 0;
        }
        if (length < 8 || at + length < at) {
            return std::nullopt;
        }
        at += length;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> avi_length(ByteReader& file) {
    const auto head = file.at<8>(0);
    if (!head) {
        return std::nullopt;
    }
    std::uint64_t length = 0;
    for (std::size_t i = 8; i > 4; --i) {
        length = length << 8 | std::to_integer<std::uint64_t>((*head)[i - 1]);
    }
    return length == 0 ? std::nullopt : std::optional(length + 8);
}

/// An EBML element (RFC 8794): where its content begins, and its length unless left open.
struct Element {
    std::uint64_t content = 0;
    std::optional<std::uint64_t> length;
};

std::optional<Element> element_at(ByteReader& file, std::uint64_t place) {
    const auto id = file.at<1>(place);
    if (!id || (*id)[0] == std::byte{0}) {
        return std::nullopt;
    }
    const std::uint64_t size_at =
        place + 1 +
        static_cast<std::uint64_t>(std::countl_zero(std::to_integer<std::uint8_t>((*id)[0])));
    const auto first = file.at<1>(size_at);
    if (!first || (*first)[0] == std::byte{0}) {
        return std::nullopt;
    }
    const int more = std::countl_zero(std::to_integer<std::uint8_t>((*first)[0]));
    std::uint64_t length = std::to_integer<std::uint64_t>((*first)[0]) & (0x7FU >> more);
    std::uint64_t open = 0x7FU >> more;
    for (int i = 1; i <= more; ++i) {
        const auto byte = file.at<1>(size_at + static_cast<std::uint64_t>(i));
        if (!byte) {
            return std::nullopt;
        }
        length = length << 8 | std::to_integer<std::uint64_t>((*byte)[0]);
        open = open << 8 | 0xFF;
    }
    return Element{size_at + 1 + static_cast<std::uint64_t>(more),
                   length == open ? std::nullopt : std::optional(length)};
}

std::optional<std::uint64_t> matroska_length(ByteReader& file) {
    const auto header = element_at(file, 0);
    if (!header || !header->length) {
        return std::nullopt;
    }
    const auto segment = element_at(file, header->content + *header->length);
    if (!segment || !segment->length) {
        return std::nullopt;
    }
    return segment->content + *segment->length;
}

}  // namespace

std::optional<std::uint64_t> claimed_length(const std::filesystem::path& path) {
    ByteReader file(path);
    const auto start = file.at<12>(0);
    if (!start) {
        return std::nullopt;
    }
    switch (kind_of(*start)) {
        case FileKind::Mp4:
            return mp4_length(file);
        case FileKind::Avi:
            return avi_length(file);
        case FileKind::Matroska:
            return matroska_length(file);
        default:
            return std::nullopt;
    }
}

}  // namespace littlewars::vision

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace littlewars::referee::finland {

enum class Side : std::uint8_t { Red, White };

[[nodiscard]] constexpr Side other(Side side) {
    return side == Side::Red ? Side::White : Side::Red;
}

[[nodiscard]] constexpr std::string_view name_of(Side side) {
    return side == Side::Red ? "red" : "white";
}

constexpr int kPlates = 12;

/// The plates in their order (section 2); a plate is known by its place here.
constexpr std::array<std::string_view, kPlates> kPlateNames{
    "R1", "R2", "R3", "R4", "R5", "R6", "W1", "W2", "W3", "W4", "W5", "W6"};

[[nodiscard]] constexpr Side side_of(int plate) {
    return plate < kPlates / 2 ? Side::Red : Side::White;
}

}  // namespace littlewars::referee::finland

#pragma once

#include <array>
#include <cstddef>

namespace littlewars::referee::little_wars {

/// One of the two sides, in the order the input names them. What they are called is data.
enum class Side { First, Second };

constexpr std::array<Side, 2> kBothSides{Side::First, Side::Second};

[[nodiscard]] constexpr Side enemy_of(Side side) {
    return side == Side::First ? Side::Second : Side::First;
}

/// One value for each side.
template <typename T>
struct PerSide {
    std::array<T, 2> of{};

    T& operator[](Side side) { return of[static_cast<std::size_t>(side)]; }
    const T& operator[](Side side) const { return of[static_cast<std::size_t>(side)]; }
    friend bool operator==(const PerSide&, const PerSide&) = default;
};

}  // namespace littlewars::referee::little_wars

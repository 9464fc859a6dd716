#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace littlewars::referee::little_wars {

/// Section 5.2: gives as many prisoners as possible a guard, no guard more than `capacity`.
///
/// `guards_in_reach[p]` lists the guards (numbers below `guards`) who could hold prisoner p; the
/// answer has for each prisoner his guard, or nullopt. A maximum matching, by augmenting paths.
[[nodiscard]] std::vector<std::optional<std::size_t>> match_escorts(
    const std::vector<std::vector<std::size_t>>& guards_in_reach, std::size_t guards, int capacity);

}  // namespace littlewars::referee::little_wars

#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace littlewars::referee::stratego {

enum class Side : std::uint8_t { Red, Blue };

[[nodiscard]] constexpr Side other(Side side) {
    return side == Side::Red ? Side::Blue : Side::Red;
}

[[nodiscard]] constexpr std::string_view name_of(Side side) {
    return side == Side::Red ? "red" : "blue";
}

/// One of something for either side.
template <class T>
struct PerSide {
    std::array<T, 2> of{};
    T& operator[](Side side) { return of[static_cast<std::size_t>(side)]; }
    const T& operator[](Side side) const { return of[static_cast<std::size_t>(side)]; }
    friend bool operator==(const PerSide&, const PerSide&) = default;
};

/// The twelve kinds of piece in rank order (rules, section 2): the marshal first, the flag last.
enum class Rank : std::uint8_t {
    Marshal,
    General,
    Colonel,
    Major,
    Captain,
    Lieutenant,
    Sergeant,
    Miner,
    Scout,
    Spy,
    Bomb,
    Flag
};

constexpr int kRanks = 12;
constexpr std::array<std::string_view, kRanks> kRankStrings{
    "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "B", "F"};
constexpr std::array<std::string_view, kRanks> kRankNames{"marshal",
                                                          "general",
                                                          "colonel",
                                                          "major",
                                                          "captain",
                                                          "lieutenant",
                                                          "sergeant",
                                                          "miner",
                                                          "scout",
                                                          "spy",
                                                          "bomb",
                                                          "flag"};

[[nodiscard]] constexpr std::string_view string_of(Rank rank) {
    return kRankStrings[static_cast<std::size_t>(rank)];
}

[[nodiscard]] constexpr std::string_view name_of(Rank rank) {
    return kRankNames[static_cast<std::size_t>(rank)];
}

/// Bombs and flags never move.
[[nodiscard]] constexpr bool can_ever_move(Rank rank) {
    return rank != Rank::Bomb && rank != Rank::Flag;
}

/// How many pieces of each rank.
struct RankCounts {
    std::array<int, kRanks> of{};
    int& operator[](Rank rank) { return of[static_cast<std::size_t>(rank)]; }
    int operator[](Rank rank) const { return of[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] int total() const {
        int sum = 0;
        for (const int count : of) {
            sum += count;
        }
        return sum;
    }
    friend bool operator==(const RankCounts&, const RankCounts&) = default;
};

constexpr RankCounts kOriginalArmy{{1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1}};
constexpr RankCounts kDuelArmy{{1, 1, 0, 0, 0, 0, 0, 2, 2, 1, 2, 1}};

/// Every rank, in rank order.
constexpr std::array<Rank, kRanks> kAllRanks{Rank::Marshal,
                                             Rank::General,
                                             Rank::Colonel,
                                             Rank::Major,
                                             Rank::Captain,
                                             Rank::Lieutenant,
                                             Rank::Sergeant,
                                             Rank::Miner,
                                             Rank::Scout,
                                             Rank::Spy,
                                             Rank::Bomb,
                                             Rank::Flag};

}  // namespace littlewars::referee::stratego

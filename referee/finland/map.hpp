#pragma once

#include "referee/board.hpp"
#include "referee/finland/plates.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace littlewars::referee::finland {

/// The marked places of section 4, and Kouvola, in the order their effects are looked up.
enum class Place : std::uint8_t {
    Helsingfors,
    Kyrkslatt,
    Pahakoski,
    Bjorneborg,
    Vammala,
    Varkaus,
    Hango,
    KymmeneBro,
    Mantyharju,
    Tammerfors,
    Viborg,
    Filppula,
    Kouvola
};

constexpr int kPlaces = 13;

/// The places' keys in a board's `places`; their names as rules.
constexpr std::array<std::string_view, kPlaces> kPlaceKeys{"helsingfors",
                                                           "kyrkslatt",
                                                           "pahakoski",
                                                           "bjorneborg",
                                                           "vammala",
                                                           "varkaus",
                                                           "hango",
                                                           "kymmene-bro",
                                                           "mantyharju",
                                                           "tammerfors",
                                                           "viborg",
                                                           "filppula",
                                                           "kouvola"};

[[nodiscard]] constexpr std::string_view key_of(Place place) {
    return kPlaceKeys[static_cast<std::size_t>(place)];
}

/// One interval as seen from the circle it leaves.
struct Interval {
    int to = 0;
    bool thick = false;  ///< Railway or water; artillery goes on no other.
    bool back = false;   ///< Leads back from Mäntyharju (section 4).
};

/// A map made ready for play. Immutable once made; shared between games.
struct Map {
    Board board;
    std::vector<std::vector<Interval>> intervals;  ///< By circle left, in board order of `to`.
    std::array<int, kPlates> start{};
    std::array<std::optional<int>, kPlaces> places;  ///< nullopt: not on this board.

    [[nodiscard]] bool is(int circle, Place place) const {
        return places[static_cast<std::size_t>(place)] == circle;
    }
    /// The circle of a place, if the board has it.
    [[nodiscard]] std::optional<int> circle_of(Place place) const {
        return places[static_cast<std::size_t>(place)];
    }
    /// The interval that joins two circles, or nullptr.
    [[nodiscard]] const Interval* interval_between(int from, int to) const;
    /// Every circle at most `most` intervals away over all links, plates or not; `from` included.
    [[nodiscard]] std::vector<bool> within(int from, int most) const;
};

/// The reconstructed map. Made once, kept for the program's life.
[[nodiscard]] std::shared_ptr<const Map> built_in_map();

/// Reads a player's own map. Errors: throws MalformedInput; `start` names a circle of its own for
/// each of the twelve plates, `places` circles for some of the marked places.
[[nodiscard]] std::shared_ptr<const Map> read_map(const JsonReader& reader);

}  // namespace littlewars::referee::finland

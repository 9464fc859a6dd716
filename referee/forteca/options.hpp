#pragma once

#include <cstdint>

namespace littlewars::referee::forteca {

/// Which slanting lines the built-in board bears (rules, section 1).
enum class Diagonals : std::uint8_t { Standard, Reversed, Both, None };
/// Where the defenders stand at the start (section 2).
enum class StartPlaces : std::uint8_t { RearCorners, FrontCorners, Free };
/// What neglecting a capture brings: a mark that the besiegers may claim, or a refusal (section 3).
enum class Huff : std::uint8_t { Claim, Forced };
enum class Sideways : std::uint8_t { Both, Inward };
enum class InFort : std::uint8_t { Forward, Free };

/// The options of section 6, defaults first.
struct Options {
    Diagonals diagonals = Diagonals::Standard;
    StartPlaces start_places = StartPlaces::RearCorners;
    Huff huff = Huff::Claim;
    Sideways sideways = Sideways::Both;
    InFort in_fort = InFort::Forward;
    int min_besiegers = 9;  ///< 1 to 9.
    int quiet_limit = 0;    ///< Turns; 0 is off.
};

}  // namespace littlewars::referee::forteca

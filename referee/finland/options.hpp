#pragma once

#include "referee/finland/plates.hpp"

#include <array>
#include <cstdint>

namespace littlewars::referee::finland {

enum class FullThrow : std::uint8_t { Must, MayStopShort };
/// May white infantry enter Helsingfors when it is empty?
enum class Helsingfors : std::uint8_t { FireOnly, Closed };
/// Which plate may use the throw won at Hangö.
enum class Hango : std::uint8_t { Any, Same };
/// Whose men become six at Viborg.
enum class Viborg : std::uint8_t { Arriving, Ring };
/// Does artillery's extra eye add reach to its extra shot?
enum class ArtilleryReach : std::uint8_t { Throw, ThrowPlusOne };

/// The options of section 7, defaults first.
struct Options {
    /// R4, R5, W5, W6.
    std::array<bool, kPlates> artillery{
        false, false, false, true, true, false, false, false, false, false, true, true};
    FullThrow full_throw = FullThrow::Must;
    Helsingfors helsingfors = Helsingfors::FireOnly;
    Hango hango = Hango::Any;
    Viborg viborg = Viborg::Arriving;
    ArtilleryReach artillery_reach = ArtilleryReach::Throw;
};

}  // namespace littlewars::referee::finland

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace littlewars::referee::little_wars {

/// `howto`, the short published rules, and the book of 1913.
enum class Edition { HowTo, Book1913 };

/// What the distance of a supporter is measured from.
enum class SupportFrom { Force, Contacts };

/// What frees a prisoner without a guard: a friend in reach, or nothing more needed.
enum class FreePrisoners { Recapture, Liberate };

/// Which side of the axle counts for a capture.
enum class PastAxle { Rear, Attack };

/// The numbers of the game (section 2). Lengths in inches.
struct Options {
    double contact_in = 0.125;
    double melee_reach_in = 6;
    std::optional<double> support_reach_in = 6;  ///< nullopt: a supporter's own move ("move").
    SupportFrom support_from = SupportFrom::Force;
    double escort_reach_in = 6;
    int escort_capacity = 7;
    FreePrisoners free_prisoners = FreePrisoners::Recapture;
    double gun_reach_in = 6;
    int gun_crew = 4;
    int capture_men = 4;
    PastAxle past_axle = PastAxle::Rear;
    double infantry_move_in = 12;
    double cavalry_move_in = 24;
    int gun_shots = 4;
    double crowding_in = 0;  ///< 0: not checked.
    friend bool operator==(const Options&, const Options&) = default;
};

/// Section 2's defaults of an edition.
[[nodiscard]] Options options_of(Edition edition);

[[nodiscard]] std::string_view name_of(Edition edition);
[[nodiscard]] std::optional<Edition> edition_named(std::string_view name);

/// The first thing wrong with `options`, as the option's name and what was expected.
struct OptionFlaw {
    std::string option;
    std::string expected;
};
[[nodiscard]] std::optional<OptionFlaw> option_flaw(const Options& options);

}  // namespace littlewars::referee::little_wars

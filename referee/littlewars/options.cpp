#include "referee/littlewars/options.hpp"

#include <array>
#include <cmath>
#include <utility>

namespace littlewars::referee::little_wars {
namespace {

constexpr double kAbsurd = 1e5;  ///< Section 9: numbers beyond are malformed.
constexpr std::array<std::pair<Edition, std::string_view>, 2> kEditions{
    {{Edition::HowTo, "howto"}, {Edition::Book1913, "1913"}}};

bool is_length(double inches) {
    return std::isfinite(inches) && inches >= 0 && inches <= kAbsurd;
}

bool is_count(int count) {
    return count >= 1 && count <= kAbsurd;
}

}  // namespace

Options options_of(Edition edition) {
    Options options;
    if (edition == Edition::Book1913) {
        options.support_reach_in = std::nullopt;
        options.support_from = SupportFrom::Contacts;
        options.free_prisoners = FreePrisoners::Liberate;
        options.past_axle = PastAxle::Attack;
        options.crowding_in = 0.0625;
    }
    return options;
}

std::string_view name_of(Edition edition) {
    for (const auto& [value, name] : kEditions) {
        if (value == edition) {
            return name;
        }
    }
    return {};
}

std::optional<Edition> edition_named(std::string_view name) {
    for (const auto& [value, its_name] : kEditions) {
        if (its_name == name) {
            return value;
        }
    }
    return std::nullopt;
}

std::optional<OptionFlaw> option_flaw(const Options& options) {
    const std::array<std::pair<const char*, double>, 8> lengths{
        {{"contact", options.contact_in},
         {"melee_reach", options.melee_reach_in},
         {"support_reach", options.support_reach_in.value_or(0)},
         {"escort_reach", options.escort_reach_in},
         {"gun_reach", options.gun_reach_in},
         {"infantry_move", options.infantry_move_in},
         {"cavalry_move", options.cavalry_move_in},
         {"crowding", options.crowding_in}}};
    for (const auto& [name, inches] : lengths) {
        if (!is_length(inches)) {
            return OptionFlaw{name, "a length in inches, from 0 to 1e5"};
        }
    }
    const std::array<std::pair<const char*, int>, 4> counts{
        {{"escort_capacity", options.escort_capacity},
         {"gun_crew", options.gun_crew},
         {"capture_men", options.capture_men},
         {"gun_shots", options.gun_shots}}};
    for (const auto& [name, count] : counts) {
        if (!is_count(count)) {
            return OptionFlaw{name, "a whole number from 1 to 100000"};
        }
    }
    return std::nullopt;
}

}  // namespace littlewars::referee::little_wars

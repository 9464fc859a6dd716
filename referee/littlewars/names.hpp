#pragma once

#include "referee/littlewars/position.hpp"
#include "referee/littlewars/rulings.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace littlewars::referee::little_wars {

/// The words of the JSON formats (section 9) for our enumerations.
template <typename Value, std::size_t Count>
using Names = std::array<std::pair<std::string_view, Value>, Count>;

constexpr Names<Kind, 2> kKinds{{{"infantry", Kind::Infantry}, {"cavalry", Kind::Cavalry}}};
constexpr Names<Status, 4> kStatuses{{{"fighting", Status::Fighting},
                                      {"prisoner", Status::Prisoner},
                                      {"disarmed", Status::Disarmed},
                                      {"dead", Status::Dead}}};
constexpr Names<SupportFrom, 2> kSupportFrom{
    {{"force", SupportFrom::Force}, {"contacts", SupportFrom::Contacts}}};
constexpr Names<FreePrisoners, 2> kFreePrisoners{
    {{"recapture", FreePrisoners::Recapture}, {"liberate", FreePrisoners::Liberate}}};
constexpr Names<PastAxle, 2> kPastAxle{{{"rear", PastAxle::Rear}, {"attack", PastAxle::Attack}}};
constexpr Names<GunState, 4> kGunStates{{{"captured", GunState::Captured},
                                         {"in action", GunState::InAction},
                                         {"disputed", GunState::Disputed},
                                         {"out of action", GunState::OutOfAction}}};
constexpr Names<MoveRule, 8> kMoveRules{{{"move.distance", MoveRule::Distance},
                                         {"move.gun-distance", MoveRule::GunDistance},
                                         {"move.gun-crew", MoveRule::GunCrew},
                                         {"move.gun-move-and-fire", MoveRule::GunMoveAndFire},
                                         {"move.gun-shots", MoveRule::GunShots},
                                         {"move.prisoner", MoveRule::Prisoner},
                                         {"move.disturbed", MoveRule::Disturbed},
                                         {"move.crowding", MoveRule::Crowding}}};

/// The word for `value`; every enumerator has one.
template <typename Value, std::size_t Count>
[[nodiscard]] constexpr std::string_view name_in(const Names<Value, Count>& names, Value value) {
    for (const auto& [name, its_value] : names) {
        if (its_value == value) {
            return name;
        }
    }
    return {};
}

}  // namespace littlewars::referee::little_wars

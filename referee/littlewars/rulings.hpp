#pragma once

#include "referee/littlewars/options.hpp"
#include "referee/littlewars/side.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace littlewars::referee::little_wars {

using Ids = std::vector<std::string>;  ///< In natural order, unless said otherwise.

/// Two men near enough to fight: the moved side's man first.
struct ContactRuling {
    std::string moved_man;
    std::string other_man;
    double distance_in = 0;
    friend bool operator==(const ContactRuling&, const ContactRuling&) = default;
};

/// A comparison for the players to settle by hand (section 8).
struct CloseCall {
    std::string a;
    std::string b;
    double distance_in = 0;
    double threshold_in = 0;
    std::string rule;  ///< The option's name: "contact", "melee_reach", "support_reach".
    friend bool operator==(const CloseCall&, const CloseCall&) = default;
};

/// Who dies and who is taken in one melee.
struct Casualties {
    Ids killed;
    Ids prisoners;
    friend bool operator==(const Casualties&, const Casualties&) = default;
};

/// One melee (section 4).
struct MeleeRuling {
    PerSide<Ids> participants;
    std::vector<ContactRuling> contacts;
    std::optional<Side> inferior;  ///< nullopt: equal numbers.
    bool isolated = false;         ///< The inferior force; false without one.
    Ids supporters;                ///< Of the inferior force.
    PerSide<int> killed;           ///< How many.
    int prisoners = 0;             ///< How many, of the inferior side.
    PerSide<bool> choice;          ///< True where the chooser has something to choose.
    Side chooser = Side::First;
    Casualties proposal;
    bool firm = true;
    std::vector<CloseCall> close_calls;  ///< Empty exactly when firm.
    bool settled = false;                ///< Has a choice, is automatic, or leaves no choice.
    std::optional<Casualties> applied;   ///< Set when the melees of this judgement are resolved.
    std::string text;
    friend bool operator==(const MeleeRuling&, const MeleeRuling&) = default;
};

/// A melee that only a doubtful reading has.
struct PossibleMelee {
    PerSide<Ids> participants;
    std::optional<Side> inferior;
    bool isolated = false;
    std::string text;
    friend bool operator==(const PossibleMelee&, const PossibleMelee&) = default;
};

/// A prisoner and the man counted as his guard.
struct Guarded {
    std::string prisoner;
    std::string guard;
    friend bool operator==(const Guarded&, const Guarded&) = default;
};

/// Section 5.
struct PrisonersRuling {
    Ids escorted;
    Ids loose;
    Ids recaptured;
    int excess = 0;
    bool firm = true;
    std::vector<Guarded> guards;  ///< One largest way to share the prisoners out.
    std::string text;
    friend bool operator==(const PrisonersRuling&, const PrisonersRuling&) = default;
};

enum class GunState { Captured, InAction, Disputed, OutOfAction };

/// Section 6.
struct GunRuling {
    std::string id;
    Side side = Side::First;  ///< The owner when the move ended.
    GunState state = GunState::OutOfAction;
    Ids crew;
    Ids past;                ///< Enemies within reach and past the axle.
    std::optional<Side> by;  ///< Who captured it now.
    bool firm = true;
    std::string text;
    friend bool operator==(const GunRuling&, const GunRuling&) = default;
};

/// Section 7: the rules of the move, in the order of its table.
enum class MoveRule {
    Distance,
    GunDistance,
    GunCrew,
    GunMoveAndFire,
    GunShots,
    Prisoner,
    Disturbed,
    Crowding
};

struct Violation {
    std::string id;
    MoveRule rule = MoveRule::Distance;
    std::string with;  ///< The other man; only for Crowding.
    double measured = 0;
    double allowed = 0;
    bool firm = true;
    std::string text;
    friend bool operator==(const Violation&, const Violation&) = default;
};

/// Section 3 for a body the players asked after.
struct BodyRuling {
    std::string name;
    bool isolated = false;
    Ids supporters;
    bool firm = true;
    std::string text;
    friend bool operator==(const BodyRuling&, const BodyRuling&) = default;
};

/// Section 5.6.
struct SurrenderRuling {
    bool accepted = false;
    bool firm = true;
    std::string text;
    friend bool operator==(const SurrenderRuling&, const SurrenderRuling&) = default;
};

struct CapturedGun {
    std::string id;
    Side new_owner = Side::First;
    friend bool operator==(const CapturedGun&, const CapturedGun&) = default;
};

/// What this judgement changed on the table.
struct Aftermath {
    Ids dead;
    Ids prisoners;
    std::vector<CapturedGun> guns;
    friend bool operator==(const Aftermath&, const Aftermath&) = default;
};

/// Everything the referee says about the end of one move. Lengths in inches.
struct Rulings {
    PerSide<std::string> sides;
    Edition edition = Edition::HowTo;
    std::vector<MeleeRuling> melees;
    std::vector<PossibleMelee> possible;
    PrisonersRuling prisoners;
    std::vector<GunRuling> guns;
    Ids rearmed;
    std::vector<Violation> illegal;
    std::vector<BodyRuling> bodies;
    std::optional<SurrenderRuling> surrender;
    PerSide<int> time_minutes;
    PerSide<double> score;
    std::optional<Aftermath> after;  ///< nullopt: a melee waits for its choice.
    std::string text;
    friend bool operator==(const Rulings&, const Rulings&) = default;
};

}  // namespace littlewars::referee::little_wars

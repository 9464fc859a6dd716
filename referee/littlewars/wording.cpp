#include "referee/littlewars/wording.hpp"

#include <fmt/format.h>

#include <array>

namespace littlewars::referee::little_wars {
namespace {

/// "1 man", "3 men".
std::string counted(std::size_t count, const char* one, const char* more) {
    return fmt::format("{} {}", count, count == 1 ? one : more);
}

std::string men(std::size_t count) {
    return counted(count, "man", "men");
}

/// "r1, r2 and b3".
std::string listed(const Ids& ids) {
    std::string text;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (i > 0) {
            text += i + 1 == ids.size() ? " and " : ", ";
        }
        text += ids[i];
    }
    return text;
}

std::string doubt(bool firm) {
    return firm ? "" : " Too close to be sure.";
}

std::string fight(const PerSide<Ids>& participants, const PerSide<std::string>& sides) {
    return fmt::format("{} {} against {} {}",
                       participants[Side::First].size(),
                       sides[Side::First],
                       participants[Side::Second].size(),
                       sides[Side::Second]);
}

std::string losses(const MeleeRuling& melee, const PerSide<std::string>& sides) {
    if (!melee.inferior) {
        return "Equal numbers: all are killed.";
    }
    const std::string& name = sides[*melee.inferior];
    const std::string support =
        melee.isolated
            ? fmt::format("{} is isolated ({} in support)", name, men(melee.supporters.size()))
            : fmt::format("{} is supported by {}", name, men(melee.supporters.size()));
    const int killed = melee.killed[*melee.inferior];
    const std::string dead = killed == 0 ? std::string("nobody is killed")
                                         : fmt::format("each side loses {} killed", killed);
    const std::string taken =
        melee.prisoners == 0 ? std::string("nobody is taken")
                             : fmt::format("{} of {} are taken prisoner", melee.prisoners, name);
    return fmt::format("{}: {}, {}.", support, dead, taken);
}

std::string settling(const MeleeRuling& melee, const PerSide<std::string>& sides) {
    if (melee.settled) {
        return "";
    }
    return fmt::format(" {} chooses who falls.", sides[melee.chooser]);
}

std::string first_call(const MeleeRuling& melee) {
    if (melee.close_calls.empty()) {
        return doubt(melee.firm);
    }
    const CloseCall& call = melee.close_calls.front();
    return fmt::format(
        " Too close to be sure: {} and {} stand {:.2f} in apart, the limit is {:g} in.",
        call.a,
        call.b,
        call.distance_in,
        call.threshold_in);
}

std::string sentence(const char* what, const Ids& ids) {
    return ids.empty() ? std::string() : fmt::format("{}: {}. ", what, listed(ids));
}

std::string past_axle(const GunRuling& gun) {
    return fmt::format(
        "{} of crew, {} of the enemy past the axle", men(gun.crew.size()), men(gun.past.size()));
}

}  // namespace

Ids ids_of(const Field& field, const Force& force) {
    Ids ids;
    ids.reserve(force.size());
    for (const std::size_t man : force) {
        ids.push_back(field.man(man).id);
    }
    return ids;
}

std::string text_of(const MeleeRuling& melee, const PerSide<std::string>& sides) {
    return fmt::format("Melee, {}. {}{}{}",
                       fight(melee.participants, sides),
                       losses(melee, sides),
                       settling(melee, sides),
                       first_call(melee));
}

std::string text_of(const PossibleMelee& melee, const PerSide<std::string>& sides) {
    return fmt::format("Perhaps a melee, {}: measure it by hand.",
                       fight(melee.participants, sides));
}

std::string text_of(const PrisonersRuling& prisoners) {
    std::string text = sentence("Under guard", prisoners.escorted) +
                       sentence("Without a guard", prisoners.loose) +
                       sentence("Freed", prisoners.recaptured);
    if (text.empty()) {
        text = "No prisoners to guard. ";
    }
    if (prisoners.excess > 0) {
        text += fmt::format("{} more than the guards can hold. ", prisoners.excess);
    }
    text.pop_back();
    return text + doubt(prisoners.firm);
}

std::string text_of(const GunRuling& gun, const Position& position) {
    const auto& sides = position.sides();
    std::string state;
    switch (gun.state) {
        case GunState::Captured:
            state = fmt::format("{} captures it: no crew, {} past the axle",
                                sides[enemy_of(gun.side)],
                                men(gun.past.size()));
            break;
        case GunState::InAction:
            state = fmt::format("in action with {}; it may be moved or fired, not both",
                                men(gun.crew.size()));
            break;
        case GunState::Disputed:
            state = fmt::format("disputed: {}", past_axle(gun));
            break;
        case GunState::OutOfAction:
            state = fmt::format("out of action: {} of the {} it needs",
                                gun.crew.size(),
                                men(static_cast<std::size_t>(position.options().gun_crew)));
            break;
    }
    return fmt::format("Gun {} of {}: {}.{}", gun.id, sides[gun.side], state, doubt(gun.firm));
}

std::string text_of(const Violation& violation) {
    const auto& [id, rule, with, measured, allowed, firm, unused] = violation;
    std::string text;
    switch (rule) {
        case MoveRule::Distance:
        case MoveRule::GunDistance:
            text = fmt::format("{} moved {:.2f} in; {:g} in is the most.", id, measured, allowed);
            break;
        case MoveRule::GunCrew:
            text = fmt::format(
                "Gun {} moved or fired with {:g} of crew; it needs {:g}.", id, measured, allowed);
            break;
        case MoveRule::GunMoveAndFire:
            text = fmt::format("Gun {} fired and moved {:.2f} in; it may do one.", id, measured);
            break;
        case MoveRule::GunShots:
            text = fmt::format("Gun {} fired {:g} shots; {:g} is the most.", id, measured, allowed);
            break;
        case MoveRule::Prisoner:
            text = allowed == 0
                       ? fmt::format("Prisoner {} moved {:.2f} in without a guard.", id, measured)
                       : fmt::format("Prisoner {} moved {:.2f} in; his guard allows {:g} in.",
                                     id,
                                     measured,
                                     allowed);
            break;
        case MoveRule::Disturbed:
            text = fmt::format("{} was not to move, but moved {:.2f} in.", id, measured);
            break;
        case MoveRule::Crowding:
            text = fmt::format("{} and {} stand {:.3f} in apart; friends keep {:g} in.",
                               id,
                               with,
                               measured,
                               allowed);
            break;
    }
    return text + doubt(firm);
}

std::string text_of(const BodyRuling& body, std::size_t force) {
    return fmt::format("{}, {}: {} with {} in support.{}",
                       body.name,
                       men(force),
                       body.isolated ? "isolated" : "not isolated",
                       body.supporters.size(),
                       doubt(body.firm));
}

std::string text_of(const SurrenderRuling& surrender, bool may_ask) {
    if (!may_ask) {
        return "Surrender refused: only fighting men of one side may ask.";
    }
    return (surrender.accepted ? "Surrender accepted: they are isolated."
                               : "Surrender refused: they are not isolated.") +
           doubt(surrender.firm);
}

std::string text_of(const Rulings& rulings) {
    std::string text = rulings.melees.empty()
                           ? "No melee."
                           : counted(rulings.melees.size(), "melee", "melees") + ".";
    if (!rulings.possible.empty()) {
        text += fmt::format(" {} perhaps.", rulings.possible.size());
    }
    if (!rulings.illegal.empty()) {
        text += fmt::format(" Against the rules: {}.", rulings.illegal.size());
    }
    if (!rulings.after) {
        text += " Waiting for a choice of who falls.";
    }
    for (const Side side : kBothSides) {
        text += fmt::format(" {}: {:g} points, {} min.",
                            rulings.sides[side],
                            rulings.score[side],
                            rulings.time_minutes[side]);
    }
    return text;
}

}  // namespace littlewars::referee::little_wars

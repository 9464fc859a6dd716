#include "referee/mukden/judge.hpp"

#include <algorithm>
#include <cstdlib>

namespace littlewars::referee::mukden {
namespace {

constexpr int kMostHelp = 2;

bool counts_fort(const Rules& rules, const Hexside& side, int target) {
    return side.fort && (rules.fort == FortLine::Across || side.inside == target);
}

/// Section 4, step 2: what the attacker's call is worth.
int changed_call(const Rules& rules, const Position& position) {
    const Field& field = *rules.field;
    const Combat& combat = *position.combat;
    const int from = position.units[combat.attacker]->at;
    const int target = position.units[combat.defender]->at;
    const Hexside& side = *field.side_between(from, target);
    int call = combat.calls[0] - (side.river ? 1 : 0) - (field.mountain[target] ? 1 : 0);
    call = std::max(call, 0);
    const bool halved = side_of(combat.attacker) == Side::Japan &&
                        (counts_fort(rules, side, target) || field.mukden[target]);
    return halved ? (call + 1) / 2 : call;
}

}  // namespace

Reckoning reckon(const Rules& rules, const Position& position, const Dice& dice) {
    Reckoning sum;
    sum.strengths = {changed_call(rules, position), position.combat->calls[1]};
    const int difference = sum.strengths[0] - sum.strengths[1];
    sum.totals = {dice.attacker + std::clamp(difference, 0, kMostHelp),
                  dice.defender + std::clamp(-difference, 0, kMostHelp)};
    sum.sixes = (dice.attacker == 6 ? 1 : 0) + (dice.defender == 6 ? 1 : 0);
    const int lead = sum.totals[0] - sum.totals[1];
    const int size = std::abs(lead);
    if (size <= 1) {
        sum.losses = {1, 1};
        sum.rule = "both-lose-1";
    } else if (lead < 0) {
        sum.losses = {size == 2 ? 1 : 2, 0};
        sum.rule = size == 2 ? "attacker-loses-1" : "attacker-loses-2";
    } else {
        sum.losses = {0, size == 2 ? 1 : 2};
        sum.rule = size == 2 ? "defender-loses-1" : "defender-loses-2";
    }
    return sum;
}

}  // namespace littlewars::referee::mukden

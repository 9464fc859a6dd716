#include "referee/littlewars/melee.hpp"

#include "referee/littlewars/isolation.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

namespace littlewars::referee::little_wars {
namespace {

/// Which men belong together; grows by joining.
class Groups {
  public:
    explicit Groups(std::size_t men) : leader_(men) {
        std::iota(leader_.begin(), leader_.end(), std::size_t{0});
    }

    std::size_t leader(std::size_t man) {
        while (leader_[man] != man) {
            leader_[man] = leader_[leader_[man]];
            man = leader_[man];
        }
        return man;
    }

    void join(std::size_t a, std::size_t b) { leader_[leader(a)] = leader(b); }

  private:
    std::vector<std::size_t> leader_;
};

/// Sections 4.2 to 4.4: men in contact, those near them, joined where they share a man. Only men
/// in contact draw others in, so the joining adds no reach.
Groups join_fighters(const Field& field,
                     const std::vector<Contact>& contacts,
                     const std::vector<bool>& in_contact,
                     Reading reading) {
    Groups groups(field.men());
    for (const Contact& contact : contacts) {
        if (contact.comparison.within(reading)) {
            groups.join(contact.moved_man, contact.other_man);
        }
    }
    const double reach_in = field.options().melee_reach_in;
    for (std::size_t man = 0; man < field.men(); ++man) {
        if (!in_contact[man]) {
            continue;
        }
        field.near(field.man(man).outline, reach_in, [&](std::size_t other) {
            if (field.fights(other) && groups.leader(man) != groups.leader(other) &&
                field.compare_men(Rule::MeleeReach, man, other, reach_in).within(reading)) {
                groups.join(man, other);
            }
        });
    }
    return groups;
}

void judge_numbers(Melee& melee,
                   const Field& field,
                   const std::vector<bool>& in_contact,
                   Reading reading) {
    const std::size_t first = melee.participants[Side::First].size();
    const std::size_t second = melee.participants[Side::Second].size();
    if (first == second) {
        return;
    }
    melee.inferior = first < second ? Side::First : Side::Second;
    Isolation isolation =
        rule_isolation(field, in_contact, melee.participants[*melee.inferior], reading);
    melee.isolated = isolation.isolated;
    melee.supporters = std::move(isolation.supporters);
}

}  // namespace

std::size_t Melee::smallest_man() const {
    return std::min(participants.of[0].front(), participants.of[1].front());
}

bool Melee::has(std::size_t man, Side side) const {
    const Force& force = participants[side];
    return std::binary_search(force.begin(), force.end(), man);
}

std::vector<Melee> rule_melee(const Field& field,
                              const std::vector<Contact>& contacts,
                              Reading reading) {
    const std::vector<bool> in_contact = men_in_contact(field, contacts, reading);
    Groups groups = join_fighters(field, contacts, in_contact, reading);
    std::map<std::size_t, std::size_t> melee_of_leader;
    std::vector<Melee> melees;
    for (std::size_t man = 0; man < field.men(); ++man) {
        if (in_contact[man]) {
            melee_of_leader.try_emplace(groups.leader(man), melee_of_leader.size());
        }
    }
    melees.resize(melee_of_leader.size());
    for (std::size_t man = 0; man < field.men(); ++man) {
        const auto found = melee_of_leader.find(groups.leader(man));
        if (found != melee_of_leader.end()) {
            melees[found->second].participants[field.man(man).side].push_back(man);
        }
    }
    std::sort(melees.begin(), melees.end(), [](const Melee& a, const Melee& b) {
        return a.smallest_man() < b.smallest_man();
    });
    for (Melee& melee : melees) {
        judge_numbers(melee, field, in_contact, reading);
    }
    return melees;
}

MeleeLosses losses_of(const Melee& melee) {
    const auto first = static_cast<int>(melee.participants[Side::First].size());
    const auto second = static_cast<int>(melee.participants[Side::Second].size());
    return melee_losses(std::min(first, second),
                        std::max(first, second),
                        melee.isolated ? Support::Isolated : Support::Supported);
}

std::size_t killed_of(const Melee& melee) {
    return static_cast<std::size_t>(losses_of(melee).killed_each);
}

bool has_choice(const Melee& melee, Side side) {
    const std::size_t killed = killed_of(melee);
    return killed > 0 && killed < melee.participants[side].size();
}

}  // namespace littlewars::referee::little_wars

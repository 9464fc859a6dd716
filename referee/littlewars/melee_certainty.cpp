#include "referee/littlewars/melee_certainty.hpp"

#include "referee/littlewars/isolation.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>
#include <utility>

namespace littlewars::referee::little_wars {
namespace {

bool share_a_man(const Melee& a, const Melee& b) {
    return std::any_of(kBothSides.begin(), kBothSides.end(), [&](Side side) {
        const Force& force = a.participants[side];
        return std::any_of(
            force.begin(), force.end(), [&](std::size_t man) { return b.has(man, side); });
    });
}

bool any_has_same_men(const std::vector<Melee>& melees, const Melee& melee) {
    return std::any_of(
        melees.begin(), melees.end(), [&](const Melee& other) { return other.same_men(melee); });
}

/// Finds what leaves one measured melee open.
class DoubtSearch {
  public:
    DoubtSearch(const Field& field,
                const std::vector<Contact>& contacts,
                const Melee& melee,
                const MeleeReadings& readings)
        : field_(field),
          contacts_(contacts),
          melee_(melee),
          involved_(field.men(), false),
          group_when_beyond_(field.men(), kNoGroup) {
        involve(melee);
        for (const auto* others : {&readings.within, &readings.beyond}) {
            for (const Melee& other : *others) {
                if (share_a_man(melee, other)) {
                    involve(other);
                }
            }
        }
        for (std::size_t i = 0; i < readings.beyond.size(); ++i) {
            for (const Force& force : readings.beyond[i].participants.of) {
                for (const std::size_t man : force) {
                    group_when_beyond_[man] = i;
                }
            }
        }
    }

    std::vector<CloseCall> run() {
        add_contacts();
        add_reach();
        add_support();
        return std::move(calls_);
    }

  private:
    static constexpr std::size_t kNoGroup = std::numeric_limits<std::size_t>::max();

    void involve(const Melee& melee) {
        for (const Force& force : melee.participants.of) {
            for (const std::size_t man : force) {
                involved_[man] = true;
            }
        }
    }

    void add(std::size_t a, std::size_t b, double threshold_in, Rule rule) {
        calls_.push_back({field_.man(std::min(a, b)).id,
                          field_.man(std::max(a, b)).id,
                          field_.distance_in(a, b),
                          threshold_in,
                          std::string(name_of(rule))});
    }

    void add_contacts() {
        for (const Contact& contact : contacts_) {
            if (contact.comparison.close && involved_[contact.moved_man] &&
                involved_[contact.other_man]) {
                add(contact.moved_man,
                    contact.other_man,
                    field_.options().contact_in,
                    Rule::Contact);
            }
        }
    }

    [[nodiscard]] bool joined_anyhow(std::size_t a, std::size_t b) const {
        return group_when_beyond_[a] != kNoGroup && group_when_beyond_[a] == group_when_beyond_[b];
    }

    void add_reach() {
        const double reach_in = field_.options().melee_reach_in;
        const auto in_contact = men_in_contact(field_, contacts_, Reading::Within);
        std::set<std::pair<std::size_t, std::size_t>> pairs;
        for (std::size_t man = 0; man < field_.men(); ++man) {
            if (!involved_[man] || !in_contact[man]) {
                continue;
            }
            field_.near(field_.man(man).outline, reach_in, [&](std::size_t other) {
                if (other != man && involved_[other] && !joined_anyhow(man, other) &&
                    field_.compare_men(Rule::MeleeReach, man, other, reach_in).close) {
                    pairs.emplace(std::min(man, other), std::max(man, other));
                }
            });
        }
        for (const auto& [a, b] : pairs) {
            add(a, b, reach_in, Rule::MeleeReach);
        }
    }

    /// The men who support the inferior force in one doubtful reading but not in the other.
    void add_support() {
        if (!melee_.inferior) {
            return;
        }
        const Force& force = melee_.participants[*melee_.inferior];
        const auto touching = men_in_contact(field_, contacts_, Reading::Within);
        const Isolation most = rule_isolation(field_, touching, force, Reading::Within);
        const Isolation least = rule_isolation(
            field_, men_in_contact(field_, contacts_, Reading::Beyond), force, Reading::Beyond);
        if (most.isolated == least.isolated) {
            return;
        }
        Force open;
        std::set_difference(most.supporters.begin(),
                            most.supporters.end(),
                            least.supporters.begin(),
                            least.supporters.end(),
                            std::back_inserter(open));
        const Force from = support_measured_from(field_, touching, force);
        for (const std::size_t supporter : open) {
            add_support_of(supporter, from);
        }
    }

    void add_support_of(std::size_t supporter, const Force& from) {
        const double reach_in = support_reach_in(field_, supporter);
        for (const std::size_t man : from) {
            if (field_.compare_men(Rule::SupportReach, man, supporter, reach_in).close) {
                add(man, supporter, reach_in, Rule::SupportReach);
                return;
            }
        }
    }

    const Field& field_;
    const std::vector<Contact>& contacts_;
    const Melee& melee_;
    std::vector<bool> involved_;
    std::vector<std::size_t> group_when_beyond_;
    std::vector<CloseCall> calls_;
};

}  // namespace

MeleeReadings read_melees(const Field& field, const std::vector<Contact>& contacts) {
    MeleeReadings readings;
    readings.measured = rule_melee(field, contacts, Reading::AsMeasured);
    if (!field.has_doubt()) {
        readings.within = readings.measured;
        readings.beyond = readings.measured;
        return readings;
    }
    readings.within = rule_melee(field, contacts, Reading::Within);
    readings.beyond = rule_melee(field, contacts, Reading::Beyond);
    return readings;
}

bool is_firm(const Melee& melee, const MeleeReadings& readings) {
    const auto has_it = [&](const std::vector<Melee>& melees) {
        return std::any_of(melees.begin(), melees.end(), [&](const Melee& other) {
            return other.same_ruling(melee);
        });
    };
    return has_it(readings.within) && has_it(readings.beyond);
}

std::vector<Melee> possible_melees(const MeleeReadings& readings) {
    std::vector<Melee> possible;
    for (const auto* others : {&readings.within, &readings.beyond}) {
        std::copy_if(
            others->begin(), others->end(), std::back_inserter(possible), [&](const Melee& melee) {
                return !any_has_same_men(readings.measured, melee);
            });
    }
    // Stable: with one smallest man "within" stays before "beyond".
    std::stable_sort(possible.begin(), possible.end(), [](const Melee& a, const Melee& b) {
        return a.smallest_man() < b.smallest_man();
    });
    return possible;
}

std::vector<CloseCall> close_calls(const Field& field,
                                   const std::vector<Contact>& contacts,
                                   const Melee& melee,
                                   const MeleeReadings& readings) {
    if (is_firm(melee, readings)) {
        return {};
    }
    return DoubtSearch(field, contacts, melee, readings).run();
}

}  // namespace littlewars::referee::little_wars

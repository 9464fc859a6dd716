#include "referee/littlewars/isolation.hpp"

#include "referee/littlewars/wording.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace littlewars::referee::little_wars {
namespace {

/// The isolation of a force in the three readings, in the order of kReadings.
std::array<Isolation, 3> isolation_in_readings(const Field& field,
                                               const std::vector<Contact>& contacts,
                                               const Force& force) {
    std::array<Isolation, 3> answers;
    for (std::size_t i = 0; i < kReadings.size(); ++i) {
        answers[i] =
            i > 0 && !field.has_doubt()
                ? answers[0]
                : rule_isolation(
                      field, men_in_contact(field, contacts, kReadings[i]), force, kReadings[i]);
    }
    return answers;
}

bool agree_on_isolation(const std::array<Isolation, 3>& answers) {
    return answers[0].isolated == answers[1].isolated && answers[0].isolated == answers[2].isolated;
}

}  // namespace

Force support_measured_from(const Field& field,
                            const std::vector<bool>& in_contact,
                            const Force& force) {
    if (field.options().support_from == SupportFrom::Force) {
        return force;
    }
    Force touching;
    std::copy_if(force.begin(), force.end(), std::back_inserter(touching), [&](std::size_t man) {
        return in_contact[man];
    });
    return touching.empty() ? force : touching;
}

double support_reach_in(const Field& field, std::size_t supporter) {
    return field.options().support_reach_in.value_or(
        field.position().move_in(field.man(supporter)));
}

Isolation rule_isolation(const Field& field,
                         const std::vector<bool>& in_contact,
                         const Force& force,
                         Reading reading) {
    if (force.empty()) {
        return {};
    }
    const Options& options = field.options();
    const Side side = field.man(force.front()).side;
    const double farthest_in = options.support_reach_in.value_or(
        std::max(options.infantry_move_in, options.cavalry_move_in));
    std::vector<bool> ruled_out(field.men(), false);  // in the force, or counted already
    for (const std::size_t man : force) {
        ruled_out[man] = true;
    }
    Isolation isolation;
    for (const std::size_t from : support_measured_from(field, in_contact, force)) {
        field.near(field.man(from).outline, farthest_in, [&](std::size_t man) {
            if (ruled_out[man] || !field.fights_for(man, side)) {
                return;
            }
            const double reach_in = support_reach_in(field, man);
            if (field.compare_men(Rule::SupportReach, from, man, reach_in).within(reading)) {
                ruled_out[man] = true;
                isolation.supporters.push_back(man);
            }
        });
    }
    std::sort(isolation.supporters.begin(), isolation.supporters.end());
    isolation.isolated = 2 * isolation.supporters.size() < force.size();
    return isolation;
}

std::vector<BodyRuling> rule_bodies(const Field& field, const std::vector<Contact>& contacts) {
    std::vector<BodyRuling> rulings;
    for (const Body& body : field.position().bodies()) {
        Force force;
        std::copy_if(
            body.men.begin(), body.men.end(), std::back_inserter(force), [&](std::size_t man) {
                return field.fights(man);
            });
        const auto answers = isolation_in_readings(field, contacts, force);
        BodyRuling ruling{body.name,
                          answers[0].isolated,
                          ids_of(field, answers[0].supporters),
                          agree_on_isolation(answers),
                          {}};
        ruling.text = text_of(ruling, force.size());
        rulings.push_back(std::move(ruling));
    }
    return rulings;
}

std::optional<SurrenderRuling> rule_surrender(const Field& field,
                                              const std::vector<Contact>& contacts) {
    const auto& asked = field.position().surrender();
    if (!asked) {
        return std::nullopt;
    }
    const bool may_ask =
        !asked->empty() && std::all_of(asked->begin(), asked->end(), [&](std::size_t man) {
            return field.fights_for(man, field.man(asked->front()).side);
        });
    SurrenderRuling ruling;
    if (may_ask) {
        const auto answers = isolation_in_readings(field, contacts, *asked);
        ruling.accepted = answers[0].isolated;
        ruling.firm = agree_on_isolation(answers);
    }
    ruling.text = text_of(ruling, may_ask);
    return ruling;
}

}  // namespace littlewars::referee::little_wars

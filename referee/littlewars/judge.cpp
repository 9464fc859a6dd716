#include "referee/littlewars/judge.hpp"

#include "referee/littlewars/choices.hpp"
#include "referee/littlewars/guns.hpp"
#include "referee/littlewars/isolation.hpp"
#include "referee/littlewars/melee_certainty.hpp"
#include "referee/littlewars/move_limits.hpp"
#include "referee/littlewars/prisoners.hpp"
#include "referee/littlewars/proposal.hpp"
#include "referee/littlewars/score.hpp"
#include "referee/littlewars/wording.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace littlewars::referee::little_wars {
namespace {

Force merged(const Force& a, const Force& b) {
    Force both;
    std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
}

Casualties casualties_of(const Field& field, const Fallen& fallen) {
    return {ids_of(field, fallen.killed), ids_of(field, fallen.prisoners)};
}

PerSide<Ids> participants_of(const Field& field, const Melee& melee) {
    return {{ids_of(field, melee.participants.of[0]), ids_of(field, melee.participants.of[1])}};
}

/// The steps of section 9, each on what the ones before leave.
class Judgement {
  public:
    Judgement(const Position& position, const std::vector<SettledCall>& settled)
        : position_(position), field_(position, settled) {
        rulings_.sides = position.sides();
        rulings_.edition = position.input().edition;
    }

    tl::expected<Rulings, std::vector<Flaw>> run() {
        moves_bodies_and_surrender();
        if (auto refused = melees(); !refused.empty()) {
            return tl::unexpected(std::move(refused));
        }
        prisoners();
        guns();
        rearming();
        time_and_score();
        rulings_.text = text_of(rulings_);
        return std::move(rulings_);
    }

  private:
    void moves_bodies_and_surrender() {
        rulings_.illegal = rule_move(field_);
        const std::vector<Contact> contacts = rule_contact(field_);
        rulings_.bodies = rule_bodies(field_, contacts);
        rulings_.surrender = rule_surrender(field_, contacts);
        if (rulings_.surrender && rulings_.surrender->accepted) {
            taken_ = *position_.surrender();
            field_ = field_.with(taken_, Status::Prisoner);
        }
    }

    /// Returns the reasons why a choice is refused.
    std::vector<Flaw> melees() {
        const std::vector<Contact> contacts = rule_contact(field_);
        const MeleeReadings readings = read_melees(field_, contacts);
        const auto chosen = check_choices(position_, readings.measured);
        if (!chosen) {
            return chosen.error();
        }
        std::vector<Fallen> outcomes;
        for (std::size_t i = 0; i < readings.measured.size(); ++i) {
            const Melee& melee = readings.measured[i];
            const Fallen proposal = propose(field_, melee);
            MeleeRuling ruling = ruling_on(melee, contacts);
            ruling.proposal = casualties_of(field_, proposal);
            ruling.firm = is_firm(melee, readings);
            ruling.close_calls = close_calls(field_, contacts, melee, readings);
            ruling.settled = (*chosen)[i] || position_.input().auto_choose ||
                             !(ruling.choice.of[0] || ruling.choice.of[1]);
            outcomes.push_back((*chosen)[i].value_or(proposal));
            rulings_.melees.push_back(std::move(ruling));
        }
        for (const Melee& melee : possible_melees(readings)) {
            PossibleMelee ruling{
                participants_of(field_, melee), melee.inferior, melee.isolated, {}};
            ruling.text = text_of(ruling, rulings_.sides);
            rulings_.possible.push_back(std::move(ruling));
        }
        resolve(outcomes);
        return {};
    }

    MeleeRuling ruling_on(const Melee& melee, const std::vector<Contact>& contacts) const {
        MeleeRuling ruling;
        ruling.participants = participants_of(field_, melee);
        const Side moved = position_.moved();
        for (const Contact& contact : contacts) {
            if (contact.comparison.measured && melee.has(contact.moved_man, moved)) {
                ruling.contacts.push_back({field_.man(contact.moved_man).id,
                                           field_.man(contact.other_man).id,
                                           contact.distance_in});
            }
        }
        ruling.inferior = melee.inferior;
        ruling.isolated = melee.isolated;
        ruling.supporters = ids_of(field_, melee.supporters);
        const MeleeLosses losses = losses_of(melee);
        ruling.killed = {{losses.killed_each, losses.killed_each}};
        ruling.prisoners = losses.prisoners;
        ruling.choice = {{has_choice(melee, Side::First), has_choice(melee, Side::Second)}};
        ruling.chooser = moved;
        return ruling;
    }

    /// When every melee is settled, the field afterwards; else everybody still stands.
    void resolve(const std::vector<Fallen>& outcomes) {
        const bool all_settled = std::all_of(rulings_.melees.begin(),
                                             rulings_.melees.end(),
                                             [](const auto& melee) { return melee.settled; });
        Force killed;
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            if (all_settled) {
                rulings_.melees[i].applied = casualties_of(field_, outcomes[i]);
                killed = merged(killed, outcomes[i].killed);
                taken_ = merged(taken_, outcomes[i].prisoners);
            }
            rulings_.melees[i].text = text_of(rulings_.melees[i], rulings_.sides);
        }
        if (all_settled) {
            field_ = field_.with(killed, Status::Dead).with(taken_, Status::Prisoner);
            rulings_.after = Aftermath{ids_of(field_, killed), ids_of(field_, taken_), {}};
        }
    }

    void prisoners() {
        const Custody custody = rule_prisoners(field_, taken_, Reading::AsMeasured);
        PrisonersRuling& ruling = rulings_.prisoners;
        ruling.escorted = ids_of(field_, custody.escorted);
        ruling.loose = ids_of(field_, custody.loose);
        ruling.recaptured = ids_of(field_, custody.recaptured);
        ruling.excess = custody.excess;
        ruling.firm = !field_.has_doubt() ||
                      (custody.same_ruling(rule_prisoners(field_, taken_, Reading::Within)) &&
                       custody.same_ruling(rule_prisoners(field_, taken_, Reading::Beyond)));
        for (const auto& [prisoner, guard] : custody.guards) {
            ruling.guards.push_back({field_.man(prisoner).id, field_.man(guard).id});
        }
        ruling.text = text_of(ruling);
        field_ = field_.with(custody.recaptured, Status::Disarmed);
    }

    void guns() {
        rulings_.guns = rule_guns(field_);
        for (const GunRuling& gun : rulings_.guns) {
            owners_.push_back(gun.by.value_or(gun.side));
            if (gun.by && rulings_.after) {
                rulings_.after->guns.push_back({gun.id, *gun.by});
            }
        }
    }

    void rearming() {
        const Force rearmed = rule_rearming(field_);
        rulings_.rearmed = ids_of(field_, rearmed);
        field_ = field_.with(rearmed, Status::Fighting);
    }

    void time_and_score() {
        rulings_.time_minutes = rule_time(field_, owners_);
        rulings_.score = rule_score(field_, owners_);
    }

    const Position& position_;
    Field field_;
    Force taken_;  ///< In this judgement: by surrender, and in melees once resolved.
    std::vector<Side> owners_;
    Rulings rulings_;
};

}  // namespace

tl::expected<Rulings, std::vector<Flaw>> judge(const Position& position,
                                               const std::vector<SettledCall>& settled) {
    return Judgement(position, settled).run();
}

}  // namespace littlewars::referee::little_wars

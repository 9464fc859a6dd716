#include "ui/window/melee_card.hpp"

#include "calibration/points.hpp"
#include "ui/window/card_words.hpp"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;

double sigma_in(const Judgement& judgement, const std::string& name) {
    for (const rules::ManInput& man : judgement.position.men) {
        if (man.id == name) {
            return man.sigma_in;
        }
    }
    return 0;
}

QString millimetres_word(double length_in) {
    return QLocale().toString(length_in * calibration::kMillimetresPerInch, 'f', 1);
}

QString count_word(const Judgement& judgement, const rules::PerSide<rules::Ids>& men) {
    const auto part = [&](rules::Side side) {
        return Card::tr("%1 %2", "count and side, e.g. 6 red")
            .arg(men[side].size())
            .arg(side_word(judgement.rulings.sides[side]));
    };
    return part(rules::Side::First) + QStringLiteral(" · ") + part(rules::Side::Second);
}

QStringList everybody(const rules::PerSide<rules::Ids>& men) {
    return names_list(men[rules::Side::First]) + names_list(men[rules::Side::Second]);
}

QString force_line(const Judgement& judgement, const rules::MeleeRuling& melee) {
    if (!melee.inferior) {
        return Card::tr("Equal numbers: all are killed.");
    }
    const QString side = side_word(judgement.rulings.sides[*melee.inferior]);
    return melee.isolated
               ? Card::tr("%1 is isolated.").arg(side)
               : Card::tr(
                     "%1 is supported by %n.", "men", static_cast<int>(melee.supporters.size()))
                     .arg(side);
}

QString losses_line(const Judgement& judgement, const rules::MeleeRuling& melee) {
    QStringList parts;
    for (const rules::Side side : rules::kBothSides) {
        if (melee.killed[side] > 0) {
            parts.append(Card::tr("%1 %2", "count and side, e.g. 6 red")
                             .arg(melee.killed[side])
                             .arg(side_word(judgement.rulings.sides[side])));
        }
    }
    return parts.isEmpty() ? Card::tr("Nobody falls.")
                           : Card::tr("%1 fall.").arg(parts.join(QStringLiteral(", ")));
}

CardReason contact_reason(const Judgement& judgement, const rules::ContactRuling& contact) {
    const double sigma =
        std::hypot(sigma_in(judgement, contact.moved_man), sigma_in(judgement, contact.other_man));
    return {Card::tr("%1 and %2: %3 ± %4 mm apart; contact is %5 or less.")
                .arg(QString::fromStdString(contact.moved_man),
                     QString::fromStdString(contact.other_man),
                     millimetres_word(contact.distance_in),
                     millimetres_word(sigma),
                     millimetres_word(judgement.position.options.contact_in)),
            {QString::fromStdString(contact.moved_man), QString::fromStdString(contact.other_man)}};
}

CardReason support_reason(const Judgement& judgement, const rules::MeleeRuling& melee) {
    const auto& force = melee.participants[*melee.inferior];
    const QString side = side_word(judgement.rulings.sides[*melee.inferior]);
    const QString supporters =
        melee.supporters.empty() ? Card::tr("no men") : names_word(melee.supporters);
    return {Card::tr("%1 is the smaller force, %2 men. In reach to support it: %3. Fewer than half "
                     "its number means isolated (section 3).")
                .arg(side)
                .arg(force.size())
                .arg(supporters),
            names_list(melee.supporters)};
}

std::vector<CardReason> reasons_of(const Judgement& judgement, const rules::MeleeRuling& melee) {
    std::vector<CardReason> reasons;
    for (const rules::ContactRuling& contact : melee.contacts) {
        reasons.push_back(contact_reason(judgement, contact));
    }
    reasons.push_back({Card::tr("Every man within %1 of a man in contact takes part (section 4).")
                           .arg(inches_word(judgement.position.options.melee_reach_in)),
                       everybody(melee.participants)});
    if (melee.inferior) {
        reasons.push_back(support_reason(judgement, melee));
        reasons.push_back(
            {melee.isolated
                 ? Card::tr("An isolated force loses as many prisoners as the other side has men "
                            "more, at most all; the rest fall, man for man (section 4.5).")
                 : Card::tr("A supported force falls man for man; nobody is taken (section 4.5)."),
             {}});
    }
    return reasons;
}

QString question_of(const Judgement& judgement, const rules::CloseCall& call) {
    const double sigma = std::hypot(sigma_in(judgement, call.a), sigma_in(judgement, call.b));
    const QString a = QString::fromStdString(call.a);
    const QString b = QString::fromStdString(call.b);
    if (call.rule == "contact") {
        return Card::tr("%1 and %2: %3 ± %4 mm apart; contact is %5. In contact?")
            .arg(a,
                 b,
                 millimetres_word(call.distance_in),
                 millimetres_word(sigma),
                 millimetres_word(call.threshold_in));
    }
    return Card::tr("%1 and %2: %3 apart; the reach is %4. Within reach?")
        .arg(a, b, inches_word(call.distance_in), inches_word(call.threshold_in));
}

}  // namespace

QString card_head(const Judgement& judgement) {
    return Card::tr("Move %1 · %2 moved").arg(judgement.number).arg(side_word(judgement.moved));
}

QStringList names_list(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) {
        list.append(QString::fromStdString(name));
    }
    return list;
}

QString names_word(const std::vector<std::string>& names) {
    return names_list(names).join(QStringLiteral(", "));
}

CardContent melee_card(const Judgement& judgement, const rules::MeleeRuling& melee) {
    CardContent card;
    card.head = card_head(judgement);
    card.title =
        Card::tr("Melee") + QStringLiteral("  ") + count_word(judgement, melee.participants);
    card.lines.append(force_line(judgement, melee));
    if (melee.inferior) {
        card.lines.append(losses_line(judgement, melee));
    }
    if (melee.prisoners > 0) {
        card.lines.append(Card::tr("%1 %2 are taken prisoner.")
                              .arg(melee.prisoners)
                              .arg(side_word(judgement.rulings.sides[*melee.inferior])));
    }
    card.reasons = reasons_of(judgement, melee);
    for (const rules::CloseCall& call : melee.close_calls) {
        card.calls.push_back({question_of(judgement, call), {call.a, call.b}, call.rule});
    }
    card.pieces = everybody(melee.participants);
    if (melee.choice[rules::Side::First] || melee.choice[rules::Side::Second]) {
        card.melee = card.pieces.front();
    }
    card.firm = melee.firm;
    card.settled = melee.settled && melee.firm;
    return card;
}

CardContent possible_card(const Judgement& judgement, const rules::PossibleMelee& melee) {
    CardContent card;
    card.head = card_head(judgement);
    card.title = Card::tr("Perhaps a melee") + QStringLiteral("  ") +
                 count_word(judgement, melee.participants);
    card.lines.append(
        Card::tr("The camera can't tell whether these men are in contact. Look, and "
                 "settle the close call of the melee beside it."));
    card.pieces = everybody(melee.participants);
    card.firm = false;
    card.settled = true;
    return card;
}

}  // namespace littlewars::ui

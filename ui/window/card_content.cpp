#include "ui/window/card_content.hpp"

#include "ui/window/card_words.hpp"
#include "ui/window/melee_card.hpp"

#include <QLocale>

#include <algorithm>
#include <optional>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;

QString gun_state_word(rules::GunState state) {
    switch (state) {
        case rules::GunState::Captured:
            return Card::tr("captured");
        case rules::GunState::InAction:
            return Card::tr("in action");
        case rules::GunState::Disputed:
            return Card::tr("disputed");
        case rules::GunState::OutOfAction:
            break;
    }
    return Card::tr("out of action");
}

QString gun_line(const Judgement& judgement, const rules::GunRuling& gun) {
    switch (gun.state) {
        case rules::GunState::Captured:
            return Card::tr("It is %1's from now on.")
                .arg(side_word(judgement.rulings.sides[gun.by.value_or(gun.side)]));
        case rules::GunState::InAction:
            return Card::tr("It may be moved or fired, not both.");
        case rules::GunState::Disputed:
            return Card::tr(
                "Enemies stand in reach and the crew is short: neither moved nor fired.");
        case rules::GunState::OutOfAction:
            break;
    }
    return Card::tr("The crew is short: neither moved nor fired.");
}

/// Guns are told when there is news: captured, disputed, doubtful, or another state than before.
bool is_news(const rules::GunRuling& gun, const Judgement* before) {
    if (gun.state == rules::GunState::Captured || gun.state == rules::GunState::Disputed ||
        !gun.firm) {
        return true;
    }
    if (before == nullptr) {
        return false;
    }
    const auto& guns = before->rulings.guns;
    const auto same = std::find_if(
        guns.begin(), guns.end(), [&](const auto& other) { return other.id == gun.id; });
    return same != guns.end() && same->state != gun.state;
}

CardContent gun_card(const Judgement& judgement, const rules::GunRuling& gun) {
    CardContent card;
    card.head = card_head(judgement);
    card.title =
        Card::tr("Gun %1 · %2").arg(QString::fromStdString(gun.id), gun_state_word(gun.state));
    card.lines.append(gun_line(judgement, gun));
    const rules::Options& options = judgement.position.options;
    card.reasons.push_back({Card::tr("Crew within %1: %2 of %3 needed (section 6).")
                                .arg(inches_word(options.gun_reach_in))
                                .arg(gun.crew.size())
                                .arg(options.gun_crew),
                            names_list(gun.crew)});
    card.reasons.push_back({Card::tr("Enemies past the axle: %1 of %2 needed to capture.")
                                .arg(gun.past.size())
                                .arg(options.capture_men),
                            names_list(gun.past)});
    card.pieces = QStringList{QString::fromStdString(gun.id)} + names_list(gun.crew);
    card.firm = gun.firm;
    return card;
}

std::optional<CardContent> prisoners_card(const Judgement& judgement) {
    const rules::PrisonersRuling& prisoners = judgement.rulings.prisoners;
    CardContent card;
    card.head = card_head(judgement);
    card.title = Card::tr("Prisoners");
    if (!prisoners.loose.empty()) {
        card.lines.append(
            Card::tr("Without a guard in reach: %1.").arg(names_word(prisoners.loose)));
    }
    if (!prisoners.recaptured.empty()) {
        card.lines.append(Card::tr("Freed, and disarmed until back over their own line: %1.")
                              .arg(names_word(prisoners.recaptured)));
    }
    if (prisoners.excess > 0) {
        card.lines.append(
            Card::tr("%n more than their guards can hold.", "prisoners", prisoners.excess));
    }
    if (card.lines.isEmpty()) {
        return std::nullopt;
    }
    const rules::Options& options = judgement.position.options;
    card.reasons.push_back({Card::tr("A guard within %1 holds a prisoner, and one guard holds at "
                                     "most %2 (section 5).")
                                .arg(inches_word(options.escort_reach_in))
                                .arg(options.escort_capacity),
                            names_list(prisoners.escorted)});
    card.pieces = names_list(prisoners.loose) + names_list(prisoners.recaptured);
    card.firm = prisoners.firm;
    return card;
}

QString violation_line(const rules::Violation& wrong) {
    const QString id = QString::fromStdString(wrong.id);
    switch (wrong.rule) {
        case rules::MoveRule::Distance:
        case rules::MoveRule::GunDistance:
            return Card::tr("%1 went %2; %3 is allowed.")
                .arg(id, inches_word(wrong.measured), inches_word(wrong.allowed));
        case rules::MoveRule::GunCrew:
            return Card::tr("%1 moved or fired with a crew of %2; %3 are needed.")
                .arg(id)
                .arg(static_cast<int>(wrong.measured))
                .arg(static_cast<int>(wrong.allowed));
        case rules::MoveRule::GunMoveAndFire:
            return Card::tr("%1 both moved and fired.").arg(id);
        case rules::MoveRule::GunShots:
            return Card::tr("%1 fired %2 shots; %3 are allowed.")
                .arg(id)
                .arg(static_cast<int>(wrong.measured))
                .arg(static_cast<int>(wrong.allowed));
        case rules::MoveRule::Prisoner:
            return Card::tr("The prisoner %1 moved %2 without a guard who could take him there.")
                .arg(id, inches_word(wrong.measured));
        case rules::MoveRule::Disturbed:
            return Card::tr("%1 of the other side was moved %2.")
                .arg(id, inches_word(wrong.measured));
        case rules::MoveRule::Crowding:
            break;
    }
    return Card::tr("%1 and %2 stand too close.").arg(id, QString::fromStdString(wrong.with));
}

/// All that is wrong with one move on one card.
std::optional<CardContent> violations_card(const Judgement& judgement) {
    if (judgement.rulings.illegal.empty()) {
        return std::nullopt;
    }
    CardContent card;
    card.head = card_head(judgement);
    card.title = Card::tr("Move not allowed");
    for (const rules::Violation& wrong : judgement.rulings.illegal) {
        card.lines.append(violation_line(wrong) +
                          (wrong.firm ? QString() : QStringLiteral(" (?)")));
        card.pieces.append(QString::fromStdString(wrong.id));
        card.firm = card.firm && wrong.firm;
    }
    card.reasons.push_back(
        {Card::tr("Measured in a straight line from where it stood when the move began; the way "
                  "walked is never shorter (section 7)."),
         card.pieces});
    return card;
}

/// Sides and names may begin a sentence; they get its capital there.
void begin_as_sentences(CardContent& card) {
    const auto capital = [](QString& text) {
        const bool begins_with_id = text.size() > 1 && text[1].isDigit();
        if (!text.isEmpty() && !begins_with_id) {
            text[0] = text[0].toUpper();
        }
    };
    for (QString& line : card.lines) {
        capital(line);
    }
}

CardContent quiet_card(const Judgement& judgement) {
    CardContent card;
    card.head = card_head(judgement);
    card.title = Card::tr("Nothing to rule");
    return card;
}

}  // namespace

QString CardContent::spoken() const {
    return lines.isEmpty() ? title : title + QStringLiteral(". ") + lines.join(QStringLiteral(" "));
}

QString side_word(const std::string& side) {
    const QString name = QString::fromStdString(side);
    if (side == "red") {
        return Card::tr("red");
    }
    if (side == "blue") {
        return Card::tr("blue");
    }
    return name;
}

QString inches_word(double length_in) {
    return Card::tr("%1 in", "inches").arg(QLocale().toString(length_in, 'f', 1));
}

std::vector<CardContent> cards_of(const Judgement& judgement, const Judgement* before) {
    std::vector<CardContent> cards;
    for (const rules::MeleeRuling& melee : judgement.rulings.melees) {
        cards.push_back(melee_card(judgement, melee));
    }
    for (const rules::PossibleMelee& melee : judgement.rulings.possible) {
        cards.push_back(possible_card(judgement, melee));
    }
    for (const rules::GunRuling& gun : judgement.rulings.guns) {
        if (is_news(gun, before)) {
            cards.push_back(gun_card(judgement, gun));
        }
    }
    if (auto prisoners = prisoners_card(judgement)) {
        cards.push_back(std::move(*prisoners));
    }
    if (auto violations = violations_card(judgement)) {
        cards.push_back(std::move(*violations));
    }
    if (cards.empty()) {
        cards.push_back(quiet_card(judgement));
    }
    for (CardContent& card : cards) {
        begin_as_sentences(card);
    }
    return cards;
}

}  // namespace littlewars::ui

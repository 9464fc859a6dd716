#include "ui/window/rulings_panel.hpp"

#include "ui/window/ruling_card.hpp"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace littlewars::ui {
namespace {

constexpr std::size_t kMostMoves = 40;  // older ones are in the record and the report

}  // namespace

RulingsPanel::RulingsPanel(QWidget* parent) : CardColumn(parent) {
    setAccessibleName(tr("Rulings"));
    renew();
}

void RulingsPanel::set_rulings(const Rulings& rulings,
                               bool newest_open,
                               const MatchSettings& settings) {
    if (rulings == rulings_ && newest_open == newest_open_ && settings == settings_) {
        return;
    }
    rulings_ = rulings;
    newest_open_ = newest_open;
    settings_ = settings;
    renew();
}

void RulingsPanel::renew() {
    clear();
    if (rulings_.empty()) {
        add_quiet_note(tr("Rulings appear here at the end of each move."));
    }
    const std::size_t shown = std::min(rulings_.size(), kMostMoves);
    for (std::size_t back = 0; back < shown; ++back) {
        const std::size_t index = rulings_.size() - 1 - back;
        add_cards(*rulings_[index], index > 0 ? rulings_[index - 1].get() : nullptr, back == 0);
    }
    column().addStretch(1);
}

bool RulingsPanel::is_only_proposed(const Judgement& judgement) const {
    const bool any_melee = !judgement.rulings.melees.empty();
    return any_melee && policy_of(settings_, "melee") == Policy::Propose;
}

void RulingsPanel::add_cards(const Judgement& judgement, const Judgement* before, bool newest) {
    if (newest && newest_open_ && is_only_proposed(judgement)) {
        auto* accept_button = new QPushButton(tr("Accept this ruling"), widget());
        accept_button->setObjectName(QStringLiteral("accept"));
        accept_button->setProperty("role", QStringLiteral("now"));
        connect(accept_button, &QPushButton::clicked, this, &RulingsPanel::accept);
        column().addWidget(accept_button);
    }
    for (CardContent& content : cards_of(judgement, before)) {
        add_card(judgement, std::move(content), newest);
    }
}

void RulingsPanel::add_card(const Judgement& judgement, CardContent content, bool newest) {
    const QPixmap thumbnail =
        newest && thumbnailer_ ? thumbnailer_(judgement, content.pieces) : QPixmap();
    auto* card = new RulingCard(std::move(content),
                                thumbnail,
                                newest ? Fold::Open : Fold::OneLine,
                                newest && newest_open_,
                                widget());
    connect(card, &RulingCard::lit, this, &RulingsPanel::lit);
    connect(card, &RulingCard::call_lit, this, &RulingsPanel::call_lit);
    connect(card, &RulingCard::call_settled, this, &RulingsPanel::call_settled);
    connect(card, &RulingCard::call_to_measure, this, &RulingsPanel::call_to_measure);
    connect(card, &RulingCard::choose_men, this, &RulingsPanel::choose_men);
    column().addWidget(card);
}

}  // namespace littlewars::ui

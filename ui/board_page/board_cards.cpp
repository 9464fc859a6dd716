#include "ui/board_page/board_cards.hpp"

#include "ui/board_page/board_words.hpp"
#include "ui/window/ruling_card.hpp"

#include <QLabel>
#include <QPixmap>
#include <QVBoxLayout>

#include <algorithm>

namespace littlewars::ui {
namespace {

constexpr std::size_t kMostTurns = 60;  // older ones are in the record and the report

}  // namespace

BoardCards::BoardCards(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* list = new QWidget(this);
    column_ = new QVBoxLayout(list);
    column_->setContentsMargins(0, 0, 6, 0);
    column_->setSpacing(8);
    setWidget(list);
    setAccessibleName(tr("Rulings"));
    renew();
}

void BoardCards::set_turns(const std::vector<BoardTurn>& turns) {
    if (turns != turns_) {
        turns_ = turns;
        renew();
    }
}

void BoardCards::renew() {
    clear_layout(*column_);
    if (turns_.empty()) {
        column_->addWidget(quiet_note(tr("Rulings appear here after each move."), widget()));
    }
    const std::size_t shown = std::min(turns_.size(), kMostTurns);
    for (std::size_t back = 0; back < shown; ++back) {
        const BoardTurn& turn = turns_[turns_.size() - 1 - back];
        column_->addWidget(new RulingCard(board_card(turn),
                                          QPixmap(),
                                          back == 0 ? Fold::Open : Fold::OneLine,
                                          back == 0 && !turn.legal,
                                          widget()));
    }
    column_->addStretch(1);
}

std::vector<RulingCard*> BoardCards::cards() const {
    std::vector<RulingCard*> cards;
    for (int place = 0; place < column_->count(); ++place) {
        if (auto* card = qobject_cast<RulingCard*>(column_->itemAt(place)->widget())) {
            cards.push_back(card);
        }
    }
    return cards;
}

}  // namespace littlewars::ui

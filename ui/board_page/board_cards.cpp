#include "ui/board_page/board_cards.hpp"

#include "ui/board_page/board_words.hpp"
#include "ui/window/ruling_card.hpp"

#include <QPixmap>
#include <QVBoxLayout>

#include <algorithm>

namespace littlewars::ui {
namespace {

constexpr std::size_t kMostTurns = 60;  // older ones are in the record and the report

}  // namespace

BoardCards::BoardCards(QWidget* parent) : CardColumn(parent) {
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
    clear();
    if (turns_.empty()) {
        add_quiet_note(tr("Rulings appear here after each move."));
    }
    const std::size_t shown = std::min(turns_.size(), kMostTurns);
    for (std::size_t back = 0; back < shown; ++back) {
        const BoardTurn& turn = turns_[turns_.size() - 1 - back];
        column().addWidget(new RulingCard(board_card(turn),
                                          QPixmap(),
                                          back == 0 ? Fold::Open : Fold::OneLine,
                                          back == 0 && !turn.legal,
                                          widget()));
    }
    column().addStretch(1);
}

}  // namespace littlewars::ui

#include "ui/wizard/board_play_step.hpp"

#include <QComboBox>
#include <QVBoxLayout>

namespace littlewars::ui {

BoardPlayStep::BoardPlayStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    army_ = new QComboBox(this);
    army_->setObjectName(QStringLiteral("army"));
    army_->addItem(tr("Forty pieces a side"));
    army_->addItem(tr("Ten pieces a side: the duel"));
    army_->setAccessibleName(tr("Army"));
    column()->addWidget(army_, 0, Qt::AlignLeft);
    connect(army_, &QComboBox::activated, this, [this](int index) {
        WizardState& now = this->state();
        now.board.options["army"] = index == 0 ? "original" : "duel";
        say_failure(this->known().save_board(now.board));
    });
}

QString BoardPlayStep::title() const {
    return tr("Play");
}

QString BoardPlayStep::instruction() const {
    return tr(
        "Set the pieces up.\nMove on the board: when the hand has left, the move is seen and "
        "ruled. What the camera can't see is asked for, secrets on a screen that is handed over.\n"
        "On the practice board drag the pieces; drop what is taken beside the board.");
}

void BoardPlayStep::enter() {
    const bool has_armies = state().board.game == "stratego";
    army_->setVisible(has_armies);
    if (has_armies) {
        const bool is_duel = state().board.options.value("army", "original") == "duel";
        army_->setCurrentIndex(is_duel ? 1 : 0);
    }
    const BoardSetup& board = state().board;
    say(board.practice         ? tr("The practice board: nothing is left to find out.")
        : board.empty.empty()  ? tr("No picture of the bare board: pieces are found less well.")
        : board.points.empty() ? tr("Bare board: known. Place: from its markers.")
                               : tr("Bare board: known. Place: from the points clicked."));
}

}  // namespace littlewars::ui

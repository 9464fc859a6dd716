#include "ui/wizard/game_step.hpp"

#include "ui/board_page/board_words.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace littlewars::ui {

GameStep::GameStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    add_game("little-wars", tr("Toy soldiers on a table, by H. G. Wells."));
    add_game("forteca", tr("Twenty-four besiegers against two defenders."));
    add_game("stratego", tr("Two hidden armies hunt each other's flag."));
    add_game("mukden-1905", tr("Ten armies with secret strengths, on hexes."));
    add_game("finland-1918", tr("Reds and whites on a map of towns, with a die."));
}

void GameStep::add_game(const std::string& game, const QString& words) {
    auto* button = new QPushButton(game_word(game), this);
    button->setObjectName(QStringLiteral("game_") + QString::fromStdString(game));
    button->setCheckable(true);
    button->setAutoExclusive(true);
    auto* about = new QLabel(words, this);
    about->setProperty("role", QStringLiteral("quiet"));
    column()->addWidget(button);
    column()->addWidget(about);
    connect(button, &QPushButton::clicked, this, [this, game] { emit game_chosen(game); });
}

void GameStep::enter() {
    const auto chosen =
        QStringLiteral("game_") + QString::fromStdString(state().game_chosen ? state().game : "");
    if (auto* button = findChild<QPushButton*>(chosen)) {
        button->setChecked(true);
    }
}

QString GameStep::title() const {
    return tr("Game");
}

QString GameStep::instruction() const {
    return tr(
        "What will you play?\nThe boards and pieces can be printed: littlewars targets says how. "
        "Your own board will do as well.");
}

}  // namespace littlewars::ui

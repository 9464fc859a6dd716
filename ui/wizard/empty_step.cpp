#include "ui/wizard/empty_step.hpp"

#include <QPushButton>
#include <QVBoxLayout>

namespace littlewars::ui {

EmptyStep::EmptyStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    auto* take_button = new QPushButton(tr("The table is empty: take the picture"), this);
    take_button->setObjectName(QStringLiteral("take"));
    connect(take_button, &QPushButton::clicked, this, &EmptyStep::take);
    column()->addWidget(take_button, 0, Qt::AlignLeft);
}

QString EmptyStep::title() const {
    return tr("Empty table");
}

QString EmptyStep::instruction() const {
    return tr(
        "Take every piece and every hand off the table; hills, houses and trees stay.\nLight "
        "it as you will play.\nThen take the picture.");
}

void EmptyStep::enter() {
    say(is_done() ? tr("There is a picture from last time. Take a new one if anything was moved.")
                  : tr("Not taken yet."));
}

void EmptyStep::take() {
    if (!state().frame) {
        say(tr("There is no picture from the camera yet."));
        return;
    }
    state().setup.empty = state().frame->picture.clone();
    say(tr("Taken."));
    say_failure(known().save_empty(state().setup.source, state().setup.empty));
    emit changed();
}

}  // namespace littlewars::ui

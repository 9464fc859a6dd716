#include "ui/wizard/play_step.hpp"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace littlewars::ui {

PlayStep::PlayStep(WizardState& state, SetupStore& known, QWidget* parent)
    : WizardStep(state, known, parent) {
    auto* edition = new QComboBox(this);
    edition->addItem(tr("The short rules"));
    edition->addItem(tr("The book of 1913"));
    edition->setAccessibleName(tr("Rules"));
    connect(edition, &QComboBox::activated, this, &PlayStep::choose_edition);
    column()->addWidget(new QLabel(tr("Rules"), this));
    column()->addWidget(edition, 0, Qt::AlignLeft);
}

QString PlayStep::title() const {
    return tr("Play");
}

QString PlayStep::instruction() const {
    return tr(
        "Set up both armies.\nWhoever begins presses Begin move (Space), moves, and presses it "
        "again when done.\nEvery step can be done again from the menu.");
}

void PlayStep::choose_edition(int index) {
    namespace rules = referee::little_wars;
    const rules::Edition edition = index == 0 ? rules::Edition::HowTo : rules::Edition::Book1913;
    state().setup.settings.edition = edition;
    state().setup.settings.options = rules::options_of(edition);
}

void PlayStep::enter() {
    QStringList lines;
    const MatchSetup& setup = state().setup;
    lines.append(setup.table
                     ? tr("Table: good to ±%1 mm.")
                           .arg(QLocale().toString(setup.table->plane.residual_mm(), 'f', 1))
                     : tr("No table: pieces are shown, nothing is measured or ruled."));
    lines.append(setup.empty.empty()
                     ? tr("No picture of the empty table: pieces are found less well.")
                     : tr("Empty table: known."));
    lines.append(setup.armies ? tr("Armies: known.") : tr("Armies: told apart by the program."));
    say(lines.join(QLatin1Char('\n')));
}

}  // namespace littlewars::ui

#pragma once

#include "ui/wizard/wizard_step.hpp"

class QComboBox;

namespace littlewars::ui {

/// Which rules, and what the setup is worth; then the battle.
class PlayStep : public WizardStep {
    Q_OBJECT

  public:
    PlayStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("play"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override { return !state().setup.source.empty(); }
    void enter() override;

  private:
    void choose_edition(int index);
};

}  // namespace littlewars::ui

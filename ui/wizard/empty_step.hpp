#pragma once

#include "ui/wizard/wizard_step.hpp"

class QPushButton;

namespace littlewars::ui {

/// A picture of the table without pieces: what differs from it later is a piece or a hand.
class EmptyStep : public WizardStep {
    Q_OBJECT

  public:
    EmptyStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("empty"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override { return !state().setup.empty.empty(); }
    void enter() override;

  private:
    void take();
};

}  // namespace littlewars::ui

#pragma once

#include "ui/wizard/wizard_step.hpp"

class QComboBox;

namespace littlewars::ui {

/// The last page of a board game: which army in Stratego, how it goes on; then the game.
class BoardPlayStep : public WizardStep {
    Q_OBJECT

  public:
    BoardPlayStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("board_play"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override { return !state().board.source.empty(); }
    void enter() override;

  private:
    QComboBox* army_ = nullptr;
};

}  // namespace littlewars::ui

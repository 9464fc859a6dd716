#pragma once

#include "ui/wizard/wizard_step.hpp"

namespace littlewars::ui {

/// Which game: Little Wars, or one of the four on printed boards.
class GameStep : public WizardStep {
    Q_OBJECT

  public:
    GameStep(WizardState& state, SetupStore& known, QWidget* parent);

    [[nodiscard]] QString name() const override { return QStringLiteral("game"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString instruction() const override;
    [[nodiscard]] bool is_done() const override { return state().game_chosen; }
    void enter() override;

  signals:
    void game_chosen(const std::string& game);

  private:
    void add_game(const std::string& game, const QString& words);
};

}  // namespace littlewars::ui

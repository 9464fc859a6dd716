#pragma once

#include "ui/board_page/board_setup.hpp"
#include "ui/window/match_setup.hpp"
#include "ui/wizard/setup_store.hpp"
#include "ui/wizard/wizard_picture.hpp"
#include "vision/sources/frame_source.hpp"

#include <QWidget>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace littlewars::ui {

/// What the wizard has found out so far; each step adds its own.
struct WizardState {
    std::string game = "little-wars";
    bool game_chosen = false;
    MatchSetup setup;  ///< Of Little Wars; its source is any game's.
    BoardSetup board;  ///< Of the others.
    std::optional<calibration::Lens> lens;
    std::optional<vision::Frame> frame;  ///< The newest picture.

    [[nodiscard]] bool is_board_game() const { return game != "little-wars"; }
};

/// One page of the set-up: three lines of instruction, how good it is now in words, and its own
/// buttons. The wizard shows the live picture beside it and hands on clicks.
class WizardStep : public QWidget {
    Q_OBJECT

  public:
    /// `state` and `known` outlive the step.
    WizardStep(WizardState& state, SetupStore& known, QWidget* parent);

    /// Its name for the program ("table"), never translated.
    [[nodiscard]] virtual QString name() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString instruction() const = 0;
    /// Truly done: Next lights up.
    [[nodiscard]] virtual bool is_done() const = 0;
    [[nodiscard]] virtual PictureDrawing drawing() const { return {}; }

    virtual void enter() {}
    virtual void leave() {}
    /// A new picture, at most a few a second.
    virtual void see(const vision::Frame& /*frame*/) {}
    virtual void click(calibration::PixelPoint /*at*/) {}
    virtual void move_handle(int /*handle*/, calibration::PixelPoint /*to*/) {}

    void translate();

  signals:
    void changed();  ///< Done or not, drawing, words.

  protected:
    [[nodiscard]] WizardState& state() const { return state_; }
    [[nodiscard]] SetupStore& known() const { return known_; }
    [[nodiscard]] QVBoxLayout* column() const { return column_; }
    /// How good it is now, and what would make it better.
    void say(const QString& quality);
    /// A save's failure is said; the step goes on with what it has.
    void say_failure(const calibration::Expected<void>& saved);

  private:
    WizardState& state_;
    SetupStore& known_;
    QLabel* title_ = nullptr;
    QLabel* instruction_ = nullptr;
    QLabel* quality_ = nullptr;
    QVBoxLayout* column_ = nullptr;
};

}  // namespace littlewars::ui

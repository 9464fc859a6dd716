#pragma once

#include "ui/window/live_feed.hpp"
#include "ui/wizard/camera_step.hpp"
#include "ui/wizard/wizard_step.hpp"

#include <QElapsedTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace littlewars::ui {

/// From a camera to a match, one page a step: back, skip and resume anywhere. What a step finds out
/// is kept at once.
class SetupWizard : public QWidget {
    Q_OBJECT

  public:
    /// `known` outlives the wizard. `source`: where to begin; may be empty. `game`: the one that is
    /// set up unless another is chosen.
    SetupWizard(SetupStore& known,
                const std::vector<std::string>& source,
                const std::string& game = "little-wars",
                Cameras cameras = own_cameras());
    ~SetupWizard() override;

    /// Opens the step of that name; empty: the first that is not done.
    void go_to(const QString& step);
    [[nodiscard]] WizardStep* step() const;
    [[nodiscard]] const WizardState& state() const { return state_; }
    [[nodiscard]] WizardPicture& picture() { return *picture_; }
    void open_source(const std::vector<std::string>& source);
    void choose_game(const std::string& game);
    /// As the feed does, with the newest picture.
    void show_frame(const ShownFrame& shown);

  signals:
    void finished(const littlewars::ui::MatchSetup& setup);
    void board_finished(const littlewars::ui::BoardSetup& setup);
    void abandoned();  ///< Closed before the end.

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    void build();
    void add_steps(Cameras cameras);
    QHBoxLayout* build_buttons();
    void add_step(WizardStep* step);
    /// The pages of the game that is set up, in their order.
    [[nodiscard]] std::vector<WizardStep*> way() const;
    [[nodiscard]] int place_on_way() const;
    void enter(int place);
    void next();
    void refresh();

    SetupStore& known_;
    WizardState state_;
    std::vector<WizardStep*> steps_;
    std::size_t first_of_board_ = 0;  ///< From this one on, steps belong to board games.
    std::vector<QLabel*> progress_;
    QHBoxLayout* progress_row_ = nullptr;
    WizardPicture* picture_ = nullptr;
    QStackedWidget* pages_ = nullptr;
    QPushButton* back_ = nullptr;
    QPushButton* skip_ = nullptr;
    QPushButton* next_ = nullptr;
    QElapsedTimer since_seen_;
    bool done_ = false;
    std::unique_ptr<LiveFeed> feed_;
};

}  // namespace littlewars::ui

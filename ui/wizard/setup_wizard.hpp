#pragma once

#include "ui/window/live_feed.hpp"
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
    /// `known` outlives the wizard. `source`: where to begin; may be empty.
    SetupWizard(SetupStore& known, const std::vector<std::string>& source);
    ~SetupWizard() override;

    /// Opens the step of that name; empty: the first that is not done.
    void go_to(const QString& step);
    [[nodiscard]] WizardStep* step() const;
    [[nodiscard]] const WizardState& state() const { return state_; }
    [[nodiscard]] WizardPicture& picture() { return *picture_; }
    void open_source(const std::vector<std::string>& source);
    /// As the feed does, with the newest picture.
    void show_frame(const ShownFrame& shown);

  signals:
    void finished(const littlewars::ui::MatchSetup& setup);
    void abandoned();  ///< Closed before the end.

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    void build();
    void add_steps();
    QHBoxLayout* build_buttons();
    void enter(int index);
    void next();
    void refresh();

    SetupStore& known_;
    WizardState state_;
    std::vector<WizardStep*> steps_;
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

#pragma once

#include "ui/board_match/board_match.hpp"
#include "ui/window/match_window.hpp"
#include "ui/wizard/setup_store.hpp"
#include "ui/wizard/setup_wizard.hpp"

#include <QObject>
#include <QPointer>

#include <optional>
#include <string>

namespace littlewars::ui {

/// Joins the wizard, what is remembered of each camera, and the match window. A match that is left
/// to do one step again goes on afterwards.
class SetUp : public QObject {
    Q_OBJECT

  public:
    SetUp(MatchWindow& window, QSettings& store, QObject* parent = nullptr);
    ~SetUp() override;

    /// Plays the battle that ships with the program.
    ///
    /// Errors: NotFound  a file is missing from the installation.
    calibration::Expected<void> play_demo();
    /// The last source with its table, or else the wizard.
    void open_where_we_left();
    /// The wizard at the step of that name (empty: the first that is not done).
    void open_wizard(const QString& step);
    void play(MatchSetup setup);
    void play_board(BoardSetup setup);
    /// Goes on with the match that was recorded last and not brought to its end.
    ///
    /// Errors: BadInput  its record can't be read.
    calibration::Expected<void> resume();

    [[nodiscard]] SetupWizard* wizard() const { return wizard_; }

  private:
    /// A match that was left for a step of the set-up.
    struct LeftMatch {
        std::vector<std::string> source;
        std::vector<SessionEvent> events;
        QString recording;  ///< Empty when there is none.
    };

    struct UnfinishedBoard {
        BoardMatch match;
        double time_s = 0;  ///< Of its last event.
    };
    void offer_to_resume();
    /// The board game as its unfinished record has it; nothing if there is none of this game.
    [[nodiscard]] std::optional<UnfinishedBoard> unfinished_board(const std::string& game) const;
    void leave_match(const QString& step);
    /// Goes on with the match that was left, if `setup` still fits it; else plays a new one.
    void go_on_or_play(MatchSetup setup);
    void resume(MatchSetup setup, Session session, const QString& path);
    /// After the wizard was closed unfinished: the last match again, if there was one.
    void open_where_we_left_or_nothing();

    MatchWindow& window_;
    SetupStore known_;
    QPointer<SetupWizard> wizard_;
    std::optional<LeftMatch> left_;
};

}  // namespace littlewars::ui

#pragma once

#include "ui/session/session_recorder.hpp"
#include "ui/window/language.hpp"
#include "ui/window/live_match.hpp"
#include "ui/window/practice_hand.hpp"
#include "ui/window/preferences.hpp"
#include "ui/window/table_view.hpp"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <map>
#include <memory>

class QActionGroup;
class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace littlewars::ui {

class BoardPage;
class BoardReplayPage;
class ChoicePanel;
class MoveBar;
class QuestionBar;
class ReplayPage;
class RecordReader;
class RollPanel;
class RulingsPanel;
class SecondScreen;
class Speaker;
class StatusStrip;
class LiveBoard;
struct CardCall;

/// The match on the desktop: picture and overlay, rulings, move bar, roll, and the tools.
class MatchWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// `store` keeps preferences and the window's place; it must outlive the window.
    MatchWindow(QSettings& store, QWidget* parent = nullptr);
    ~MatchWindow() override;

    /// Shows `match` from now on; the one before ends.
    void play(std::unique_ptr<LiveMatch> match);
    /// Shows a board game from now on; the match before ends.
    void play_board(std::unique_ptr<LiveBoard> board);
    /// The page of the board game; null when none is played.
    [[nodiscard]] BoardPage* board_page() const;
    /// Goes on with a recorded board game, and with its recording at `path`.
    void resume_board(std::unique_ptr<LiveBoard> board, const QString& path);
    /// The recording of a board game that was not brought to its end; empty when there is none.
    [[nodiscard]] QString unfinished_board_recording() const;
    /// Ends the match and lets go of its camera.
    void stop();
    /// Goes on with a match, and with its recording at `path`; empty: it was not recorded.
    void resume(std::unique_ptr<LiveMatch> match, const QString& path);
    [[nodiscard]] bool is_recording() const { return recorder_ != nullptr; }
    /// The recording of a match that was not brought to its end; empty when there is none.
    [[nodiscard]] QString unfinished_recording() const;
    /// Asks whether to go on with it: resume_wanted() if so. `match_words`: which match it is.
    void offer_to_resume(const QString& match_words);

    /// Shows a recorded match in the place of the one being played, which goes on meanwhile.
    ///
    /// Errors: as MatchReplay::open.
    calibration::Expected<void> show_replay(const QString& path);
    void leave_replay();
    /// The page of the recorded match; null when none is shown.
    [[nodiscard]] ReplayPage* replay() const;
    [[nodiscard]] BoardReplayPage* board_replay() const;

    [[nodiscard]] LiveMatch* match() const { return match_.get(); }
    [[nodiscard]] TableView& table() { return *table_; }
    [[nodiscard]] RulingsPanel& rulings() { return *rulings_; }
    [[nodiscard]] const Preferences& preferences() const { return preferences_; }
    void prefer(const Preferences& preferences);
    /// The action of that name ("map", "measure", "large", …); never null for those in the menu.
    [[nodiscard]] QAction* action(const QString& name) const { return actions_.at(name); }

    /// Says something in the strip over the picture; it fades after a while.
    void tell(const QString& hint);
    void set_tool(Tool tool);
    void toggle_recording();
    void show_keys();
    void show_honesty();
    void show_second_screen();

  signals:
    /// The players want a set-up step again ("camera", "lens", "table", …; empty: all).
    void setup_wanted(const QString& step);
    /// There is nothing to show any more: the last match, or the wizard.
    void match_wanted();
    void resume_wanted();

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    // match_window.cpp: parts and what they show
    void build();
    QWidget* build_side();
    void connect_parts();
    void refresh();
    void refresh_scene();
    void refresh_status();
    void retranslate();
    void take_ruling(int move_number);
    void hurry(const SessionView& view);
    [[nodiscard]] QPixmap thumbnail(const Judgement& judgement, const QStringList& pieces) const;
    [[nodiscard]] OverlayStyle panel_style() const;

    // match_window_boards.cpp: board games
    void end_board();
    void toggle_board_recording();
    void enable_match_actions(bool enabled);

    // match_window_camera.cpp: a camera that was moved
    [[nodiscard]] QString camera_words() const;
    void follow_camera();

    // match_window_sharing.cpp: the second screen
    void share();

    // match_window_recording.cpp: making recordings, looking at them, going on with them
    bool start_recording(const QString& path, RecordingStart start);
    calibration::Expected<void> show_board_replay(const QString& path, RecordReader record);
    void choose_replay();
    void open_replay_anew();
    void forget_unfinished();

    // match_window_actions.cpp: menu and keys
    void build_actions();
    QAction* add(const QString& name, const QList<QKeySequence>& keys, std::function<void()> does);
    void add_practice(const QString& name, void (PracticeHand::*does)(bool));
    void show_practice(bool practice);
    void name_actions();
    void build_menu();
    void build_language_menu(QMenu* languages_menu);

    // match_window_tools.cpp: what a click on the table does
    void connect_tools();
    void take_piece(const QString& name, const QPoint& at);
    void take_ground(calibration::TablePoint place, const QPoint& at);
    void take_drag(const QString& name, calibration::TablePoint to);
    void take_measure(calibration::TablePoint from, calibration::TablePoint to);
    void take_lasso(const QStringList& names);
    void open_correction(const PieceView& piece, const QPoint& at);
    void open_choice(const QString& man);
    void close_choice();
    void settle(const CardCall& call, bool within);
    void measure_call(const CardCall& call);
    void light(const QStringList& pieces);
    void open_floating(QWidget* panel, const QPoint& at);
    void close_floating();
    [[nodiscard]] const PieceView* piece_named(const std::string& name) const;

    QSettings& store_;
    Preferences preferences_;
    Language language_;
    std::map<QString, QAction*> actions_;
    QMenu* menu_ = nullptr;
    QMenu* language_menu_ = nullptr;
    QStackedWidget* pages_ = nullptr;  ///< The match, and over it a replay.
    StatusStrip* strip_ = nullptr;
    QuestionBar* resume_bar_ = nullptr;  ///< Go on with the match that was not ended?
    QuestionBar* camera_bar_ = nullptr;  ///< It was moved: what now?
    TableView* table_ = nullptr;
    MoveBar* bar_ = nullptr;
    RulingsPanel* rulings_ = nullptr;
    RollPanel* roll_ = nullptr;
    QWidget* side_ = nullptr;
    QVBoxLayout* choice_place_ = nullptr;
    QLabel* rulings_head_ = nullptr;
    QPointer<ChoicePanel> choice_;
    QPointer<QWidget> floating_;
    OverlayExtras extras_;
    vision::CameraStand camera_stand_ = vision::CameraStand::AsCalibrated;  ///< As shown.
    double camera_moved_px_ = 0;
    QString hint_;
    std::string shared_version_;  ///< Of what the second screen shows.
    std::string shared_rulings_;
    QByteArray shared_map_;
    int hurried_move_ = -1;  ///< The move whose last ten seconds were sounded.
    QTimer hint_timer_;
    QTimer clock_;
    std::unique_ptr<PracticeHand> practice_hand_;  ///< Only on the practice table.
    std::unique_ptr<Speaker> speaker_;
    std::unique_ptr<SecondScreen> second_screen_;
    std::unique_ptr<SessionRecorder> recorder_;
    QString recorded_;  ///< Where to.
    QPointer<ReplayPage> replay_;
    QString replayed_;  ///< Its file.
    QPointer<BoardReplayPage> board_replay_;
    QPointer<BoardPage> board_page_;
    std::unique_ptr<LiveMatch> match_;
};

}  // namespace littlewars::ui

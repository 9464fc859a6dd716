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
class QVBoxLayout;

namespace littlewars::ui {

class ChoicePanel;
class MoveBar;
class RollPanel;
class RulingsPanel;
class SecondScreen;
class Speaker;
class StatusStrip;
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
    /// Ends the match and lets go of its camera.
    void stop();

    [[nodiscard]] LiveMatch* match() const { return match_.get(); }
    [[nodiscard]] TableView& table() { return *table_; }
    [[nodiscard]] RulingsPanel& rulings() { return *rulings_; }
    [[nodiscard]] const Preferences& preferences() const { return preferences_; }
    void prefer(const Preferences& preferences);
    /// The action of that name ("map", "measure", "large", …); never null for those in the menu.
    [[nodiscard]] QAction* action(const QString& name) const { return actions_.at(name); }

    void set_tool(Tool tool);
    void toggle_recording();
    void show_keys();
    void show_honesty();
    void show_second_screen();

  signals:
    /// The players want a set-up step again ("camera", "lens", "table", …; empty: all).
    void setup_wanted(const QString& step);

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
    void check_table(const vision::Frame& frame);
    void tell(const QString& hint);
    void take_ruling(int move_number);
    void hurry(const SessionView& view);
    [[nodiscard]] QPixmap thumbnail(const Judgement& judgement, const QStringList& pieces) const;
    [[nodiscard]] OverlayStyle panel_style() const;

    // match_window_sharing.cpp: the second screen
    void share();

    // match_window_actions.cpp: menu and keys
    void build_actions();
    QAction* add(const QString& name, const QList<QKeySequence>& keys, std::function<void()> does);
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
    StatusStrip* strip_ = nullptr;
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
    bool checked_ = false;  ///< The table, on the first picture.
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
    std::string recorded_;  ///< Where to.
    std::unique_ptr<LiveMatch> match_;
};

}  // namespace littlewars::ui

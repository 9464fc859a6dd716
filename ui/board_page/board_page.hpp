#pragma once

#include "ui/board_page/board_panel.hpp"
#include "ui/board_page/live_board.hpp"
#include "ui/session/session_recorder.hpp"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>
#include <string>

class QLabel;
class QLineEdit;
class QMenu;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace littlewars::ui {

class BoardCards;
class BoardView;
class SecretForm;
class SecretPage;

/// A board game on the desktop: the live picture with its overlay, what is waited for and asked,
/// the rulings, and the screen that is handed over for secrets.
class BoardPage : public QWidget {
    Q_OBJECT

  public:
    /// `menu`: the window's.
    BoardPage(std::unique_ptr<LiveBoard> board, QMenu* menu, QWidget* parent = nullptr);
    ~BoardPage() override;

    [[nodiscard]] LiveBoard& board() { return *board_; }
    [[nodiscard]] BoardView& view() { return *view_; }
    [[nodiscard]] BoardPanel& panel() { return *panel_; }
    [[nodiscard]] BoardCards& cards() { return *cards_; }
    [[nodiscard]] SecretPage& secret() { return *secret_; }
    [[nodiscard]] bool is_recording() const { return recorder_ != nullptr; }

    void undo();
    void redo();
    /// Errors: as SessionRecorder::start.
    calibration::Expected<void> start_recording(const QString& path, bool resumed);
    /// Errors: the disk.
    calibration::Expected<void> stop_recording();
    /// Says something in the panel, until the next move.
    void tell(const QString& what);
    void set_text_px(int size_px);
    /// In the application's language.
    void translate();

  signals:
    void record_pressed();
    void ruled(const QString& spoken);  ///< The newest ruling as a sentence, for a voice.

  private:
    void build(QMenu* menu);
    QWidget* build_left(QMenu* menu);
    QWidget* build_bar();
    QWidget* build_side();
    void connect_parts();
    void refresh();
    void refresh_bar();
    [[nodiscard]] PanelContent content();
    void add_ask(PanelContent& content);
    void add_secret_choice(PanelContent& content);
    void add_told_choices(PanelContent& content);
    void add_dice(PanelContent& content);
    void add_practice(PanelContent& content);
    void click(const std::string& point);
    void play(const nlohmann::json& move);
    void play_typed();
    void throw_dice();
    void ask_in_secret(const std::string& side, SecretForm* form);
    void take_secret(const nlohmann::json& answer);
    void take_rank(const nlohmann::json& answer);

    std::unique_ptr<LiveBoard> board_;
    std::unique_ptr<SessionRecorder> recorder_;
    std::optional<std::string> chosen_;              ///< The piece a player pointed at.
    std::vector<std::vector<nlohmann::json>> ways_;  ///< Several moves a click may have meant.
    nlohmann::json attack_;                          ///< Whose ranks are being called; or null.
    bool attack_was_seen_ = false;                   ///< On the board: it ends when that is undone.
    QString told_;                                   ///< An answer to what a player did; fades.
    bool take_back_all_the_same_ = false;            ///< The last move told a secret.
    QStackedWidget* layers_ = nullptr;               ///< The game, and the screen handed over.
    SecretPage* secret_ = nullptr;
    BoardView* view_ = nullptr;
    BoardPanel* panel_ = nullptr;
    BoardCards* cards_ = nullptr;
    QWidget* side_ = nullptr;
    QLabel* source_ = nullptr;
    QLabel* record_ = nullptr;
    QLabel* trouble_ = nullptr;
    QLabel* mover_ = nullptr;
    QLabel* rulings_head_ = nullptr;
    QToolButton* undo_ = nullptr;
    QToolButton* redo_ = nullptr;
    QToolButton* record_button_ = nullptr;
    QLineEdit* typed_ = nullptr;
};

}  // namespace littlewars::ui

#pragma once

#include "ui/board_page/board_replay.hpp"
#include "ui/window/replay_clock.hpp"
#include "ui/window/replay_feed.hpp"

#include <QWidget>

class QKeySequence;
class QLabel;
class QToolButton;

namespace littlewars::ui {

class BoardCards;
class BoardView;
class ReplayBar;

/// A recorded board game looked at again: its pictures with the overlay as it was, and its cards.
class BoardReplayPage : public QWidget {
    Q_OBJECT

  public:
    /// `name`: what the players call it.
    BoardReplayPage(BoardReplay replay, QString name, QWidget* parent = nullptr);
    ~BoardReplayPage() override;

    void go_to(double time_s) { clock_->go_to(time_s); }
    void play(bool playing) { clock_->play(playing); }
    /// To the event before or after now.
    void step(int direction);
    void set_text_px(int size_px);
    void translate();

    [[nodiscard]] double now_s() const { return clock_->now_s(); }
    [[nodiscard]] BoardView& view() { return *view_; }
    [[nodiscard]] BoardCards& cards() { return *cards_; }

  signals:
    void left();  ///< The players have seen enough.

  private:
    void build();
    void add_keys();
    void show_moment();
    void show_picture(const ReplayedPicture& picture);

    BoardReplay replay_;
    QString name_;
    ReplayFeed feed_;
    std::size_t events_ = 0;  ///< That had happened at what is shown.
    ReplayClock* clock_ = nullptr;
    QLabel* title_ = nullptr;
    QToolButton* back_ = nullptr;
    BoardView* view_ = nullptr;
    BoardCards* cards_ = nullptr;
    ReplayBar* bar_ = nullptr;
    QWidget* side_ = nullptr;
};

}  // namespace littlewars::ui

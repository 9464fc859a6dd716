#pragma once

#include "ui/board_match/board_match.hpp"
#include "ui/board_page/board_setup.hpp"
#include "ui/window/live_feed.hpp"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <mutex>
#include <optional>

namespace littlewars::ui {

/// A board game being played: joins the feed and the match, finds the board in the picture, and
/// tells the vision thread how the game stands. GUI thread.
class LiveBoard : public QObject {
    Q_OBJECT

  public:
    /// `begin_s`: the match's time at the source's 0; a game gone on with has had some already.
    LiveBoard(BoardSetup setup,
              BoardMatch match,
              std::unique_ptr<vision::FrameSource> source,
              double begin_s = 0,
              QObject* parent = nullptr);

    [[nodiscard]] const BoardSetup& setup() const { return setup_; }
    [[nodiscard]] const BoardMatch& match() const { return match_; }
    [[nodiscard]] LiveFeed& feed() { return feed_; }
    [[nodiscard]] const std::optional<RegisteredBoard>& board() const { return board_; }
    [[nodiscard]] bool hand() const { return hand_; }
    [[nodiscard]] bool has_seen() const { return taken_ != nullptr; }
    [[nodiscard]] bool ended() const { return ended_; }
    /// What is wrong with source or board, in words; empty when all is well.
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] double now_s() const;

    /// What the players do to the match.
    template <typename Action>
    auto act(Action&& action) {
        auto answer = std::forward<Action>(action)(match_);
        take_change();
        return answer;
    }
    /// Lays the practice board as the game has it.
    void lay_out();

  signals:
    void frame_shown(const littlewars::ui::ShownFrame& shown);
    void changed();
    void ruled();  ///< A turn was played or refused.
    void happened(const littlewars::ui::BoardEvent& event, double time_s);

  private:
    /// Shared with the vision thread: the watcher, once the board is found, and what it saw last.
    struct Watching {
        std::mutex mutex;
        std::shared_ptr<BoardWatcher> watcher;
        BoardGlance newest;
    };
    static Eye eye_on(std::shared_ptr<Watching> watching);
    void take_frame(const ShownFrame& shown);
    void take_glance();
    void find_board(const cv::Mat& picture);
    void take_change();
    void tell_watcher();

    BoardSetup setup_;
    BoardMatch match_;
    std::optional<RegisteredBoard> board_;
    std::shared_ptr<BoardWatcher> watcher_;
    std::shared_ptr<Watching> watching_ = std::make_shared<Watching>();
    std::shared_ptr<const BoardLook> taken_;  ///< The look that the match has had last.
    bool hand_ = false;
    bool ended_ = false;
    QString source_trouble_;
    QString board_trouble_;
    std::size_t turns_ = 0;
    int told_revision_ = -1;
    double begin_s_ = 0;
    double frame_s_ = 0;  ///< Of the newest picture, in the match's time.
    QElapsedTimer since_frame_;
    QElapsedTimer since_search_;
    LiveFeed feed_;  ///< Last: its threads end before anything else goes.
};

/// The source of the setup, opened by whoever first asks it for a picture.
[[nodiscard]] std::unique_ptr<vision::FrameSource> source_of(const BoardSetup& setup);

}  // namespace littlewars::ui

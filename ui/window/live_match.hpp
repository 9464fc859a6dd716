#pragma once

#include "ui/overlay/build_overlay.hpp"
#include "ui/session/move_caller.hpp"
#include "ui/session/session.hpp"
#include "ui/window/live_feed.hpp"
#include "ui/window/match_setup.hpp"

#include <QElapsedTimer>
#include <QObject>

#include <map>
#include <memory>
#include <optional>

namespace littlewars::ui {

/// A match being played: joins feed and session, keeps the time, and turns what the players do
/// into the session's actions. GUI thread.
class LiveMatch : public QObject {
    Q_OBJECT

  public:
    /// A new match on `source`, watched by `eye`.
    LiveMatch(MatchSetup setup,
              std::unique_ptr<vision::FrameSource> source,
              Eye eye,
              QObject* parent = nullptr);
    /// A match gone on with: `session` as its record left it. The new source's time begins where
    /// that ended.
    LiveMatch(MatchSetup setup,
              std::unique_ptr<vision::FrameSource> source,
              Eye eye,
              Session session,
              QObject* parent = nullptr);

    [[nodiscard]] const MatchSetup& setup() const { return setup_; }
    [[nodiscard]] const SessionView& view() const { return view_; }
    [[nodiscard]] const MatchSettings& settings() const { return session_.state().settings; }
    [[nodiscard]] Session& session() { return session_; }
    [[nodiscard]] LiveFeed& feed() { return feed_; }
    [[nodiscard]] const std::optional<ShownFrame>& newest_frame() const { return frame_; }
    [[nodiscard]] const std::optional<vision::Observation>& newest_sight() const { return sight_; }
    /// Where the camera stands, as the eye found it last.
    [[nodiscard]] const vision::CameraPlace& camera() const { return camera_; }
    [[nodiscard]] bool ended() const { return ended_; }
    [[nodiscard]] QString trouble() const { return trouble_; }
    /// What the overlay shows: the newest ruling, or while a move runs what would be ruled now.
    [[nodiscard]] std::shared_ptr<const Judgement> shown_judgement() const;
    [[nodiscard]] OverlayScene scene(const OverlayExtras& extras) const;
    /// The picture a ruling was made on; null for old ones.
    [[nodiscard]] QImage still_of(int move_number) const;
    /// Seconds of the source, going on between frames.
    [[nodiscard]] double now_s() const;

    /// Begins the move when none runs, else ends it.
    void begin_or_end_move();
    void pause_or_resume();
    void undo();
    void redo();
    /// The first event of a match gone on with, once the record listens again: the eye counts its
    /// pieces anew.
    void come_back();
    /// Any other action of the session; a refusal is told by refused().
    template <typename Action>
    bool act(Action&& action) {
        return finish(std::forward<Action>(action)(session_, now_s()));
    }

  public slots:
    /// The clock and the status; called by the window a few times a second.
    void refresh();

  signals:
    void frame_shown(const littlewars::ui::ShownFrame& shown);
    void how_shown(const QImage& how);
    void changed();  ///< The match: look at view().
    void ruled(int move_number);
    void happened(const littlewars::ui::SessionEvent& event);  ///< For the record, as it happens.
    void refused(const QString& why);

  private:
    bool finish(const Session::Done& done);
    void take_frame(const ShownFrame& shown);
    void take_sight(const Sight& sight);
    void take_trouble(const QString& what);
    void take_event(const SessionEvent& event);

    MatchSetup setup_;
    Session session_;
    double begin_s_ = 0;                ///< Session's time at the source's 0.
    std::optional<MoveCaller> caller_;  ///< Only where a film has its own moves.
    SessionView view_;
    std::optional<ShownFrame> frame_;
    std::optional<vision::Observation> sight_;
    vision::CameraPlace camera_;
    QElapsedTimer since_frame_;
    bool ended_ = false;
    bool held_ = false;  ///< A film stands still with the clock.
    QString trouble_;
    std::map<int, QImage> stills_;
    LiveFeed feed_;  ///< Last: its threads end before anything else goes.
};

}  // namespace littlewars::ui

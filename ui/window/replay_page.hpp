#pragma once

#include "ui/overlay/build_overlay.hpp"
#include "ui/overlay/scene_colour.hpp"
#include "ui/session/match_replay.hpp"
#include "ui/window/replay_clock.hpp"
#include "ui/window/replay_feed.hpp"

#include <QTimer>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>

class QLabel;

namespace littlewars::ui {

class ReplayBar;
class RollPanel;
class RulingsPanel;
class TableView;
class WhatIfPanel;

/// A recorded match looked at again: its pictures with the overlay as it was, or as other rules
/// would have it, and its cards; played, stepped or scrubbed through.
class ReplayPage : public QWidget {
    Q_OBJECT

  public:
    /// `name`: what the players call it, as the strip on top says.
    ReplayPage(MatchReplay replay, const QString& name, QWidget* parent = nullptr);
    ~ReplayPage() override;

    void go_to(double time_s) { clock_->go_to(time_s); }
    void play(bool playing) { clock_->play(playing); }
    /// To the change of the table (or other event) before or after now.
    void step(int direction);
    void step_ruling(int direction);
    void go_to_move(int move);
    void set_text_px(int size_px);

    [[nodiscard]] double now_s() const { return clock_->now_s(); }
    [[nodiscard]] bool playing() const { return clock_->playing(); }
    [[nodiscard]] const MatchReplay& replay() const { return replay_; }
    [[nodiscard]] TableView& table() { return *table_; }
    [[nodiscard]] RulingsPanel& rulings() { return *rulings_; }
    [[nodiscard]] WhatIfPanel& what_if() { return *what_if_; }

  signals:
    void left();  ///< The players have seen enough.

  private:
    void build(const QString& name);
    QWidget* build_strip(const QString& name);
    QWidget* build_side();
    void add_keys();
    void show_moment();
    void show_match();
    void show_picture(const ReplayedPicture& picture);
    void say_trouble();
    void light(const QStringList& pieces);
    void turn_map();
    [[nodiscard]] QPixmap thumbnail(const Judgement& judgement, const QStringList& pieces) const;

    MatchReplay replay_;
    std::optional<calibration::TablePlane> plane_;
    std::array<SceneColour, 2> coats_;
    ReplayFeed feed_;
    int events_ = -1;  ///< That had happened at what is shown.
    std::shared_ptr<const MatchState> state_;
    OverlayExtras extras_;
    QString video_trouble_;
    QTimer idle_;  ///< While the match is followed ahead, for quick jumps.
    ReplayClock* clock_ = nullptr;
    TableView* table_ = nullptr;
    RulingsPanel* rulings_ = nullptr;
    RollPanel* roll_ = nullptr;
    ReplayBar* bar_ = nullptr;
    WhatIfPanel* what_if_ = nullptr;
    QLabel* trouble_ = nullptr;
    QWidget* side_ = nullptr;
};

}  // namespace littlewars::ui

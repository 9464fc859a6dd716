#include "ui/board_page/board_replay_page.hpp"

#include "ui/board_page/board_cards.hpp"
#include "ui/board_page/board_view.hpp"
#include "ui/board_page/board_words.hpp"
#include "ui/window/page_key.hpp"
#include "ui/window/replay_bar.hpp"
#include "ui/window/replay_timeline.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace littlewars::ui {
namespace {

/// A diamond on the time line for each turn that was played.
std::vector<MarkAt> marks_of(const BoardReplay& replay) {
    std::vector<MarkAt> marks;
    for (const RecordedBoardEvent& one : replay.events()) {
        if (one.event.name == "board_moves") {
            marks.push_back({ReplayMark::Ruling,
                             one.time_s,
                             one.row,
                             one.event.members.value("number", 0),
                             one.event.members.value("side", ""),
                             {}});
        }
    }
    return marks;
}

}  // namespace

BoardReplayPage::BoardReplayPage(BoardReplay replay, QString name, QWidget* parent)
    : QWidget(parent),
      replay_(std::move(replay)),
      name_(std::move(name)),
      feed_(replay_.record().videos()) {
    build();
    add_keys();
    view_->set_board(replay_.board());
    bar_->timeline().set_match(replay_.begin_s(), replay_.end_s(), marks_of(replay_));
    connect(&feed_, &ReplayFeed::picture_arrived, this, &BoardReplayPage::show_picture);
    translate();
    show_moment();
}

BoardReplayPage::~BoardReplayPage() = default;

void BoardReplayPage::build() {
    auto* halves = new QHBoxLayout(this);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(1);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    auto* strip = new QWidget(this);
    strip->setObjectName(QStringLiteral("strip"));
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(14, 6, 8, 6);
    title_ = new QLabel(strip);
    title_->setProperty("role", QStringLiteral("title"));
    back_ = new QToolButton(strip);
    back_->setObjectName(QStringLiteral("leave_replay"));
    row->addWidget(title_, 1);
    row->addWidget(back_);
    left->addWidget(strip);
    view_ = new BoardView(this);
    left->addWidget(view_, 1);
    bar_ = new ReplayBar(this);
    left->addWidget(bar_);
    halves->addLayout(left, 1);
    side_ = new QWidget(this);
    auto* column = new QVBoxLayout(side_);
    column->setContentsMargins(14, 10, 10, 8);
    cards_ = new BoardCards(side_);
    column->addWidget(cards_, 1);
    halves->addWidget(side_);
    connect(back_, &QToolButton::clicked, this, &BoardReplayPage::left);
    clock_ = new ReplayClock(*bar_, replay_.begin_s(), replay_.end_s(), this);
    connect(clock_, &ReplayClock::moved, this, &BoardReplayPage::show_moment);
    connect(bar_, &ReplayBar::step_pressed, this, &BoardReplayPage::step);
    connect(bar_, &ReplayBar::ruling_pressed, this, &BoardReplayPage::step);
}

void BoardReplayPage::add_keys() {
    setFocusPolicy(Qt::StrongFocus);
    const auto add = [this](const QKeySequence& key, const std::function<void()>& does) {
        add_page_key(*this, key, does);
    };
    add(Qt::Key_Space, [this] { play(!clock_->playing()); });
    add(Qt::Key_Left, [this] { step(-1); });
    add(Qt::Key_Right, [this] { step(1); });
    add(Qt::Key_PageUp, [this] { step(-1); });
    add(Qt::Key_PageDown, [this] { step(1); });
    add(Qt::Key_Home, [this] { go_to(replay_.begin_s()); });
    add(Qt::Key_End, [this] { go_to(replay_.end_s()); });
    add(Qt::Key_Escape, [this] { emit left(); });
}

void BoardReplayPage::set_text_px(int size_px) {
    view_->set_text_px(size_px);
    side_->setFixedWidth(210 + size_px * 11);
    cards_->renew();
}

void BoardReplayPage::translate() {
    title_->setText(tr("Replay · %1").arg(name_));
    back_->setText(tr("Back to the game"));
    back_->setToolTip(tr("Esc"));
    bar_->translate();
    cards_->renew();
}

/// Events of one moment are gone through together.
void BoardReplayPage::step(int direction) {
    play(false);
    const auto& events = replay_.events();
    if (direction > 0 && events_ < events.size()) {
        go_to(events[events_].time_s);
    } else if (direction < 0) {
        const auto earlier =
            std::find_if(events.rbegin(), events.rend(), [this](const RecordedBoardEvent& one) {
                return one.time_s < now_s();
            });
        if (earlier != events.rend()) {
            go_to(earlier->time_s);
        }
    }
}

void BoardReplayPage::show_moment() {
    feed_.want(now_s());
    const std::size_t events = replay_.events_at(now_s());
    if (events != events_) {
        events_ = events;
        const BoardMatch& match = replay_.match(events);
        view_->set_overlay(board_overlay(match, std::nullopt));
        cards_->set_turns(match.turns());
    }
}

void BoardReplayPage::show_picture(const ReplayedPicture& picture) {
    view_->set_picture(picture_or_still(picture, replay_.record()));
    view_->set_message(tr("No picture was kept of this moment."));
}

}  // namespace littlewars::ui

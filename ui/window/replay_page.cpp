#include "ui/window/replay_page.hpp"

#include "ui/session/judging.hpp"
#include "ui/window/page_key.hpp"
#include "ui/window/replay_bar.hpp"
#include "ui/window/replay_timeline.hpp"
#include "ui/window/roll_panel.hpp"
#include "ui/window/rulings_panel.hpp"
#include "ui/window/table_view.hpp"
#include "ui/window/thumbnail.hpp"
#include "ui/window/what_if_panel.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr int kIdle_ms = 10;
constexpr double kLeap_s = 5;
constexpr double kPicture_s = 1.0 / 30;
/// From ruling to ruling: one nearer than this (times are kept in milliseconds) is looked at now.
constexpr double kHere_s = 0.0005;

/// What would be ruled now while a move runs, else the newest ruling.
std::shared_ptr<const Judgement> judgement_of(const MatchState& state, WhatIfPanel& what_if) {
    if (state.phase == Phase::Moving) {
        auto judgement = judged_move(state);
        return judgement ? what_if.made_now(std::make_shared<const Judgement>(*judgement))
                         : nullptr;
    }
    return state.rulings.empty() ? nullptr : what_if.made_again(state.rulings.back());
}

}  // namespace

ReplayPage::ReplayPage(MatchReplay replay, const QString& name, QWidget* parent)
    : QWidget(parent),
      replay_(std::move(replay)),
      coats_(coat_colours(replay_.record().armies(), kDefaultArmies)),
      feed_(replay_.record().videos()) {
    if (const auto table = replay_.record().table()) {
        plane_ = table->plane;
    }
    build(name);
    add_keys();
    table_->set_plane(plane_);
    table_->set_armies(coats_);
    table_->set_still(true);
    bar_->timeline().set_match(replay_.begin_s(), replay_.end_s(), replay_.marks());
    idle_.setInterval(kIdle_ms);
    connect(&idle_, &QTimer::timeout, this, [this] {
        if (!replay_.prepare()) {
            idle_.stop();
        }
    });
    idle_.start();
    connect(&feed_, &ReplayFeed::picture_arrived, this, &ReplayPage::show_picture);
    show_moment();
}

ReplayPage::~ReplayPage() = default;

void ReplayPage::build(const QString& name) {
    auto* halves = new QHBoxLayout(this);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(1);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(build_strip(name));
    table_ = new TableView(this);
    left->addWidget(table_, 1);
    bar_ = new ReplayBar(this);
    left->addWidget(bar_);
    halves->addLayout(left, 1);
    halves->addWidget(build_side());
    clock_ = new ReplayClock(*bar_, replay_.begin_s(), replay_.end_s(), this);
    connect(clock_, &ReplayClock::moved, this, &ReplayPage::show_moment);
    connect(bar_, &ReplayBar::step_pressed, this, &ReplayPage::step);
    connect(bar_, &ReplayBar::ruling_pressed, this, &ReplayPage::step_ruling);
}

QWidget* ReplayPage::build_strip(const QString& name) {
    auto* strip = new QWidget(this);
    strip->setObjectName(QStringLiteral("strip"));
    auto* column = new QVBoxLayout(strip);
    column->setContentsMargins(14, 6, 8, 6);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(18);
    auto* title = new QLabel(tr("Replay · %1").arg(name), strip);
    title->setProperty("role", QStringLiteral("title"));
    row->addWidget(title);
    row->addStretch(1);
    const auto add = [&](const QString& name_in_tests, const QString& text, const QString& tip) {
        auto* button = new QToolButton(strip);
        button->setObjectName(name_in_tests);
        button->setText(text);
        button->setToolTip(tip);
        row->addWidget(button);
        return button;
    };
    connect(add(QStringLiteral("replay_map"), tr("Map"), tr("Picture or map (M)")),
            &QToolButton::clicked,
            this,
            &ReplayPage::turn_map);
    connect(add(QStringLiteral("leave_replay"), tr("Back to the match"), tr("Esc")),
            &QToolButton::clicked,
            this,
            &ReplayPage::left);
    column->addLayout(row);
    trouble_ = new QLabel(strip);
    trouble_->setObjectName(QStringLiteral("replay_trouble"));
    trouble_->setProperty("role", QStringLiteral("warning"));
    trouble_->setWordWrap(true);
    column->addWidget(trouble_);
    return strip;
}

QWidget* ReplayPage::build_side() {
    side_ = new QWidget(this);
    auto* column = new QVBoxLayout(side_);
    column->setContentsMargins(14, 10, 10, 8);
    auto* head = new QToolButton(side_);
    head->setText(tr("What if…"));
    head->setToolTip(tr("Judge the match by other rules"));
    head->setObjectName(QStringLiteral("what_if"));
    head->setCheckable(true);
    column->addWidget(head, 0, Qt::AlignLeft);
    const MatchSettings settings = replay_.after_events(1)->settings;
    what_if_ = new WhatIfPanel(settings.edition, settings.options, replay_.rulings(), side_);
    what_if_->hide();
    column->addWidget(what_if_);
    rulings_ = new RulingsPanel(side_);
    column->addWidget(rulings_, 1);
    roll_ = new RollPanel(side_);
    column->addWidget(roll_);
    rulings_->set_thumbnailer([this](const Judgement& judgement, const QStringList& pieces) {
        return thumbnail(judgement, pieces);
    });
    connect(head, &QToolButton::toggled, what_if_, &QWidget::setVisible);
    connect(what_if_, &WhatIfPanel::changed, this, &ReplayPage::show_match);
    connect(what_if_, &WhatIfPanel::move_chosen, this, &ReplayPage::go_to_move);
    connect(rulings_, &RulingsPanel::lit, this, &ReplayPage::light);
    return side_;
}

void ReplayPage::add_keys() {
    setFocusPolicy(Qt::StrongFocus);
    const auto add = [this](const QKeySequence& key, const std::function<void()>& does) {
        add_page_key(*this, key, does);
    };
    add(Qt::Key_Space, [this] { play(!playing()); });
    add(Qt::Key_Left, [this] { step(-1); });
    add(Qt::Key_Right, [this] { step(1); });
    add(Qt::Key_Comma, [this] { go_to(now_s() - kPicture_s); });
    add(Qt::Key_Period, [this] { go_to(now_s() + kPicture_s); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_Left), [this] { go_to(now_s() - kLeap_s); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_Right), [this] { go_to(now_s() + kLeap_s); });
    add(Qt::Key_PageUp, [this] { step_ruling(-1); });
    add(Qt::Key_PageDown, [this] { step_ruling(1); });
    add(Qt::Key_Home, [this] { go_to(replay_.begin_s()); });
    add(Qt::Key_End, [this] { go_to(replay_.end_s()); });
    add(Qt::Key_M, [this] { turn_map(); });
    add(Qt::Key_Plus, [this] { table_->zoom(1.25); });
    add(Qt::Key_Minus, [this] { table_->zoom(0.8); });
    add(Qt::Key_0, [this] { table_->fit(); });
    add(Qt::Key_Escape, [this] { emit left(); });
}

void ReplayPage::set_text_px(int size_px) {
    table_->set_text_px(size_px);
    side_->setFixedWidth(210 + size_px * 11);
    rulings_->renew();
}

void ReplayPage::step(int direction) {
    play(false);
    const int last = replay_.events_at(replay_.end_s());
    int next = events_;
    do {
        next += direction;
    } while (next > 1 && next < last && replay_.time_of(next) == now_s());
    if (next >= 1 && next <= last) {
        go_to(replay_.time_of(next));
    }
}

void ReplayPage::step_ruling(int direction) {
    const MarkAt* next = nullptr;
    for (const MarkAt& mark : replay_.marks()) {
        if (mark.what != ReplayMark::Ruling) {
            continue;
        }
        if (direction > 0 && mark.time_s > now_s() + kHere_s && next == nullptr) {
            next = &mark;
        } else if (direction < 0 && mark.time_s < now_s() - kHere_s) {
            next = &mark;
        }
    }
    if (next != nullptr) {
        play(false);
        go_to(next->time_s);
    }
}

void ReplayPage::go_to_move(int move) {
    for (const MarkAt& mark : replay_.marks()) {
        if (mark.what == ReplayMark::Ruling && mark.move == move) {
            play(false);
            go_to(mark.time_s);
            return;
        }
    }
}

void ReplayPage::show_moment() {
    feed_.want(now_s());
    const int events = replay_.events_at(now_s());
    if (events != events_) {
        events_ = events;
        state_ = replay_.after_events(events);
        extras_.lit.clear();
        show_match();
        say_trouble();
    }
}

void ReplayPage::show_match() {
    MatchSettings settings = state_->settings;
    settings.edition = what_if_->edition();
    settings.options = what_if_->options();
    RulingsPanel::Rulings shown;
    for (const auto& kept : state_->rulings) {
        shown.push_back(what_if_->made_again(kept));
    }
    const bool other = what_if_->asks() && state_->phase == Phase::Clearing;
    const MatchState& state =
        other ? after(*state_, {state_->time_s, 0, RulingMade{shown.back()}}) : *state_;
    const SessionView view = view_of(state, now_s());
    const OverlayStyle style = picture_style(coats_);
    rulings_->set_rulings(shown, false, settings);
    roll_->show_view(view, style);
    bar_->timeline().set_sides(view.sides, style);
    table_->set_scene(
        build_overlay(view, settings, judgement_of(*state_, *what_if_).get(), extras_));
}

void ReplayPage::show_picture(const ReplayedPicture& picture) {
    table_->set_picture(picture_or_still(picture, replay_.record()));
    table_->set_message(tr("No picture was kept of this moment: M shows the map."));
    video_trouble_ = picture.trouble;
    say_trouble();
}

void ReplayPage::say_trouble() {
    QString trouble = video_trouble_;
    if (const auto& damage = replay_.damage()) {
        trouble = QString::fromStdString(calibration::message(*damage));
    }
    trouble_->setText(trouble);
    trouble_->setVisible(!trouble.isEmpty());
}

void ReplayPage::light(const QStringList& pieces) {
    extras_.lit.clear();
    for (const QString& name : pieces) {
        extras_.lit.push_back(name.toStdString());
    }
    show_match();
}

void ReplayPage::turn_map() {
    table_->set_showing(table_->showing() == Showing::Map ? Showing::Picture : Showing::Map);
}

QPixmap ReplayPage::thumbnail(const Judgement& judgement, const QStringList& pieces) const {
    const std::string jpeg = replay_.still_of_move(judgement.number);
    const QImage still = QImage::fromData(reinterpret_cast<const uchar*>(jpeg.data()),
                                          static_cast<int>(jpeg.size()));
    return plane_ && state_ ? cut_out(still, *plane_, view_of(*state_, now_s()), pieces)
                            : QPixmap();
}

}  // namespace littlewars::ui

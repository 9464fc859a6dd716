#include "ui/window/match_window.hpp"

#include "ui/board_page/board_page.hpp"
#include "ui/overlay/scene_projection.hpp"
#include "ui/second_screen/second_screen.hpp"
#include "ui/window/choice_panel.hpp"
#include "ui/window/move_bar.hpp"
#include "ui/window/question_bar.hpp"
#include "ui/window/replay_page.hpp"
#include "ui/window/roll_panel.hpp"
#include "ui/window/ruling_card.hpp"
#include "ui/window/rulings_panel.hpp"
#include "ui/window/speaker.hpp"
#include "ui/window/status_strip.hpp"
#include "ui/window/thumbnail.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace littlewars::ui {
namespace {

constexpr int kTick_ms = 250;
constexpr int kHint_ms = 7000;

/// Who fell in the move that runs: to a shot, if one was told.
QString fallen_word(const SessionView& view) {
    if (view.phase != Phase::Moving || view.fallen.empty()) {
        return {};
    }
    QStringList names;
    for (const std::string& name : view.fallen) {
        names.append(QString::fromStdString(name));
    }
    const QString men = names.join(QStringLiteral(", "));
    return view.shots > 0
               ? MatchWindow::tr("Fallen to the guns: %1.").arg(men)
               : MatchWindow::tr("Fallen: %1. If it was a shot, click the gun and count it.")
                     .arg(men);
}

}  // namespace

MatchWindow::MatchWindow(QSettings& store, QWidget* parent)
    : QMainWindow(parent), store_(store), preferences_(read_preferences(store)) {
    language_.speak(preferences_.language);
    speaker_ = std::make_unique<Speaker>();
    build_actions();
    build();
    connect_parts();
    connect_tools();
    retranslate();
    prefer(preferences_);
    table_->setFocus();
    resize(1280, 800);
    restoreGeometry(store_.value("window/geometry").toByteArray());
    hint_timer_.setSingleShot(true);
    connect(&hint_timer_, &QTimer::timeout, this, [this] { tell({}); });
    connect(&clock_, &QTimer::timeout, this, [this] {
        if (match_) {
            match_->refresh();
        }
    });
    clock_.start(kTick_ms);
}

MatchWindow::~MatchWindow() = default;

void MatchWindow::build() {
    pages_ = new QStackedWidget(this);
    auto* ground = new QWidget(pages_);
    ground->setObjectName(QStringLiteral("ground"));
    auto* halves = new QHBoxLayout(ground);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(1);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    menu_ = new QMenu(this);
    strip_ = new StatusStrip(menu_, this);
    table_ = new TableView(this);
    bar_ = new MoveBar(this);
    resume_bar_ = new QuestionBar(QStringLiteral("resume"), QStringLiteral("begin_anew"), this);
    camera_bar_ =
        new QuestionBar(QStringLiteral("table_again"), QStringLiteral("camera_back"), this);
    left->addWidget(strip_);
    left->addWidget(resume_bar_);
    left->addWidget(camera_bar_);
    left->addWidget(table_, 1);
    left->addWidget(bar_);
    halves->addLayout(left, 1);
    side_ = build_side();
    halves->addWidget(side_);
    pages_->addWidget(ground);
    setCentralWidget(pages_);
}

QWidget* MatchWindow::build_side() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(14, 10, 10, 8);
    rulings_head_ = new QLabel(side);
    rulings_head_->setProperty("role", QStringLiteral("section"));
    column->addWidget(rulings_head_);
    choice_place_ = new QVBoxLayout;
    column->addLayout(choice_place_);
    rulings_ = new RulingsPanel(side);
    column->addWidget(rulings_, 1);
    roll_ = new RollPanel(side);
    column->addWidget(roll_);
    return side;
}

void MatchWindow::connect_parts() {
    connect(bar_, &MoveBar::main_pressed, this, [this] {
        if (match_) {
            match_->begin_or_end_move();
        }
    });
    connect(bar_, &MoveBar::pause_pressed, action("pause"), &QAction::trigger);
    connect(bar_, &MoveBar::undo_pressed, action("undo"), &QAction::trigger);
    connect(bar_, &MoveBar::redo_pressed, action("redo"), &QAction::trigger);
    connect(bar_, &MoveBar::tool_chosen, this, &MatchWindow::set_tool);
    connect(strip_, &StatusStrip::help_pressed, this, &MatchWindow::show_keys);
    connect(resume_bar_, &QuestionBar::first_chosen, this, &MatchWindow::resume_wanted);
    connect(resume_bar_, &QuestionBar::second_chosen, this, &MatchWindow::forget_unfinished);
    connect(camera_bar_, &QuestionBar::first_chosen, this, [this] {
        emit setup_wanted(QStringLiteral("table"));
    });
    rulings_->set_thumbnailer([this](const Judgement& judgement, const QStringList& pieces) {
        return thumbnail(judgement, pieces);
    });
    connect(rulings_, &RulingsPanel::accept, this, [this] {
        match_->act([](Session& session, double now) { return session.accept_ruling(now); });
    });
}

void MatchWindow::stop() {
    close_choice();
    close_floating();
    end_board();
    recorder_.reset();
    second_screen_.reset();
    practice_hand_.reset();
    match_.reset();
    action("record")->setChecked(false);
    table_->set_plane(std::nullopt);
    table_->set_scene({});
    table_->set_picture({});
    extras_ = {};
}

void MatchWindow::play(std::unique_ptr<LiveMatch> match) {
    stop();
    leave_replay();
    resume_bar_->hide();
    camera_bar_->hide();
    camera_stand_ = vision::CameraStand::AsCalibrated;
    camera_moved_px_ = 0;
    match_ = std::move(match);
    if (match_->setup().practice) {
        practice_hand_ = std::make_unique<PracticeHand>(match_->setup().practice, *table_);
    }
    show_practice(practice_hand_ != nullptr);
    hurried_move_ = -1;
    table_->set_plane(plane_of(match_->setup()));
    table_->set_armies(coats_of(match_->setup()));
    table_->set_message(tr("Opening %1…")
                            .arg(QString::fromStdString(match_->setup().source.empty()
                                                            ? std::string()
                                                            : match_->setup().source.front())));
    const QString title = QString::fromStdString(match_->setup().title);
    setWindowTitle(title.isEmpty() ? QStringLiteral("littlewars")
                                   : QStringLiteral("littlewars · ") + title);
    connect(match_.get(), &LiveMatch::frame_shown, this, [this](const ShownFrame& shown) {
        table_->set_picture(shown.image);
        if (recorder_) {
            recorder_->frame(shown.frame.picture, shown.frame.time.count());
        }
    });
    connect(match_.get(), &LiveMatch::happened, this, [this](const SessionEvent& event) {
        if (recorder_) {
            recorder_->event(event);
        }
    });
    connect(match_.get(), &LiveMatch::how_shown, table_, &TableView::set_how);
    connect(match_.get(), &LiveMatch::changed, this, &MatchWindow::refresh);
    connect(match_.get(), &LiveMatch::refused, this, &MatchWindow::tell);
    connect(match_.get(), &LiveMatch::ruled, this, &MatchWindow::take_ruling);
    refresh();
}

OverlayStyle MatchWindow::panel_style() const {
    const std::array<SceneColour, 2> coats = match_ ? coats_of(match_->setup()) : kDefaultArmies;
    return preferences_.shade == Shade::Dark ? picture_style(coats) : paper_style(coats);
}

void MatchWindow::refresh() {
    if (!match_) {
        return;
    }
    const SessionView& view = match_->view();
    const OverlayStyle style = panel_style();
    bar_->show_view(view, style);
    roll_->show_view(view, style);
    rulings_->set_rulings(view.rulings, view.ruling_open, match_->settings());
    hurry(view);
    follow_camera();
    refresh_scene();
    refresh_status();
    share();
}

void MatchWindow::refresh_scene() {
    if (match_) {
        table_->set_scene(match_->scene(extras_));
    }
}

void MatchWindow::refresh_status() {
    StatusContent status;
    status.source = match_->feed().status();
    status.live = match_->feed().is_live();
    status.ended = match_->ended();
    if (const auto& frame = match_->newest_frame(); frame && status.source.width_px == 0) {
        status.source.width_px = frame->frame.picture.cols;
        status.source.height_px = frame->frame.picture.rows;
    }
    if (match_->setup().table) {
        status.table_mm = match_->setup().table->plane.residual_mm();
    }
    if (recorder_) {
        status.recorded_s = recorder_->seconds();
        status.trouble = QString::fromStdString(recorder_->trouble());
    }
    if (status.trouble.isEmpty()) {
        status.trouble = match_->trouble();
    }
    status.hint = hint_.isEmpty() ? camera_words() : hint_;
    if (status.hint.isEmpty() && !match_->view().differences.empty() &&
        match_->view().ruling_open) {
        status.hint = QString::fromStdString(match_->view().differences.back().text);
    }
    if (status.hint.isEmpty()) {
        status.hint = fallen_word(match_->view());
    }
    strip_->show_status(status);
}

void MatchWindow::tell(const QString& hint) {
    hint_ = hint;
    if (!hint.isEmpty()) {
        hint_timer_.start(kHint_ms);
    }
    if (match_) {
        refresh_status();
    }
}

void MatchWindow::take_ruling(int move_number) {
    const auto& rulings = match_->view().rulings;
    extras_.captions.clear();
    for (std::size_t index = 0; index < rulings.size(); ++index) {
        if (rulings[index]->number != move_number) {
            continue;
        }
        const Judgement* before = index > 0 ? rulings[index - 1].get() : nullptr;
        const std::vector<CardContent> cards = cards_of(*rulings[index], before);
        extras_.captions.push_back(cards.front().spoken().toStdString());
        if (preferences_.speak) {
            speaker_->say(cards.front().spoken(), language_.code());
        }
    }
    refresh_scene();
}

void MatchWindow::hurry(const SessionView& view) {
    if (view.phase != Phase::Moving) {
        return;
    }
    extras_.captions.clear();
    const bool due = view.clock.running && view.clock.allowed_s > 0 &&
                     view.clock.left_s <= kHurry_s && hurried_move_ != view.move_number;
    if (due) {
        hurried_move_ = view.move_number;
        speaker_->chime();
    }
}

QPixmap MatchWindow::thumbnail(const Judgement& judgement, const QStringList& pieces) const {
    return match_ && match_->setup().table ? cut_out(match_->still_of(judgement.number),
                                                     match_->setup().table->plane,
                                                     match_->view(),
                                                     pieces)
                                           : QPixmap();
}

void MatchWindow::prefer(const Preferences& preferences) {
    preferences_ = preferences;
    write_preferences(store_, preferences_);
    const Theme theme = make_theme(preferences_.shade, preferences_.text);
    setStyleSheet(style_sheet(theme));
    side_->setFixedWidth(210 + theme.text_px() * 11);
    table_->set_text_px(theme.text_px());
    if (replay_) {
        replay_->set_text_px(theme.text_px());
    }
    if (board_page_) {
        board_page_->set_text_px(theme.text_px());
    }
    table_->set_still(preferences_.still);
    language_.speak(preferences_.language);
    action("light")->setChecked(preferences_.shade == Shade::Light);
    action("large")->setChecked(preferences_.text == TextSize::Large);
    action("still")->setChecked(preferences_.still);
    action("speak")->setChecked(preferences_.speak);
    rulings_->renew();
    refresh();
}

void MatchWindow::retranslate() {
    name_actions();
    build_menu();
    rulings_head_->setText(tr("RULINGS"));
    bar_->translate();
    roll_->translate();
    strip_->translate();
    resume_bar_->set_answers(tr("Go on with it"), tr("New match"));
    camera_bar_->set_answers(tr("Find the table"), tr("It is put back"));
    rulings_->renew();
    if (board_page_) {
        board_page_->translate();
    }
    open_replay_anew();
    refresh();
}

void MatchWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && strip_ != nullptr) {
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MatchWindow::closeEvent(QCloseEvent* event) {
    store_.setValue("window/geometry", saveGeometry());
    store_.sync();
    recorder_.reset();
    QMainWindow::closeEvent(event);
}

void MatchWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    close_floating();
}

}  // namespace littlewars::ui

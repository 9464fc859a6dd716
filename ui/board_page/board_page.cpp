#include "ui/board_page/board_page.hpp"

#include "ui/board_page/board_cards.hpp"
#include "ui/board_page/board_view.hpp"
#include "ui/board_page/board_words.hpp"
#include "ui/board_page/secret_page.hpp"
#include "ui/board_record/board_record.hpp"
#include "ui/play/seats.hpp"
#include "ui/window/move_bar.hpp"
#include "ui/window/status_strip.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace littlewars::ui {

BoardPage::BoardPage(std::unique_ptr<LiveBoard> board, QMenu* menu, QWidget* parent)
    : QWidget(parent), board_(std::move(board)) {
    build(menu);
    view_->set_practice(board_->setup().practice);
    view_->set_message(tr("Opening %1…")
                           .arg(QString::fromStdString(board_->setup().source.empty()
                                                           ? ""
                                                           : board_->setup().source.front())));
    connect_parts();
    translate();
}

BoardPage::~BoardPage() = default;

void BoardPage::build(QMenu* menu) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    layers_ = new QStackedWidget(this);
    outer->addWidget(layers_);
    auto* game = new QWidget(layers_);
    game->setObjectName(QStringLiteral("ground"));
    auto* halves = new QHBoxLayout(game);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(1);
    halves->addWidget(build_left(menu), 1);
    halves->addWidget(build_side());
    layers_->addWidget(game);
    secret_ = new SecretPage(layers_);
    layers_->addWidget(secret_);
}

QWidget* BoardPage::build_left(QMenu* menu) {
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* strip = new QWidget(left);
    strip->setObjectName(QStringLiteral("strip"));
    auto* lines = new QVBoxLayout(strip);
    lines->setContentsMargins(14, 6, 8, 6);
    auto* row = new QHBoxLayout;
    source_ = new QLabel(strip);
    record_ = new QLabel(strip);
    record_->setProperty("role", QStringLiteral("quiet"));
    auto* menu_button = new QToolButton(strip);
    menu_button->setText(QStringLiteral("☰"));
    menu_button->setMenu(menu);
    menu_button->setPopupMode(QToolButton::InstantPopup);
    row->addWidget(source_, 1);
    row->addWidget(record_);
    row->addWidget(menu_button);
    lines->addLayout(row);
    trouble_ = new QLabel(strip);
    trouble_->setProperty("role", QStringLiteral("warning"));
    trouble_->setWordWrap(true);
    lines->addWidget(trouble_);
    column->addWidget(strip);
    view_ = new BoardView(left);
    column->addWidget(view_, 1);
    column->addWidget(build_bar());
    return left;
}

QWidget* BoardPage::build_bar() {
    auto* bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("bar"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(14, 8, 14, 8);
    mover_ = new QLabel(bar);
    mover_->setProperty("role", QStringLiteral("mover"));
    typed_ = new QLineEdit(bar);
    typed_->setObjectName(QStringLiteral("typed"));
    typed_->setMaximumWidth(260);
    const auto tool = [&](const QString& text, const char* name) {
        auto* button = new QToolButton(bar);
        button->setText(text);
        button->setObjectName(QString::fromLatin1(name));
        return button;
    };
    undo_ = tool(QStringLiteral("↶"), "undo");
    redo_ = tool(QStringLiteral("↷"), "redo");
    record_button_ = tool(QStringLiteral("●"), "record");
    row->addWidget(mover_, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{typed_, undo_, redo_, record_button_}) {
        row->addWidget(part);
    }
    return bar;
}

QWidget* BoardPage::build_side() {
    side_ = new QWidget(this);
    auto* column = new QVBoxLayout(side_);
    column->setContentsMargins(14, 10, 10, 8);
    panel_ = new BoardPanel(side_);
    column->addWidget(panel_);
    rulings_head_ = new QLabel(side_);
    rulings_head_->setProperty("role", QStringLiteral("section"));
    column->addWidget(rulings_head_);
    cards_ = new BoardCards(side_);
    column->addWidget(cards_, 1);
    set_text_px(15);
    return side_;
}

void BoardPage::connect_parts() {
    connect(board_.get(), &LiveBoard::frame_shown, this, [this](const ShownFrame& shown) {
        view_->set_picture(shown.image);
        if (recorder_) {
            recorder_->frame(shown.frame.picture, shown.frame.time.count());
        }
    });
    connect(board_.get(), &LiveBoard::happened, this, [this](const BoardEvent& event, double now) {
        if (recorder_) {
            recorder_->line(record_line(event, now));
        }
    });
    connect(board_.get(), &LiveBoard::changed, this, &BoardPage::refresh);
    connect(board_.get(), &LiveBoard::ruled, this, [this] {
        chosen_.reset();
        ways_.clear();
        told_.clear();
        take_back_all_the_same_ = false;
        attack_ = nlohmann::json();
        attack_was_seen_ = false;
        secret_->clear();
        layers_->setCurrentIndex(0);
        refresh();
        if (!board_->match().turns().empty()) {
            emit ruled(board_card(board_->match().turns().back()).spoken());
        }
    });
    connect(view_, &BoardView::point_clicked, this, [this](const QString& point) {
        click(point.toStdString());
    });
    connect(view_, &BoardView::ground_clicked, this, [this] {
        chosen_.reset();
        ways_.clear();
        refresh();
    });
    connect(panel_, &BoardPanel::thrown, this, [this](int first, int second) {
        play(dice_move(board_->match().table().game(), first, second));
    });
    connect(undo_, &QToolButton::clicked, this, &BoardPage::undo);
    connect(redo_, &QToolButton::clicked, this, &BoardPage::redo);
    connect(record_button_, &QToolButton::clicked, this, &BoardPage::record_pressed);
    connect(typed_, &QLineEdit::returnPressed, this, &BoardPage::play_typed);
    connect(secret_, &SecretPage::put_off, this, [this] { layers_->setCurrentIndex(0); });
}

void BoardPage::tell(const QString& what) {
    told_ = what;
    refresh();
}

void BoardPage::set_text_px(int size_px) {
    view_->set_text_px(size_px);
    side_->setFixedWidth(210 + size_px * 11);
    cards_->renew();
}

void BoardPage::translate() {
    rulings_head_->setText(tr("RULINGS"));
    typed_->setPlaceholderText(tr("Type a move"));
    typed_->setAccessibleName(tr("Type a move"));
    undo_->setToolTip(tr("Undo (Ctrl+Z)"));
    undo_->setAccessibleName(tr("Undo"));
    redo_->setToolTip(tr("Redo (Ctrl+Shift+Z)"));
    redo_->setAccessibleName(tr("Redo"));
    record_button_->setToolTip(tr("Record (R)"));
    record_button_->setAccessibleName(tr("Record"));
    cards_->renew();
    refresh();
}

void BoardPage::refresh() {
    const BoardMatch& match = board_->match();
    if (attack_was_seen_ && match.ask().kind != AskKind::Ranks) {
        attack_ = nlohmann::json();
        attack_was_seen_ = false;
    }
    view_->set_board(board_->board());
    view_->set_overlay(board_overlay(match, chosen_));
    panel_->show_content(content());
    cards_->set_turns(match.turns());
    refresh_bar();
}

void BoardPage::refresh_bar() {
    const BoardMatch& match = board_->match();
    StatusContent status;
    status.source = board_->feed().status();
    status.live = board_->feed().is_live();
    status.ended = board_->ended();
    QString words = game_word(match.table().game()) + QStringLiteral("   ") + source_word(status);
    if (board_->hand()) {
        words += QStringLiteral("   ") + tr("moving…");
    }
    source_->setText(words);
    record_->setVisible(recorder_ != nullptr);
    if (recorder_) {
        record_->setText(tr("● rec %1").arg(clock_word(recorder_->seconds())));
    }
    QString trouble = board_->trouble();
    if (trouble.isEmpty() && recorder_) {
        trouble = QString::fromStdString(recorder_->trouble());
    }
    trouble_->setText(trouble);
    trouble_->setVisible(!trouble.isEmpty());
    const std::string side = side_to_answer(match.table().game(), match.table().position());
    mover_->setText(match.table().is_over() ? result_word(match.table())
                                            : tr("%1 to move").arg(board_side_word(side)));
    undo_->setEnabled(match.can_undo());
    redo_->setEnabled(match.can_redo());
}

void BoardPage::undo() {
    told_.clear();
    const auto undone = board_->act([](BoardMatch& match) { return match.undo(); });
    take_back_all_the_same_ = undone == GameTable::Undone::SecretsWereTold;
    refresh();
}

void BoardPage::redo() {
    board_->act([](BoardMatch& match) {
        match.redo();
        return true;
    });
}

calibration::Expected<void> BoardPage::start_recording(const QString& path, bool resumed) {
    RecordingStart start;
    for (const std::string& part : board_->setup().source) {
        start.source += (start.source.empty() ? "" : " ") + part;
    }
    start.game = board_->match().table().game();
    start.resumed = resumed;
    if (board_->board()) {
        start.board_json = board_view_text(*board_->board());
    }
    for (const BoardEvent& event : board_->match().events()) {
        start.lines.push_back(record_line(event, board_->now_s()));
    }
    auto started = SessionRecorder::start(path.toStdString(), std::move(start));
    if (!started) {
        return tl::unexpected(started.error());
    }
    recorder_ = std::move(*started);
    refresh_bar();
    return {};
}

calibration::Expected<void> BoardPage::stop_recording() {
    const auto done = recorder_ ? recorder_->finish() : calibration::Expected<void>{};
    recorder_.reset();
    refresh_bar();
    return done;
}

}  // namespace littlewars::ui

#include "ui/window/move_bar.hpp"

#include "ui/window/card_content.hpp"
#include "ui/window/time_bar.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <cmath>

namespace littlewars::ui {
namespace {

constexpr int kLeastWidth = 560;  ///< What the signs and the side's name alone need.

// Between the parts and at both ends, points; and where room is little.
constexpr int kSpacing = 8;
constexpr int kMargin = 14;
constexpr int kLeastSpacing = 3;
constexpr int kLeastMargin = 5;

QString mover_word(const SessionView& view) {
    if (view.mover.empty()) {
        return MoveBar::tr("Before the battle");
    }
    const QString side = side_word(view.mover);
    switch (view.phase) {
        case Phase::SetUp:
            return MoveBar::tr("%1 begins").arg(side).toUpper();
        case Phase::Moving:
            return MoveBar::tr("%1 moves").arg(side).toUpper();
        case Phase::Judging:
            return MoveBar::tr("Looking…");
        case Phase::Clearing:
            break;
    }
    return MoveBar::tr("%1 is next").arg(side).toUpper();
}

QString main_word(Phase phase) {
    return phase == Phase::Moving || phase == Phase::Judging ? MoveBar::tr("End move")
                                                             : MoveBar::tr("Begin move");
}

}  // namespace

QString clock_word(double left_s) {
    const auto seconds = static_cast<int>(std::ceil(std::abs(left_s)));
    const QString sign = left_s < 0 && seconds > 0 ? QStringLiteral("−") : QString();
    return sign +
           QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString action_word(const std::string& event_name) {
    if (event_name == "move_started") {
        return MoveBar::tr("the begin of the move");
    }
    if (event_name == "move_ended") {
        return MoveBar::tr("the end of the move");
    }
    if (event_name == "correction") {
        return MoveBar::tr("the correction");
    }
    if (event_name == "choice") {
        return MoveBar::tr("the choice of men");
    }
    return MoveBar::tr("the last action");
}

MoveBar::MoveBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("bar"));
    setMinimumWidth(kLeastWidth);
    auto* row = new QHBoxLayout(this);
    mover_ = new QLabel(this);
    mover_->setProperty("role", QStringLiteral("mover"));
    clock_ = new QLabel(this);
    clock_->setProperty("role", QStringLiteral("clock"));
    time_bar_ = new TimeBar(this);
    main_ = new QPushButton(this);
    main_->setObjectName(QStringLiteral("end_move"));
    main_->setProperty("role", QStringLiteral("now"));
    const auto tool_button = [this](const QString& text) {
        auto* button = new QToolButton(this);
        button->setText(text);
        return button;
    };
    pause_ = tool_button(QStringLiteral("‖"));
    undo_ = tool_button(QStringLiteral("↶"));
    undo_->setObjectName(QStringLiteral("undo"));
    redo_ = tool_button(QStringLiteral("↷"));
    redo_->setObjectName(QStringLiteral("redo"));
    for (QWidget* part : std::initializer_list<QWidget*>{mover_, clock_, time_bar_, pause_}) {
        row->addWidget(part);
    }
    row->addStretch(1);
    row->addWidget(main_);
    row->addStretch(1);
    row->addWidget(undo_);
    row->addWidget(redo_);
    measure_ = add_tool(row, Tool::Measure);
    correct_ = add_tool(row, Tool::Correct);
    lasso_ = add_tool(row, Tool::Lasso);
    connect(main_, &QPushButton::clicked, this, &MoveBar::main_pressed);
    connect(pause_, &QToolButton::clicked, this, &MoveBar::pause_pressed);
    connect(undo_, &QToolButton::clicked, this, &MoveBar::undo_pressed);
    connect(redo_, &QToolButton::clicked, this, &MoveBar::redo_pressed);
    translate();
}

QToolButton* MoveBar::add_tool(QHBoxLayout* row, Tool tool) {
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    connect(button, &QToolButton::clicked, this, [this, tool](bool on) {
        emit tool_chosen(on ? tool : Tool::Look);
    });
    row->addWidget(button);
    return button;
}

void MoveBar::translate() {
    main_->setText(main_word(phase_));
    main_->setToolTip(tr("Space"));
    pause_->setToolTip(tr("Stop or start the clock (P)"));
    pause_->setAccessibleName(tr("Stop or start the clock"));
    undo_->setAccessibleName(tr("Undo"));
    redo_->setAccessibleName(tr("Redo"));
    measure_->setToolTip(tr("Drag from one place to another (D)"));
    correct_->setToolTip(tr("Click a piece, drag its foot, or click where one is missing (C)"));
    lasso_->setToolTip(tr("Draw a line round a body of men: is it isolated? (I)"));
    fit();
}

int MoveBar::width_with(Room room) const {
    int width = 2 * kMargin - kSpacing;
    for (int place = 0; place < layout()->count(); ++place) {
        // Hidden parts too: the words shall not come and go with the clock.
        const QWidget* part = layout()->itemAt(place)->widget();
        const bool wanted = part != nullptr && (part != time_bar_ || room == Room::Words);
        width += (wanted ? part->sizeHint().width() : 0) + kSpacing;
    }
    const auto change = [](const QWidget& part, const QString& now, const QString& then) {
        const QFontMetrics letters = part.fontMetrics();
        return letters.horizontalAdvance(then) - letters.horizontalAdvance(now);
    };
    for (const NamedTool& tool : tools()) {
        width += change(*tool.button, tool.button->text(), tool.text(room));
    }
    return width + change(*mover_, mover_->text(), mover_text(room));
}

void MoveBar::fit() {
    Room room = Room::Little;
    for (const Room wider : {Room::Signs, Room::Words}) {
        room = width() >= width_with(wider) ? wider : room;
    }
    for (const NamedTool& tool : tools()) {
        tool.button->setText(tool.text(room));
        tool.button->setAccessibleName(tool.word);
    }
    mover_->setText(mover_text(room));
    const bool little = room == Room::Little;
    const int margin = little ? kLeastMargin : kMargin;
    if (const int spacing = little ? kLeastSpacing : kSpacing; spacing != layout()->spacing()) {
        layout()->setSpacing(spacing);  // lays out anew, and every tick of the clock comes here
    }
    layout()->setContentsMargins(margin, kSpacing, margin, kSpacing);
    time_bar_->setVisible(!clock_->isHidden() && room == Room::Words);
}

std::array<MoveBar::NamedTool, 3> MoveBar::tools() const {
    return {{{measure_, QStringLiteral("↔"), tr("Measure")},
             {correct_, QStringLiteral("✎"), tr("Correct")},
             {lasso_, QStringLiteral("◌"), tr("Lasso")}}};
}

void MoveBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void MoveBar::show_tool(Tool tool) {
    measure_->setChecked(tool == Tool::Measure);
    correct_->setChecked(tool == Tool::Correct);
    lasso_->setChecked(tool == Tool::Lasso);
}

void MoveBar::show_clock(const SessionView& view) {
    const bool timed = view.phase == Phase::Moving && view.clock.allowed_s > 0;
    clock_->setVisible(timed);
    pause_->setVisible(timed);
    if (!timed) {
        return;
    }
    clock_->setText(clock_word(view.clock.left_s));
    time_bar_->set_left(view.clock.left_s / view.clock.allowed_s, view.clock.left_s <= kHurry_s);
    pause_->setText(view.clock.running ? QStringLiteral("‖") : QStringLiteral("▶"));
}

void MoveBar::show_view(const SessionView& view, const OverlayStyle& style) {
    phase_ = view.phase;
    const QString sentence = mover_word(view);
    mover_words_ = {sentence, view.mover.empty() ? sentence : side_word(view.mover).toUpper()};
    const int side = view.mover.empty() ? -1 : (view.mover == view.sides[0] ? 0 : 1);
    mover_->setStyleSheet(QStringLiteral("color: %1").arg(style.of_side(side).name()));
    main_->setText(main_word(view.phase));
    main_->setEnabled(view.phase != Phase::Judging);
    show_clock(view);
    undo_->setEnabled(!view.undo_action.empty());
    undo_->setToolTip(view.undo_action.empty()
                          ? tr("Nothing to undo")
                          : tr("Undo %1 (Ctrl+Z)").arg(action_word(view.undo_action)));
    redo_->setEnabled(!view.redo_action.empty());
    redo_->setToolTip(view.redo_action.empty()
                          ? tr("Nothing to redo")
                          : tr("Redo %1 (Ctrl+Shift+Z)").arg(action_word(view.redo_action)));
    fit();
}

}  // namespace littlewars::ui

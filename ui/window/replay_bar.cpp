#include "ui/window/replay_bar.hpp"

#include "ui/window/move_bar.hpp"
#include "ui/window/replay_timeline.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <array>
#include <utility>

namespace littlewars::ui {
namespace {

constexpr std::array<std::pair<double, const char*>, 6> kSpeeds{
    {{0.25, "¼×"}, {0.5, "½×"}, {1, "1×"}, {2, "2×"}, {4, "4×"}, {16, "16×"}}};
constexpr int kTrueSpeed = 2;

void name(QToolButton* button, const QString& what, const QString& key) {
    button->setAccessibleName(what);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(what, key));
}

}  // namespace

ReplayBar::ReplayBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("bar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 8, 14, 8);
    row->setSpacing(6);
    ruling_back_ = add_button(row, QStringLiteral("|◀"), "ruling_back");
    step_back_ = add_button(row, QStringLiteral("◀"), "step_back");
    play_ = add_button(row, QStringLiteral("▶"), "play");
    step_on_ = add_button(row, QStringLiteral("▶"), "step_on");
    ruling_on_ = add_button(row, QStringLiteral("▶|"), "ruling_on");
    timeline_ = new ReplayTimeline(this);
    row->addWidget(timeline_, 1);
    time_ = new QLabel(this);
    time_->setObjectName(QStringLiteral("replay_time"));
    row->addWidget(time_);
    speed_ = new QComboBox(this);
    for (const auto& [speed, word] : kSpeeds) {
        speed_->addItem(QString::fromUtf8(word), speed);
    }
    speed_->setCurrentIndex(kTrueSpeed);
    speed_->setFocusPolicy(Qt::ClickFocus);
    row->addWidget(speed_);
    connect(play_, &QToolButton::clicked, this, &ReplayBar::play_pressed);
    connect(step_back_, &QToolButton::clicked, this, [this] { emit step_pressed(-1); });
    connect(step_on_, &QToolButton::clicked, this, [this] { emit step_pressed(1); });
    connect(ruling_back_, &QToolButton::clicked, this, [this] { emit ruling_pressed(-1); });
    connect(ruling_on_, &QToolButton::clicked, this, [this] { emit ruling_pressed(1); });
    connect(timeline_, &ReplayTimeline::sought, this, &ReplayBar::sought);
    show_playing(false);
    translate();
}

QToolButton* ReplayBar::add_button(QHBoxLayout* row, const QString& sign, const char* name) {
    auto* button = new QToolButton(this);
    button->setText(sign);
    button->setObjectName(QString::fromLatin1(name));
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
    return button;
}

void ReplayBar::translate() {
    name(ruling_back_, tr("The ruling before"), tr("Page up"));
    name(step_back_, tr("One change back"), QStringLiteral("←"));
    name(play_, tr("Play or stop"), tr("Space"));
    name(step_on_, tr("One change on"), QStringLiteral("→"));
    name(ruling_on_, tr("The next ruling"), tr("Page down"));
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Speed"));
}

void ReplayBar::show_playing(bool playing) {
    play_->setText(playing ? QStringLiteral("‖") : tr("Play"));
}

void ReplayBar::show_time(double time_s, double end_s) {
    timeline_->set_time(time_s);
    time_->setText(QStringLiteral("%1 / %2").arg(clock_word(time_s), clock_word(end_s)));
}

double ReplayBar::speed() const {
    return speed_->currentData().toDouble();
}

}  // namespace littlewars::ui

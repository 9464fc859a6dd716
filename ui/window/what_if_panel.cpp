#include "ui/window/what_if_panel.hpp"

#include "ui/window/card_content.hpp"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>

#include <utility>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;

enum Row { kRules = 0, kResult = 10, kList = 11 };

QString lines_of(const QString& word, const QStringList& lines) {
    QString text;
    for (const QString& line : lines) {
        text += QStringLiteral("\n%1 %2").arg(word, line);
    }
    return text;
}

QStringList words_on_cards(const Judgement& judgement) {
    QStringList words;
    for (const CardContent& card : cards_of(judgement, nullptr)) {
        words.append(card.spoken());
    }
    return words;
}

QStringList only_in(QStringList some, const QStringList& others) {
    some.removeIf([&](const QString& line) { return others.contains(line); });
    return some;
}

RulingChange change_between(const Judgement& kept, const Judgement& now) {
    const QStringList before = words_on_cards(kept);
    const QStringList after = words_on_cards(now);
    return {kept.number, side_word(kept.moved), only_in(before, after), only_in(after, before)};
}

}  // namespace

WhatIfPanel::WhatIfPanel(rules::Edition edition,
                         const rules::Options& options,
                         Rulings rulings,
                         QWidget* parent)
    : QWidget(parent),
      own_edition_(edition),
      own_options_(options),
      rulings_(std::move(rulings)),
      edition_(edition),
      options_(options),
      next_(rulings_.size()) {
    build();
    show_numbers();
    show_result();
    work_.setInterval(0);
    connect(&work_, &QTimer::timeout, this, &WhatIfPanel::go_on);
}

void WhatIfPanel::build() {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 6, 6);
    grid->setVerticalSpacing(4);
    rules_ = new QComboBox(this);
    rules_->setObjectName(QStringLiteral("what_if_rules"));
    rules_->setAccessibleName(tr("Rules"));
    rules_->addItem(tr("As it was played"));
    rules_->addItem(tr("The short rules"));
    rules_->addItem(tr("The book of 1913"));
    grid->addWidget(rules_, kRules, 0, 1, 2);
    contact_ = add_number(tr("Contact, inches"), "what_if_contact", 2);
    reach_ = add_number(tr("Melee reach, inches"), "what_if_reach", 24);
    foot_ = add_number(tr("Foot move, inches"), "what_if_foot", 48);
    contact_->setDecimals(3);
    contact_->setSingleStep(0.125);
    result_ = new QLabel(this);
    result_->setObjectName(QStringLiteral("what_if_result"));
    result_->setWordWrap(true);
    grid->addWidget(result_, kResult, 0, 1, 2);
    list_ = new QListWidget(this);
    list_->setObjectName(QStringLiteral("what_if_list"));
    list_->setAccessibleName(tr("Rulings that differ"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumHeight(110);
    list_->setMaximumHeight(180);
    list_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    grid->addWidget(list_, kList, 0, 1, 2);
    connect(rules_, &QComboBox::activated, this, &WhatIfPanel::choose_edition);
    connect(list_, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) {
        emit move_chosen(item->data(Qt::UserRole).toInt());
    });
}

QDoubleSpinBox* WhatIfPanel::add_number(const QString& word, const char* name, double most) {
    auto* grid = static_cast<QGridLayout*>(layout());
    const int row = grid->rowCount();
    auto* label = new QLabel(word, this);
    label->setProperty("role", QStringLiteral("quiet"));
    auto* number = new QDoubleSpinBox(this);
    number->setObjectName(QString::fromLatin1(name));
    number->setAccessibleName(word);
    number->setRange(0.01, most);
    number->setDecimals(2);
    number->setKeyboardTracking(false);
    grid->addWidget(label, row, 0);
    grid->addWidget(number, row, 1);
    connect(number, &QDoubleSpinBox::valueChanged, this, &WhatIfPanel::take_numbers);
    return number;
}

void WhatIfPanel::show_numbers() {
    const QSignalBlocker quiet_contact(contact_);
    const QSignalBlocker quiet_reach(reach_);
    const QSignalBlocker quiet_foot(foot_);
    contact_->setValue(options_.contact_in);
    reach_->setValue(options_.melee_reach_in);
    foot_->setValue(options_.infantry_move_in);
}

void WhatIfPanel::choose_edition(int index) {
    edition_ =
        index == 0 ? own_edition_ : (index == 1 ? rules::Edition::HowTo : rules::Edition::Book1913);
    options_ = index == 0 ? own_options_ : rules::options_of(edition_);
    show_numbers();
    ask();
}

void WhatIfPanel::take_numbers() {
    options_.contact_in = contact_->value();
    options_.melee_reach_in = reach_->value();
    options_.infantry_move_in = foot_->value();
    ask();
}

bool WhatIfPanel::asks() const {
    return edition_ != own_edition_ || !(options_ == own_options_);
}

void WhatIfPanel::ask() {
    made_.clear();
    changes_.clear();
    list_->clear();
    next_ = asks() ? 0 : rulings_.size();
    asks() ? work_.start() : work_.stop();
    show_result();
    emit changed();
}

std::shared_ptr<const Judgement> WhatIfPanel::made_now(
    const std::shared_ptr<const Judgement>& judgement) const {
    if (!asks() || !judgement) {
        return judgement;
    }
    auto made = judged_afresh(*judgement, {edition_, options_});
    return made ? std::make_shared<const Judgement>(std::move(*made)) : judgement;
}

std::shared_ptr<const Judgement> WhatIfPanel::made_again(
    const std::shared_ptr<const Judgement>& kept) {
    const auto known = made_.find(kept);
    return known != made_.end() ? known->second : (made_[kept] = made_now(kept));
}

void WhatIfPanel::go_on() {
    if (finished()) {
        work_.stop();
        return;
    }
    const auto& kept = rulings_[next_++];
    const RulingChange change = change_between(*kept, *made_again(kept));
    if (!change.then.isEmpty() || !change.now.isEmpty()) {
        changes_.push_back(change);
        list(change);
    }
    show_result();
}

void WhatIfPanel::list(const RulingChange& change) {
    const QString head = tr("Move %1 · %2").arg(change.move).arg(change.moved);
    auto* item = new QListWidgetItem(
        head + lines_of(tr("was:"), change.then) + lines_of(tr("now:"), change.now), list_);
    item->setData(Qt::UserRole, change.move);
}

void WhatIfPanel::show_result() {
    list_->setVisible(!changes_.empty());
    if (!asks()) {
        result_->setText(tr("Choose other rules or numbers: every ruling is made again."));
    } else if (!finished()) {
        result_->setText(tr("Judging %1 of %2…").arg(next_).arg(rulings_.size()));
    } else if (changes_.empty()) {
        result_->setText(tr("All %1 rulings stay the same.").arg(rulings_.size()));
    } else {
        result_->setText(tr("%1 of %2 rulings differ:").arg(changes_.size()).arg(rulings_.size()));
    }
}

}  // namespace littlewars::ui

#include "ui/window/question_bar.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace littlewars::ui {

QuestionBar::QuestionBar(const QString& first_name, const QString& second_name, QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("bar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 6);
    words_ = new QLabel(this);
    words_->setWordWrap(true);
    row->addWidget(words_, 1);
    first_ = new QPushButton(this);
    first_->setObjectName(first_name);
    first_->setProperty("role", QStringLiteral("now"));
    row->addWidget(first_);
    second_ = new QPushButton(this);
    second_->setObjectName(second_name);
    row->addWidget(second_);
    for (QPushButton* button : {first_, second_}) {
        connect(button, &QPushButton::clicked, this, &QWidget::hide);
    }
    connect(first_, &QPushButton::clicked, this, &QuestionBar::first_chosen);
    connect(second_, &QPushButton::clicked, this, &QuestionBar::second_chosen);
    hide();
}

void QuestionBar::set_answers(const QString& first, const QString& second) {
    first_->setText(first);
    second_->setText(second);
}

void QuestionBar::ask(const QString& words) {
    words_->setText(words);
    show();
}

}  // namespace littlewars::ui

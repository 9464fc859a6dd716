#include "ui/window/resume_bar.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace littlewars::ui {

ResumeBar::ResumeBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("bar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 6);
    words_ = new QLabel(this);
    words_->setWordWrap(true);
    row->addWidget(words_, 1);
    go_on_ = new QPushButton(this);
    go_on_->setObjectName(QStringLiteral("resume"));
    go_on_->setProperty("role", QStringLiteral("now"));
    row->addWidget(go_on_);
    anew_ = new QPushButton(this);
    anew_->setObjectName(QStringLiteral("begin_anew"));
    row->addWidget(anew_);
    for (QPushButton* button : {go_on_, anew_}) {
        connect(button, &QPushButton::clicked, this, &QWidget::hide);
    }
    connect(go_on_, &QPushButton::clicked, this, &ResumeBar::go_on);
    connect(anew_, &QPushButton::clicked, this, &ResumeBar::begin_anew);
    translate();
    hide();
}

void ResumeBar::translate() {
    go_on_->setText(tr("Go on with it"));
    anew_->setText(tr("New match"));
}

void ResumeBar::offer(const QString& match_words) {
    words_->setText(match_words);
    show();
}

}  // namespace littlewars::ui

#include "ui/board_page/secret_page.hpp"

#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace littlewars::ui {

SecretPage::SecretPage(QWidget* parent) : QWidget(parent) {
    layers_ = new QStackedLayout(this);
    auto* cover = new QWidget(this);
    auto* column = new QVBoxLayout(cover);
    column->setContentsMargins(60, 60, 60, 60);
    column->setSpacing(18);
    whose_ = new QLabel(cover);
    whose_->setProperty("role", QStringLiteral("page"));
    whose_->setObjectName(QStringLiteral("whose"));
    auto* words = new QLabel(tr("Turn the screen to this player. Nobody else looks."), cover);
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    show_ = new QPushButton(cover);
    show_->setObjectName(QStringLiteral("show_secret"));
    show_->setProperty("role", QStringLiteral("now"));
    auto* later = new QPushButton(tr("Back to the board"), cover);
    later->setObjectName(QStringLiteral("put_off"));
    column->addStretch(1);
    column->addWidget(whose_, 0, Qt::AlignHCenter);
    column->addWidget(words);
    column->addWidget(show_, 0, Qt::AlignHCenter);
    column->addWidget(later, 0, Qt::AlignHCenter);
    column->addStretch(2);
    layers_->addWidget(cover);
    auto* open = new QWidget(this);
    auto* around = new QVBoxLayout(open);
    around->setContentsMargins(40, 30, 40, 30);
    place_ = new QVBoxLayout;
    around->addStretch(1);
    around->addLayout(place_);
    auto* hide = new QPushButton(tr("Cover it again"), open);
    hide->setObjectName(QStringLiteral("cover_again"));
    around->addWidget(hide, 0, Qt::AlignHCenter);
    around->addStretch(1);
    layers_->addWidget(open);
    connect(show_, &QPushButton::clicked, this, [this] { layers_->setCurrentIndex(1); });
    connect(hide, &QPushButton::clicked, this, [this] { layers_->setCurrentIndex(0); });
    connect(later, &QPushButton::clicked, this, &SecretPage::put_off);
}

void SecretPage::cover_for(const QString& side, QWidget* form) {
    clear();
    form_ = form;
    place_->addWidget(form);
    whose_->setText(tr("For %1 alone").arg(side));
    show_->setText(tr("I am %1: show it").arg(side));
    layers_->setCurrentIndex(0);
    show_->setFocus();
}

void SecretPage::clear() {
    layers_->setCurrentIndex(0);
    if (form_ != nullptr) {
        form_->hide();
        form_->deleteLater();
        form_ = nullptr;
    }
}

bool SecretPage::is_open() const {
    return isVisible() && layers_->currentIndex() == 1;
}

}  // namespace littlewars::ui

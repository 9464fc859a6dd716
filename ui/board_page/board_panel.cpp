#include "ui/board_page/board_panel.hpp"

#include "ui/window/clear_layout.hpp"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace littlewars::ui {

BoardPanel::BoardPanel(QWidget* parent) : QWidget(parent) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    column_ = nullptr;
    rebuild();
}

bool BoardPanel::looks_like(const PanelContent& other) const {
    const bool same_choices =
        std::equal(content_.choices.begin(),
                   content_.choices.end(),
                   other.choices.begin(),
                   other.choices.end(),
                   [](const PanelChoice& a, const PanelChoice& b) {
                       return a.name == b.name && a.text == b.text && a.tone == b.tone;
                   });
    return same_choices && content_.sentence == other.sentence &&
           content_.warning == other.warning && content_.reasons == other.reasons &&
           content_.to_do == other.to_do && content_.dice == other.dice;
}

void BoardPanel::show_content(PanelContent content) {
    const bool same = looks_like(content);
    content_ = std::move(content);
    if (!same) {
        rebuild();
    }
}

void BoardPanel::add_label(const QString& text, const char* role) {
    auto* label = new QLabel(text, column_->parentWidget());
    label->setWordWrap(true);
    label->setProperty("role", QString::fromLatin1(role));
    column_->addWidget(label);
}

void BoardPanel::rebuild() {
    clear_layout(*layout());
    first_die_ = 0;
    auto* ground = new QWidget(this);
    column_ = new QVBoxLayout(ground);
    column_->setContentsMargins(0, 0, 6, 6);
    column_->setSpacing(6);
    add_label(content_.sentence, "outcome");
    if (!content_.warning.isEmpty()) {
        add_label(content_.warning, "warning");
    }
    for (const QString& reason : std::as_const(content_.reasons)) {
        add_label(reason, "quiet");
    }
    for (const QString& task : std::as_const(content_.to_do)) {
        add_label(QStringLiteral("☐ ") + task, "plain");
    }
    if (content_.dice > 0) {
        add_dice();
    }
    for (std::size_t i = 0; i < content_.choices.size(); ++i) {
        const PanelChoice& choice = content_.choices[i];
        auto* button = new QPushButton(choice.text, ground);
        button->setObjectName(choice.name);
        if (choice.tone == PanelTone::Now) {
            button->setProperty("role", QStringLiteral("now"));
        }
        // What it does may be replaced while it looks the same.
        connect(button, &QPushButton::clicked, this, [this, i] {
            const auto does = content_.choices[i].does;
            does();
        });
        column_->addWidget(button);
    }
    layout()->addWidget(ground);
}

/// A row of six for each die.
void BoardPanel::add_dice() {
    auto* grid = new QGridLayout;
    for (int row = 0; row < content_.dice; ++row) {
        if (content_.dice > 1) {
            auto* whose = new QLabel(row == 0 ? tr("Attacker") : tr("Defender"));
            grid->addWidget(whose, row, 0);
        }
        for (int value = 1; value <= 6; ++value) {
            auto* button = new QPushButton(QString::number(value));
            button->setObjectName(QStringLiteral("die_%1_%2").arg(row + 1).arg(value));
            button->setCheckable(content_.dice > 1);
            connect(button, &QPushButton::clicked, this, [this, row, value] {
                if (content_.dice == 1) {
                    emit thrown(value, 0);
                } else if (row == 0) {
                    first_die_ = value;
                    show_first_die();
                } else if (first_die_ > 0) {
                    emit thrown(first_die_, value);
                }
            });
            grid->addWidget(button, row, value);
        }
    }
    column_->addLayout(grid);
}

void BoardPanel::show_first_die() {
    for (int value = 1; value <= 6; ++value) {
        if (auto* button = findChild<QPushButton*>(QStringLiteral("die_1_%1").arg(value))) {
            button->setChecked(value == first_die_);
        }
    }
}

}  // namespace littlewars::ui

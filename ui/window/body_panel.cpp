#include "ui/window/body_panel.hpp"

#include "ui/window/card_content.hpp"
#include "ui/window/melee_card.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace littlewars::ui {

BodyPanel::BodyPanel(const BodyAsked& body, QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("floating"));
    auto* column = new QVBoxLayout(this);
    const QString who = tr("%n men, %1", "body of men and side", static_cast<int>(body.men.size()))
                            .arg(side_word(body.side));
    auto* title = new QLabel(
        who + QStringLiteral(": ") + (body.isolated ? tr("isolated") : tr("not isolated")), this);
    title->setProperty("role", QStringLiteral("title"));
    const QString supporters = body.supporters.empty() ? tr("nobody") : names_word(body.supporters);
    auto* why = new QLabel(tr("In reach to support them: %1.").arg(supporters), this);
    why->setProperty("role", QStringLiteral("quiet"));
    why->setWordWrap(true);
    column->addWidget(title);
    column->addWidget(why);
    if (!body.firm) {
        auto* doubt = new QLabel(tr("Doubtful: look at the table."), this);
        doubt->setProperty("role", QStringLiteral("warning"));
        column->addWidget(doubt);
    }
    auto* row = new QHBoxLayout;
    if (body.isolated) {
        auto* yes = new QPushButton(tr("They surrender"), this);
        yes->setObjectName(QStringLiteral("surrender"));
        connect(
            yes, &QPushButton::clicked, this, [this, men = body.men] { emit surrendered(men); });
        row->addWidget(yes);
    }
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &BodyPanel::closed);
    row->addStretch(1);
    row->addWidget(close);
    column->addLayout(row);
}

}  // namespace littlewars::ui

#include "ui/window/card_column.hpp"

#include "ui/window/clear_layout.hpp"
#include "ui/window/ruling_card.hpp"

#include <QLabel>
#include <QVBoxLayout>

namespace littlewars::ui {

CardColumn::CardColumn(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* list = new QWidget(this);
    column_ = new QVBoxLayout(list);
    column_->setContentsMargins(0, 0, 6, 0);
    column_->setSpacing(8);
    setWidget(list);
}

std::vector<RulingCard*> CardColumn::cards() const {
    std::vector<RulingCard*> cards;
    for (int place = 0; place < column_->count(); ++place) {
        if (auto* card = qobject_cast<RulingCard*>(column_->itemAt(place)->widget())) {
            cards.push_back(card);
        }
    }
    return cards;
}

void CardColumn::clear() {
    clear_layout(*column_);
}

void CardColumn::add_quiet_note(const QString& text) {
    auto* note = new QLabel(text, widget());
    note->setProperty("role", QStringLiteral("quiet"));
    note->setWordWrap(true);
    column_->addWidget(note);
}

}  // namespace littlewars::ui

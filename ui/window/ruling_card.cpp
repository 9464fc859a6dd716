#include "ui/window/ruling_card.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace littlewars::ui {
namespace {

QLabel* word(const QString& text, const char* role, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setProperty("role", QString::fromLatin1(role));
    return label;
}

/// A reason or question that lights its pieces up when clicked; wraps, unlike a button's text.
class Sentence : public QLabel {
  public:
    Sentence(const QString& text, QWidget* parent) : QLabel(text, parent) {
        setWordWrap(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::TabFocus);
    }
    std::function<void()> chosen;

  protected:
    void mouseReleaseEvent(QMouseEvent*) override { chosen(); }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            chosen();
        } else {
            QLabel::keyPressEvent(event);
        }
    }
};

}  // namespace

RulingCard::RulingCard(
    CardContent content, const QPixmap& thumbnail, Fold fold, bool can_change, QWidget* parent)
    : QFrame(parent), content_(std::move(content)) {
    setObjectName(QStringLiteral("card"));
    const bool open = can_change && (!content_.settled || !content_.calls.empty());
    setProperty("open", open);
    setAccessibleName(content_.spoken());
    build(thumbnail, fold, can_change);
}

void RulingCard::build(const QPixmap& thumbnail, Fold fold, bool can_change) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(4);
    if (fold == Fold::OneLine) {
        add_folded(column);
        return;
    }
    add_head(column, thumbnail);
    if (!content_.calls.empty() && can_change) {
        for (const CardCall& call : content_.calls) {
            add_call(column, call);
        }
    }
    add_why(column, can_change);
}

void RulingCard::add_folded(QVBoxLayout* column) {
    column->setContentsMargins(10, 4, 10, 4);
    QString line = content_.title;
    if (!content_.lines.isEmpty()) {
        line += QStringLiteral(" · ") + content_.lines.join(QStringLiteral(" "));
    }
    auto* label = word(content_.head, "head", this);
    auto* outcome = word(line, "quiet", this);
    column->addWidget(label);
    column->addWidget(outcome);
}

void RulingCard::add_head(QVBoxLayout* column, const QPixmap& thumbnail) {
    auto* row = new QHBoxLayout;
    auto* words = new QVBoxLayout;
    words->setSpacing(3);
    words->addWidget(word(content_.head, "head", this));
    words->addWidget(word(content_.title, "outcome", this));
    for (const QString& line : content_.lines) {
        words->addWidget(word(line, "plain", this));
    }
    if (!content_.firm) {
        words->addWidget(word(tr("Doubtful: look at the table."), "warning", this));
    }
    row->addLayout(words, 1);
    if (!thumbnail.isNull()) {
        auto* picture = new QLabel(this);
        picture->setPixmap(thumbnail);
        picture->setAccessibleName(tr("Picture of the place"));
        row->addWidget(picture, 0, Qt::AlignTop);
    }
    column->addLayout(row);
}

void RulingCard::add_why(QVBoxLayout* column, bool can_change) {
    auto* row = new QHBoxLayout;
    auto* reasons = new QWidget(this);
    reasons->setObjectName(QStringLiteral("reasons"));
    auto* list = new QVBoxLayout(reasons);
    list->setContentsMargins(6, 2, 0, 2);
    for (const CardReason& reason : content_.reasons) {
        auto* sentence = new Sentence(reason.text, reasons);
        sentence->setProperty("role", QStringLiteral("quiet"));
        sentence->chosen = [this, pieces = reason.pieces] { emit lit(pieces); };
        list->addWidget(sentence);
    }
    reasons->hide();
    if (!content_.reasons.empty()) {
        auto* why = new QPushButton(tr("▸ why"), this);
        why->setObjectName(QStringLiteral("why"));
        why->setProperty("role", QStringLiteral("link"));
        why->setCheckable(true);
        connect(why, &QPushButton::toggled, this, [this, reasons, why](bool open) {
            reasons->setVisible(open);
            why->setText(open ? tr("▾ why") : tr("▸ why"));
            emit lit(open ? content_.pieces : QStringList{});
        });
        row->addWidget(why);
    }
    if (!content_.melee.isEmpty() && can_change) {
        auto* choose = new QPushButton(tr("▸ choose men"), this);
        choose->setObjectName(QStringLiteral("choose"));
        choose->setProperty("role", QStringLiteral("link"));
        connect(choose, &QPushButton::clicked, this, [this] { emit choose_men(content_.melee); });
        row->addWidget(choose);
    }
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(reasons);
}

void RulingCard::add_call(QVBoxLayout* column, const CardCall& call) {
    auto* question = new Sentence(call.question, this);
    question->chosen = [this, call] { emit call_lit(call); };
    column->addWidget(question);
    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& text, const char* name, auto answer) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QString::fromLatin1(name));
        connect(button, &QPushButton::clicked, this, answer);
        row->addWidget(button);
    };
    add(tr("Yes"), "yes", [this, call] { emit call_settled(call, true); });
    add(tr("No"), "no", [this, call] { emit call_settled(call, false); });
    add(tr("Measure"), "measure", [this, call] { emit call_to_measure(call); });
    row->addStretch(1);
    column->addLayout(row);
}

void RulingCard::mouseReleaseEvent(QMouseEvent* event) {
    emit lit(content_.pieces);
    QFrame::mouseReleaseEvent(event);
}

}  // namespace littlewars::ui

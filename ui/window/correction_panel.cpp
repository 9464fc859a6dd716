#include "ui/window/correction_panel.hpp"

#include "ui/window/card_content.hpp"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace littlewars::ui {
namespace {

using vision::PieceKind;

Correction about(const std::string& piece) {
    Correction correction;
    correction.piece = piece;
    return correction;
}

Correction with_side(const std::string& piece, const std::string& side) {
    Correction correction = about(piece);
    correction.side = side;
    return correction;
}

Correction with_kind(const std::string& piece, PieceKind kind) {
    Correction correction = about(piece);
    correction.kind = kind;
    return correction;
}

Correction with_standing(const std::string& piece, bool standing) {
    Correction correction = about(piece);
    correction.standing = standing;
    return correction;
}

Correction with_status(const std::string& piece, Status status) {
    Correction correction = about(piece);
    correction.status = status;
    return correction;
}

}  // namespace

QString kind_word(PieceKind kind) {
    switch (kind) {
        case PieceKind::Infantry:
            return CorrectionPanel::tr("infantry");
        case PieceKind::Cavalry:
            return CorrectionPanel::tr("cavalry");
        case PieceKind::Gun:
            break;
    }
    return CorrectionPanel::tr("gun");
}

CorrectionPanel::CorrectionPanel(const PieceView& piece,
                                 const std::array<std::string, 2>& sides,
                                 const QStringList& names,
                                 QWidget* parent)
    : QFrame(parent) {
    add_title(
        QStringLiteral("%1 · %2 · %3")
            .arg(QString::fromStdString(piece.name), kind_word(piece.kind), side_word(piece.side)));
    add_side_row(piece, sides);
    add_kind_row(piece);
    if (piece.kind == PieceKind::Gun) {
        add_shots_row(piece);
    } else {
        add_state_row(piece);
    }
    add_identity_row(piece, names);
    add_end_row(piece);
}

CorrectionPanel::CorrectionPanel(vision::TablePoint place,
                                 const std::array<std::string, 2>& sides,
                                 QWidget* parent)
    : QFrame(parent) {
    add_title(tr("What stands here?"));
    for (const std::string& side : sides) {
        Correction missed;
        missed.side = side;
        missed.foot = place;
        const auto as = [&missed](PieceKind kind) {
            missed.kind = kind;
            return missed;
        };
        add_choice(side_word(side),
                   {{kind_word(PieceKind::Infantry), as(PieceKind::Infantry)},
                    {kind_word(PieceKind::Cavalry), as(PieceKind::Cavalry)},
                    {kind_word(PieceKind::Gun), as(PieceKind::Gun)}});
    }
    auto* close = new QPushButton(tr("Nothing"), this);
    connect(close, &QPushButton::clicked, this, &CorrectionPanel::closed);
    column_->addWidget(close, 0, Qt::AlignRight);
}

void CorrectionPanel::add_title(const QString& title) {
    setObjectName(QStringLiteral("floating"));
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(14, 10, 14, 10);
    auto* label = new QLabel(title, this);
    label->setProperty("role", QStringLiteral("title"));
    column_->addWidget(label);
    grid_ = new QGridLayout;
    grid_->setColumnStretch(1, 1);
    column_->addLayout(grid_);
    setAccessibleName(title);
}

void CorrectionPanel::add_row(const QString& word, QWidget* answers) {
    const int row = grid_->rowCount();
    auto* label = new QLabel(word, this);
    label->setProperty("role", QStringLiteral("quiet"));
    grid_->addWidget(label, row, 0);
    grid_->addWidget(answers, row, 1, Qt::AlignLeft);
}

void CorrectionPanel::add_choice(const QString& word,
                                 std::initializer_list<std::pair<QString, Correction>> answers) {
    auto* buttons = new QWidget(this);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (const auto& [text, correction] : answers) {
        auto* button = new QPushButton(text, buttons);
        button->setObjectName(QStringLiteral("answer"));
        connect(button, &QPushButton::clicked, this, [this, correction = correction] {
            emit corrected(correction);
        });
        row->addWidget(button);
    }
    add_row(word, buttons);
}

void CorrectionPanel::add_side_row(const PieceView& piece,
                                   const std::array<std::string, 2>& sides) {
    add_choice(tr("Side"),
               {{side_word(sides[0]), with_side(piece.name, sides[0])},
                {side_word(sides[1]), with_side(piece.name, sides[1])}});
}

void CorrectionPanel::add_kind_row(const PieceView& piece) {
    add_choice(tr("Kind"),
               {{kind_word(PieceKind::Infantry), with_kind(piece.name, PieceKind::Infantry)},
                {kind_word(PieceKind::Cavalry), with_kind(piece.name, PieceKind::Cavalry)},
                {kind_word(PieceKind::Gun), with_kind(piece.name, PieceKind::Gun)}});
}

void CorrectionPanel::add_state_row(const PieceView& piece) {
    add_choice(tr("He is"),
               {{tr("standing"), with_standing(piece.name, true)},
                {tr("knocked over"), with_standing(piece.name, false)},
                {tr("dead"), with_status(piece.name, Status::Dead)}});
    add_choice(QString(),
               {{tr("a prisoner"), with_status(piece.name, Status::Prisoner)},
                {tr("disarmed"), with_status(piece.name, Status::Disarmed)},
                {tr("fighting"), with_status(piece.name, Status::Fighting)}});
}

void CorrectionPanel::add_shots_row(const PieceView& gun) {
    auto* counter = new QWidget(this);
    auto* row = new QHBoxLayout(counter);
    row->setContentsMargins(0, 0, 0, 0);
    const QString name = QString::fromStdString(gun.name);
    auto* less = new QPushButton(QStringLiteral("−"), counter);
    less->setEnabled(gun.fired > 0);
    less->setAccessibleName(tr("One shot less"));
    auto* count = new QLabel(QString::number(gun.fired), counter);
    auto* more = new QPushButton(QStringLiteral("+"), counter);
    more->setObjectName(QStringLiteral("fired"));
    more->setAccessibleName(tr("One shot more"));
    connect(less, &QPushButton::clicked, this, [this, name] { emit fired(name, -1); });
    connect(more, &QPushButton::clicked, this, [this, name] { emit fired(name, 1); });
    row->addWidget(less);
    row->addWidget(count);
    row->addWidget(more);
    add_row(tr("Shots this move"), counter);
}

void CorrectionPanel::add_identity_row(const PieceView& piece, const QStringList& names) {
    auto* choice = new QComboBox(this);
    choice->addItem(QString::fromStdString(piece.name));
    choice->addItems(names);
    choice->setObjectName(QStringLiteral("identity"));
    connect(choice, &QComboBox::textActivated, this, [this, piece](const QString& name) {
        if (name.toStdString() != piece.name) {
            Correction correction = about(piece.name);
            correction.name = name.toStdString();
            emit corrected(correction);
        }
    });
    add_row(tr("This is"), choice);
}

void CorrectionPanel::add_end_row(const PieceView& piece) {
    auto* row = new QHBoxLayout;
    auto* remove = new QPushButton(tr("There is no such piece"), this);
    remove->setObjectName(QStringLiteral("remove"));
    connect(remove, &QPushButton::clicked, this, [this, name = piece.name] {
        Correction correction = about(name);
        correction.removed = true;
        emit corrected(correction);
    });
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("close"));
    connect(close, &QPushButton::clicked, this, &CorrectionPanel::closed);
    row->addWidget(remove);
    row->addStretch(1);
    row->addWidget(close);
    column_->addLayout(row);
}

}  // namespace littlewars::ui

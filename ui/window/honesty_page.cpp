#include "ui/window/honesty_page.hpp"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace littlewars::ui {
namespace {

std::array<std::pair<Policy, QString>, 4> policies() {
    return {{{Policy::Apply, HonestyPage::tr("apply at once")},
             {Policy::Propose, HonestyPage::tr("propose")},
             {Policy::Note, HonestyPage::tr("note only")},
             {Policy::Off, HonestyPage::tr("off")}}};
}

}  // namespace

std::vector<HonestyRow> honesty_rows() {
    return {
        {"moves",
         HonestyPage::tr("How far a man moved"),
         HonestyPage::tr("the straight distance from where he stood"),
         HonestyPage::tr("who he is, when look-alikes changed places under a hand"),
         HonestyPage::tr("the way he walked")},
        {"moves",
         HonestyPage::tr("Moved or fired, not both"),
         HonestyPage::tr("that a gun moved"),
         HonestyPage::tr("each shot"),
         QString()},
        {"melee",
         HonestyPage::tr("Who is in contact"),
         HonestyPage::tr("gaps between bases, with their ±"),
         HonestyPage::tr("gaps within two ± of the limit"),
         HonestyPage::tr("bases hidden behind other pieces")},
        {"melee",
         HonestyPage::tr("Who takes part, is isolated, falls, is taken"),
         HonestyPage::tr("all of it, from the places of the men"),
         HonestyPage::tr("which men, where there is a choice"),
         QString()},
        {"prisoners",
         HonestyPage::tr("Guards and prisoners"),
         HonestyPage::tr("who is in reach of whom; who was taken, as long as he is in sight"),
         HonestyPage::tr("prisoners from before the camera looked"),
         QString()},
        {"surrender",
         HonestyPage::tr("Surrender"),
         HonestyPage::tr("whether the body is isolated"),
         HonestyPage::tr("that they surrender"),
         QString()},
        {"guns",
         HonestyPage::tr("A gun's state and capture"),
         HonestyPage::tr("crew, enemies past the axle"),
         HonestyPage::tr("guns whose trail is hidden"),
         QString()},
        {"",
         HonestyPage::tr("Killed by a shot"),
         HonestyPage::tr("figures lying after a shot"),
         HonestyPage::tr("men stood up again, or knocked over by a sleeve"),
         HonestyPage::tr("what knocked him over")},
        {"",
         HonestyPage::tr("Cover, houses, woods"),
         QString(),
         HonestyPage::tr("everything: the players judge it"),
         QString()},
    };
}

HonestyPage::HonestyPage(const MatchSettings& settings, QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("floating"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 18, 24, 18);
    auto* title = new QLabel(tr("What the camera can judge"), this);
    title->setProperty("role", QStringLiteral("page"));
    column->addWidget(title);
    auto* table = new QTableWidget(this);
    table->setAccessibleName(title->text());
    fill(table, settings);
    column->addWidget(table, 1);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("close"));
    connect(close, &QPushButton::clicked, this, &HonestyPage::closed);
    column->addWidget(close, 0, Qt::AlignRight);
}

QWidget* HonestyPage::policy_box(const std::string& rule, Policy now) {
    auto* box = new QComboBox(this);
    box->setObjectName(QStringLiteral("policy_") + QString::fromStdString(rule));
    for (const auto& [policy, word] : policies()) {
        box->addItem(word, static_cast<int>(policy));
    }
    box->setCurrentIndex(box->findData(static_cast<int>(now)));
    connect(box, &QComboBox::activated, this, [this, box, rule](int index) {
        emit policy_chosen(QString::fromStdString(rule),
                           static_cast<Policy>(box->itemData(index).toInt()));
    });
    return box;
}

void HonestyPage::fill(QTableWidget* table, const MatchSettings& settings) {
    const std::vector<HonestyRow> rows = honesty_rows();
    table->setColumnCount(5);
    table->setRowCount(static_cast<int>(rows.size()));
    table->setHorizontalHeaderLabels({tr("The rules ask"),
                                      tr("judges itself"),
                                      tr("needs telling"),
                                      tr("nobody can see"),
                                      tr("a ruling")});
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setWordWrap(true);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    std::string told;
    for (int row = 0; row < table->rowCount(); ++row) {
        const HonestyRow& line = rows[static_cast<std::size_t>(row)];
        int at = 0;
        for (const QString& text : {line.asks, line.by_itself, line.needs_word, line.nobody}) {
            table->setItem(row, at++, new QTableWidgetItem(text.isEmpty() ? tr("–") : text));
        }
        if (!line.rule.empty() && line.rule != told) {
            table->setCellWidget(row, at, policy_box(line.rule, policy_of(settings, line.rule)));
            told = line.rule;
        }
    }
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

}  // namespace littlewars::ui

#include "ui/window/roll_panel.hpp"

#include "ui/window/card_content.hpp"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

namespace littlewars::ui {

RollPanel::RollPanel(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 6, 0, 6);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(2);
    for (int row = 0; row < kRows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        words_[at] = new QLabel(this);
        words_[at]->setProperty("role", QStringLiteral("quiet"));
        grid->addWidget(words_[at], row, 0);
        for (int side = 0; side < 2; ++side) {
            auto* figure = new QLabel(this);
            figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            figures_[at][static_cast<std::size_t>(side)] = figure;
            grid->addWidget(figure, row, side + 1);
        }
    }
    grid->setColumnStretch(0, 1);
    translate();
}

void RollPanel::translate() {
    words_[0]->setText(tr("Roll"));
    words_[1]->setText(tr("Foot + horse"));
    words_[2]->setText(tr("Guns"));
    words_[3]->setText(tr("Prisoners held"));
    words_[4]->setText(tr("Dead"));
    words_[5]->setText(tr("Score"));
}

void RollPanel::show_view(const SessionView& view, const OverlayStyle& style) {
    for (std::size_t side = 0; side < 2; ++side) {
        const RollLine& line = view.roll[side];
        figures_[0][side]->setText(side_word(line.side));
        figures_[0][side]->setStyleSheet(QStringLiteral("font-weight: 700; color: %1")
                                             .arg(style.of_side(static_cast<int>(side)).name()));
        figures_[1][side]->setText(QStringLiteral("%1 + %2").arg(line.infantry).arg(line.cavalry));
        figures_[2][side]->setText(QString::number(line.guns));
        figures_[3][side]->setText(QString::number(line.prisoners_held));
        figures_[4][side]->setText(QString::number(line.dead));
        figures_[5][side]->setText(QLocale().toString(line.score, 'f', 1));
    }
}

}  // namespace littlewars::ui

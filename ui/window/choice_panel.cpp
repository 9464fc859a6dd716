#include "ui/window/choice_panel.hpp"

#include "ui/window/card_content.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;

bool holds(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

int count_of(const std::vector<std::string>& chosen, const rules::Ids& side) {
    return static_cast<int>(std::count_if(
        chosen.begin(), chosen.end(), [&](const auto& name) { return holds(side, name); }));
}

const rules::MeleeRuling* melee_of(const Judgement& judgement, const std::string& man) {
    for (const rules::MeleeRuling& melee : judgement.rulings.melees) {
        if (holds(melee.participants[rules::Side::First], man) ||
            holds(melee.participants[rules::Side::Second], man)) {
            return &melee;
        }
    }
    return nullptr;
}

}  // namespace

ChoicePanel::ChoicePanel(std::shared_ptr<const Judgement> judgement,
                         const std::string& man,
                         Check check,
                         QWidget* parent)
    : QFrame(parent),
      judgement_(std::move(judgement)),
      melee_(melee_of(*judgement_, man)),
      check_(std::move(check)) {
    build();
    const rules::Casualties& now = melee_->applied ? *melee_->applied : melee_->proposal;
    chosen_ = {now.killed, now.prisoners};
    show_counts();
}

void ChoicePanel::build() {
    setObjectName(QStringLiteral("card"));
    setProperty("open", true);
    auto* column = new QVBoxLayout(this);
    auto* title = new QLabel(tr("Choose men"), this);
    title->setProperty("role", QStringLiteral("outcome"));
    auto* how = new QLabel(
        tr("%1 chooses. Click a man on the table to change him.").arg(side_word(judgement_->moved)),
        this);
    how->setWordWrap(true);
    how->setProperty("role", QStringLiteral("quiet"));
    counts_ = new QLabel(this);
    counts_->setWordWrap(true);
    counts_->setObjectName(QStringLiteral("counts"));
    column->addWidget(title);
    column->addWidget(how);
    column->addWidget(counts_);
    auto* row = new QHBoxLayout;
    apply_ = new QPushButton(tr("Apply"), this);
    apply_->setObjectName(QStringLiteral("apply"));
    apply_->setProperty("role", QStringLiteral("now"));
    auto* proposal = new QPushButton(tr("Proposal"), this);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    row->addWidget(apply_);
    row->addWidget(proposal);
    row->addWidget(cancel);
    column->addLayout(row);
    connect(apply_, &QPushButton::clicked, this, [this] { emit applied(choice()); });
    connect(proposal, &QPushButton::clicked, this, &ChoicePanel::take_proposal);
    connect(cancel, &QPushButton::clicked, this, &ChoicePanel::cancelled);
}

ChoiceMade ChoicePanel::choice() const {
    ChoiceMade made;
    made.melee = melee_->participants[rules::Side::First].empty()
                     ? melee_->participants[rules::Side::Second].front()
                     : melee_->participants[rules::Side::First].front();
    made.killed = chosen_.killed;
    made.prisoners = chosen_.prisoners;
    return made;
}

void ChoicePanel::turn(const std::string& man) {
    const bool first = holds(melee_->participants[rules::Side::First], man);
    const bool second = holds(melee_->participants[rules::Side::Second], man);
    if (!first && !second) {
        return;
    }
    const rules::Side side = first ? rules::Side::First : rules::Side::Second;
    const bool can_be_taken = melee_->inferior == side && melee_->isolated;
    const bool was_killed = holds(chosen_.killed, man);
    std::erase(chosen_.killed, man);
    std::erase(chosen_.prisoners, man);
    if (!was_killed) {
        chosen_.killed.push_back(man);
    } else if (can_be_taken) {
        chosen_.prisoners.push_back(man);
    }
    show_counts();
    emit changed();
}

void ChoicePanel::take_proposal() {
    chosen_ = {melee_->proposal.killed, melee_->proposal.prisoners};
    show_counts();
    emit changed();
}

QString ChoicePanel::count_line(rules::Side side) const {
    const rules::Ids& men = melee_->participants[side];
    const int killed = count_of(chosen_.killed, men);
    QString line = tr("%1: %2 of %3 fall")
                       .arg(side_word(judgement_->rulings.sides[side]))
                       .arg(killed)
                       .arg(melee_->killed[side]);
    if (melee_->inferior == side && melee_->prisoners > 0) {
        line +=
            tr(", %1 of %2 are taken").arg(count_of(chosen_.prisoners, men)).arg(melee_->prisoners);
    }
    return line + (killed == melee_->killed[side] ? QStringLiteral("  ✓") : QString());
}

void ChoicePanel::show_counts() {
    counts_->setText(count_line(rules::Side::First) + QLatin1Char('\n') +
                     count_line(rules::Side::Second));
    apply_->setEnabled(check_(choice()));
}

}  // namespace littlewars::ui

#include "ui/board_page/secret_forms.hpp"

#include "referee/stratego/army.hpp"
#include "ui/board_page/board_words.hpp"
#include "ui/play/random_army.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <numeric>
#include <random>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

struct RankCount {
    std::string rank;
    int count = 0;
};

/// An army's ranks, strongest first; those it has none of left out.
std::vector<RankCount> army_of(const std::string& army) {
    using namespace referee::stratego;
    const RankCounts& counts = army == "duel" ? kDuelArmy : kOriginalArmy;
    std::vector<RankCount> list;
    for (const Rank rank : kAllRanks) {
        if (counts[rank] > 0) {
            list.push_back({std::string(string_of(rank)), counts[rank]});
        }
    }
    return list;
}

constexpr const char* kUntold = "?";

QLabel* title_label(const QString& words, QWidget* parent) {
    auto* label = new QLabel(words, parent);
    label->setProperty("role", QStringLiteral("page"));
    label->setWordWrap(true);
    return label;
}

QPushButton* done_button(const QString& words, QWidget* parent) {
    auto* button = new QPushButton(words, parent);
    button->setObjectName(QStringLiteral("secret_done"));
    button->setProperty("role", QStringLiteral("now"));
    return button;
}

}  // namespace

ArmyForm::ArmyForm(const GameTable& table, const std::string& side, QWidget* parent)
    : SecretForm(parent),
      side_(side),
      army_(table.input().value("options", json::object()).value("army", "original")) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(title_label(tr("Your army"), this));
    auto* words = new QLabel(
        tr("Choose a rank, then click the squares where it stands. Your own rows are below; a "
           "click takes a piece off again. Ranks left untold are asked for when the piece fights."),
        this);
    words->setWordWrap(true);
    column->addWidget(words);
    build_palette();
    build_squares();
    auto* row = new QHBoxLayout;
    auto* chance = new QPushButton(tr("By chance"), this);
    chance->setObjectName(QStringLiteral("army_by_chance"));
    auto* untold = new QPushButton(tr("Leave the rest untold"), this);
    untold->setObjectName(QStringLiteral("army_untold"));
    done_ = done_button(tr("The army stands"), this);
    row->addWidget(chance);
    row->addWidget(untold);
    row->addStretch(1);
    row->addWidget(done_);
    column->addLayout(row);
    connect(chance, &QPushButton::clicked, this, &ArmyForm::lay_by_chance);
    connect(untold, &QPushButton::clicked, this, [this] {
        for (const auto& [square, button] : squares_) {
            if (army_ != "duel") {
                pieces_.try_emplace(square, kUntold);
            }
        }
        rank_ = kUntold;
        refresh();
    });
    connect(done_, &QPushButton::clicked, this, [this] { emit answered(move()); });
    rank_ = army_of(army_).front().rank;
    refresh();
}

void ArmyForm::build_palette() {
    auto* grid = new QGridLayout;
    int place = 0;
    const auto add = [&](const std::string& rank) {
        auto* button = new QPushButton(this);
        button->setCheckable(true);
        button->setObjectName(QStringLiteral("rank_") + QString::fromStdString(rank));
        connect(button, &QPushButton::clicked, this, [this, rank] {
            rank_ = rank;
            refresh();
        });
        palette_[rank] = button;
        grid->addWidget(button, place / 7, place % 7);
        ++place;
    };
    for (const RankCount& rank : army_of(army_)) {
        add(rank.rank);
    }
    add(kUntold);
    static_cast<QVBoxLayout*>(layout())->addLayout(grid);
}

/// Each side sees its own rows below.
void ArmyForm::build_squares() {
    auto* grid = new QGridLayout;
    grid->setSpacing(3);
    const bool is_red = side_ == "red";
    for (int line = 0; line < 4; ++line) {
        const int row = is_red ? 4 - line : 7 + line;
        for (int place = 0; place < 10; ++place) {
            const int column = is_red ? place : 9 - place;
            const std::string square =
                std::string(1, static_cast<char>('a' + column)) + std::to_string(row);
            auto* button = new QPushButton(this);
            button->setObjectName(QStringLiteral("square_") + QString::fromStdString(square));
            button->setMinimumSize(44, 40);
            connect(button, &QPushButton::clicked, this, [this, square] { put(square); });
            squares_[square] = button;
            grid->addWidget(button, line, place);
        }
    }
    static_cast<QVBoxLayout*>(layout())->addLayout(grid);
}

void ArmyForm::put(const std::string& square) {
    if (pieces_.erase(square) == 0 && left_of(rank_) > 0) {
        pieces_[square] = rank_;
    }
    refresh();
}

int ArmyForm::left_of(const std::string& rank) const {
    const auto laid = static_cast<int>(std::count_if(
        pieces_.begin(), pieces_.end(), [&](const auto& piece) { return piece.second == rank; }));
    int all = 0;
    for (const RankCount& one : army_of(army_)) {
        if (rank == one.rank) {
            return one.count - laid;
        }
        all += one.count;
    }
    return all - static_cast<int>(pieces_.size());
}

void ArmyForm::lay_by_chance() {
    std::mt19937 random{std::random_device{}()};
    const json army = random_army(side_, army_, random);
    pieces_.clear();
    for (const auto& [square, rank] : army.at("pieces").items()) {
        pieces_[square] = rank.is_null() ? kUntold : rank.get<std::string>();
    }
    refresh();
}

void ArmyForm::refresh() {
    for (const auto& [rank, button] : palette_) {
        const int left = left_of(rank);
        button->setText(rank == kUntold ? tr("? untold")
                                        : rank_word(rank) + QStringLiteral(" ×%1").arg(left));
        button->setChecked(rank == rank_);
        button->setEnabled(left > 0 || rank == rank_);
    }
    for (const auto& [square, button] : squares_) {
        const auto piece = pieces_.find(square);
        button->setText(piece == pieces_.end() ? QStringLiteral("·")
                                               : QString::fromStdString(piece->second));
    }
    done_->setEnabled(left_of(kUntold) == 0);
}

json ArmyForm::move() const {
    json pieces = json::object();
    for (const auto& [square, rank] : pieces_) {
        pieces[square] = rank == kUntold ? json(nullptr) : json(rank);
    }
    return {{"setup", side_}, {"pieces", std::move(pieces)}};
}

StrengthForm::StrengthForm(const GameTable& table, QWidget* parent) : SecretForm(parent) {
    const bool is_japan = table.position().at("turn") == "japan";
    total_ = is_japan ? 27 : 20;
    const std::array<const char*, 5> units =
        is_japan ? std::array<const char*, 5>{"j1", "j2", "j3", "j4", "jy"}
                 : std::array<const char*, 5>{"r1", "r2", "r3", "rl", "rr"};
    auto* column = new QVBoxLayout(this);
    column->addWidget(title_label(tr("Your strengths"), this));
    column->addWidget(
        new QLabel(tr("Share out %1 among your five units, 3 or more to each.").arg(total_), this));
    auto* grid = new QGridLayout;
    constexpr int kLeast = 3;
    for (std::size_t i = 0; i < units.size(); ++i) {
        auto* share = new QSpinBox(this);
        share->setRange(kLeast, total_ - 4 * kLeast);
        share->setObjectName(QStringLiteral("strength_") + QString::fromLatin1(units[i]));
        const auto row = static_cast<int>(i);
        grid->addWidget(new QLabel(QString::fromLatin1(units[i]), this), row, 0);
        grid->addWidget(share, row, 1);
        shares_.emplace_back(units[i], share);
        connect(share, &QSpinBox::valueChanged, this, &StrengthForm::refresh);
    }
    grid->setColumnStretch(2, 1);
    column->addLayout(grid);
    left_ = new QLabel(this);
    column->addWidget(left_);
    done_ = done_button(tr("Done"), this);
    column->addWidget(done_, 0, Qt::AlignLeft);
    connect(done_, &QPushButton::clicked, this, [this] {
        json strengths = json::object();
        for (const auto& [unit, share] : shares_) {
            strengths[unit] = share->value();
        }
        emit answered({{"allocate", std::move(strengths)}});
    });
    refresh();
}

void StrengthForm::refresh() {
    const int given =
        std::accumulate(shares_.begin(), shares_.end(), 0, [](int sum, const auto& share) {
            return sum + share.second->value();
        });
    left_->setText(tr("Still to share out: %1").arg(total_ - given));
    done_->setEnabled(given == total_);
}

CallForm::CallForm(const GameTable& table, QWidget* parent) : SecretForm(parent) {
    const json& position = table.position();
    const bool is_attacker = position.at("phase") == "call-attacker";
    const std::string unit = position.at("combat").at(is_attacker ? "attacker" : "defender");
    const int strength = position.at("units").at(unit).at("strength");
    auto* column = new QVBoxLayout(this);
    column->addWidget(
        title_label(is_attacker ? tr("Your unit %1 attacks").arg(QString::fromStdString(unit))
                                : tr("Your unit %1 is attacked").arg(QString::fromStdString(unit)),
                    this));
    column->addWidget(new QLabel(tr("Its true strength is %1. Call it, or less.").arg(strength)));
    auto* row = new QHBoxLayout;
    const auto listed = table.moves();
    for (const json& move : listed) {
        auto* button = new QPushButton(QString::number(move.at("call").get<int>()), this);
        button->setObjectName(QStringLiteral("call_%1").arg(move.at("call").get<int>()));
        button->setMinimumSize(48, 48);
        connect(button, &QPushButton::clicked, this, [this, move] { emit answered(move); });
        row->addWidget(button);
    }
    row->addStretch(1);
    column->addLayout(row);
}

RankForm::RankForm(const CallWanted& wanted, QWidget* parent) : SecretForm(parent) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(title_label(
        tr("Which rank is your piece on %1?").arg(QString::fromStdString(wanted.at)), this));
    auto* grid = new QGridLayout;
    int place = 0;
    for (const RankCount& rank : army_of("original")) {
        auto* button = new QPushButton(rank_word(rank.rank), this);
        button->setObjectName(QStringLiteral("rank_") + QString::fromStdString(rank.rank));
        connect(button, &QPushButton::clicked, this, [this, wanted, name = rank.rank] {
            emit answered({{wanted.key, name}});
        });
        grid->addWidget(button, place / 4, place % 4);
        ++place;
    }
    column->addLayout(grid);
}

}  // namespace littlewars::ui

#pragma once

#include "ui/session/judgement.hpp"

#include <QString>
#include <QStringList>

#include <array>
#include <string>
#include <vector>

namespace littlewars::ui {

/// Why a ruling is as it is: a sentence, and the pieces it speaks of (they light up on a click).
struct CardReason {
    QString text;
    QStringList pieces;
    bool operator==(const CardReason&) const = default;
};

/// A comparison for the players to settle by looking.
struct CardCall {
    QString question;
    std::array<std::string, 2> pieces;
    std::string rule;
    bool operator==(const CardCall&) const = default;
};

/// One ruling in the players' language, as a card shows it and a voice says it.
struct CardContent {
    QString head;       ///< "Move 7 · red moved".
    QString title;      ///< "Melee  6 red · 4 blue".
    QStringList lines;  ///< The outcome in plain words.
    std::vector<CardReason> reasons;
    std::vector<CardCall> calls;
    QStringList pieces;   ///< Who takes part.
    QString melee;        ///< Any man of the melee, where there is something to choose; else empty.
    bool settled = true;  ///< Nothing is left to do: folds to one line.
    bool firm = true;
    bool operator==(const CardContent&) const = default;

    /// Title and outcome as one sentence, for a voice or a caption.
    [[nodiscard]] QString spoken() const;
};

/// A side's name in the players' language where it is a common colour, else as it is.
[[nodiscard]] QString side_word(const std::string& side);

/// A length in inches with one decimal, in the players' notation.
[[nodiscard]] QString inches_word(double length_in);

/// Everything worth saying about one move's end, gravest first: melees, doubtful melees, guns that
/// changed or are in dispute, prisoners, moves too long. Never empty: a move with nothing to rule
/// has a card that says so. `before` is the judgement before it, or null.
[[nodiscard]] std::vector<CardContent> cards_of(const Judgement& judgement,
                                                const Judgement* before);

}  // namespace littlewars::ui

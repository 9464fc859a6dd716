#pragma once

#include <QCoreApplication>

namespace littlewars::ui {

/// The words of the ruling cards; in a class of their own so that Linguist finds them under one
/// heading.
struct Card {
    Q_DECLARE_TR_FUNCTIONS(Card)
};

}  // namespace littlewars::ui

#pragma once

#include "ui/window/theme.hpp"

#include <QSettings>
#include <QString>
#include <QStringList>

namespace littlewars::ui {

/// What a player likes, kept between runs. Written at once when changed (QSettings replaces its
/// file as a whole).
struct Preferences {
    Shade shade = Shade::Dark;
    TextSize text = TextSize::Normal;
    bool still = false;  ///< Reduced motion.
    bool speak = false;  ///< Rulings are spoken.
    QString language;    ///< "en", "nl", …; empty: the system's, where we have it.

    bool operator==(const Preferences&) const = default;
};

[[nodiscard]] Preferences read_preferences(const QSettings& store);
void write_preferences(QSettings& store, const Preferences& preferences);

/// The languages of the games' sources, by code.
[[nodiscard]] const QStringList& languages();

/// A language's own name for itself: "Nederlands".
[[nodiscard]] QString language_name(const QString& code);

}  // namespace littlewars::ui

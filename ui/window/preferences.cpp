#include "ui/window/preferences.hpp"

#include <QLocale>

namespace littlewars::ui {

Preferences read_preferences(const QSettings& store) {
    Preferences preferences;
    preferences.shade = store.value("look/light").toBool() ? Shade::Light : Shade::Dark;
    preferences.text = store.value("look/large").toBool() ? TextSize::Large : TextSize::Normal;
    preferences.still = store.value("look/still").toBool();
    preferences.speak = store.value("speech/on").toBool();
    const QString language = store.value("language").toString();
    preferences.language = languages().contains(language) ? language : QString();
    return preferences;
}

void write_preferences(QSettings& store, const Preferences& preferences) {
    store.setValue("look/light", preferences.shade == Shade::Light);
    store.setValue("look/large", preferences.text == TextSize::Large);
    store.setValue("look/still", preferences.still);
    store.setValue("speech/on", preferences.speak);
    store.setValue("language", preferences.language);
    store.sync();
}

const QStringList& languages() {
    static const QStringList codes{QStringLiteral("en"),
                                   QStringLiteral("nl"),
                                   QStringLiteral("da"),
                                   QStringLiteral("ko"),
                                   QStringLiteral("pl"),
                                   QStringLiteral("sv")};
    return codes;
}

QString language_name(const QString& code) {
    QString name = QLocale(code).nativeLanguageName();
    if (code == QLatin1String("en")) {
        name = QStringLiteral("English");
    }
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name;
}

}  // namespace littlewars::ui

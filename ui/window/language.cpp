#include "ui/window/language.hpp"

#include "ui/window/preferences.hpp"

#include <QCoreApplication>

namespace littlewars::ui {
namespace {

QString known_code(const QString& wanted) {
    if (languages().contains(wanted)) {
        return wanted;
    }
    const QString system = QLocale::system().name().section(QLatin1Char('_'), 0, 0);
    return languages().contains(system) ? system : QStringLiteral("en");
}

}  // namespace

Language::~Language() {
    if (translator_ && QCoreApplication::instance() != nullptr) {
        QCoreApplication::removeTranslator(translator_.get());
    }
}

void Language::speak(const QString& code) {
    const QString chosen = known_code(code);
    if (chosen == code_) {
        return;
    }
    QLocale::setDefault(QLocale(chosen));
    auto translator = std::make_unique<QTranslator>();
    const bool loaded = translator->load(QStringLiteral(":/translations/littlewars_") + chosen);
    if (translator_) {
        QCoreApplication::removeTranslator(translator_.get());
    }
    translator_ = std::move(translator);
    code_ = chosen;
    if (loaded) {
        QCoreApplication::installTranslator(translator_.get());
    }
}

}  // namespace littlewars::ui

#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <memory>

namespace littlewars::ui {

/// The language the application speaks now. Changing it sends every widget a LanguageChange.
class Language {
  public:
    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// `code` as in languages(); empty or unknown: the system's if we have it, else English.
    /// Numbers follow the language; the C library's numeric locale stays "C".
    void speak(const QString& code);
    [[nodiscard]] const QString& code() const { return code_; }

  private:
    std::unique_ptr<QTranslator> translator_;
    QString code_;
};

}  // namespace littlewars::ui

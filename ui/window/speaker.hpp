#pragma once

#include <QObject>
#include <QString>

#include <memory>

namespace littlewars::ui {

/// The program's voice and its sound for the last ten seconds. Where Qt's speech or sound is not
/// there, it is silent (the bell of the desktop instead of the sound).
class Speaker : public QObject {
    Q_OBJECT

  public:
    Speaker();
    ~Speaker() override;

    /// Whether this build and machine can speak at all.
    [[nodiscard]] static bool can_speak();
    /// Says `text` after what is being said; `language` as in languages().
    void say(const QString& text, const QString& language);
    void chime();

  private:
    struct Voice;
    std::unique_ptr<Voice> voice_;
};

}  // namespace littlewars::ui

#include "ui/window/speaker.hpp"

#include <QApplication>
#include <QLocale>
#include <QUrl>

#ifdef LITTLEWARS_WITH_SPEECH
#include <QTextToSpeech>
#endif
#ifdef LITTLEWARS_WITH_SOUND
#include <QSoundEffect>
#endif

namespace littlewars::ui {

struct Speaker::Voice {
#ifdef LITTLEWARS_WITH_SPEECH
    std::unique_ptr<QTextToSpeech> engine;  ///< Made when first needed: starting one takes time.
    QStringList waiting;
#endif
#ifdef LITTLEWARS_WITH_SOUND
    std::unique_ptr<QSoundEffect> chime;
#endif
};

Speaker::Speaker() : voice_(std::make_unique<Voice>()) {}

Speaker::~Speaker() = default;

bool Speaker::can_speak() {
#ifdef LITTLEWARS_WITH_SPEECH
    return !QTextToSpeech::availableEngines().isEmpty();
#else
    return false;
#endif
}

#ifdef LITTLEWARS_WITH_SPEECH
void Speaker::say(const QString& text, const QString& language) {
    constexpr int kMostWaiting = 3;
    if (!voice_->engine) {
        voice_->engine = std::make_unique<QTextToSpeech>();
        connect(voice_->engine.get(),
                &QTextToSpeech::stateChanged,
                this,
                [this](QTextToSpeech::State state) {
                    if (state == QTextToSpeech::Ready && !voice_->waiting.isEmpty()) {
                        voice_->engine->say(voice_->waiting.takeFirst());
                    }
                });
    }
    voice_->engine->setLocale(QLocale(language));
    if (voice_->engine->state() == QTextToSpeech::Speaking) {
        voice_->waiting.append(text);
        if (voice_->waiting.size() > kMostWaiting) {
            voice_->waiting.removeFirst();
        }
        return;
    }
    voice_->engine->say(text);
}
#else
void Speaker::say(const QString& /*text*/, const QString& /*language*/) {}
#endif

void Speaker::chime() {
#ifdef LITTLEWARS_WITH_SOUND
    if (!voice_->chime) {
        voice_->chime = std::make_unique<QSoundEffect>();
        voice_->chime->setSource(QUrl(QStringLiteral("qrc:/sounds/ten_seconds.wav")));
    }
    voice_->chime->play();
#else
    QApplication::beep();
#endif
}

}  // namespace littlewars::ui

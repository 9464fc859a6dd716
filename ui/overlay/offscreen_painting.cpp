#include "ui/overlay/offscreen_painting.hpp"

#include <QGuiApplication>

#include <array>
#include <clocale>

namespace littlewars::ui {

void paint_without_a_window() {
    if (QCoreApplication::instance() != nullptr) {
        return;
    }
    static int count = 3;
    static std::array<char, 11> program{"littlewars"};
    static std::array<char, 10> option{"-platform"};
    static std::array<char, 10> value{"offscreen"};
    static std::array<char*, 4> arguments{program.data(), option.data(), value.data(), nullptr};
    // Qt remarks on runtime folders and plugins that painting into memory never needs.
    const QtMessageHandler talkative =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    // Never deleted: at exit Qt's own statics are gone before ours.
    static const auto* application = new QGuiApplication(count, arguments.data());
    static_cast<void>(application);
    qInstallMessageHandler(talkative);
    std::setlocale(LC_NUMERIC, "C");
}

}  // namespace littlewars::ui

#include "ui/window/application.hpp"

#include "ui/window/match_window.hpp"
#include "ui/wizard/set_up.hpp"

#include <QApplication>
#include <QIcon>
#include <fmt/format.h>

#include <array>
#include <clocale>
#include <cstdio>

namespace littlewars::ui {

int run_application(Opening opening, const std::string& recording) {
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
        qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        fmt::print(stderr,
                   "littlewars: there is no display; use 'littlewars demo --headless', or set "
                   "DISPLAY\n");
        return 1;
    }
    // Our own arguments are read already; Qt is set by its environment variables.
    static int count = 1;
    static std::array<char, 11> program{"littlewars"};
    static std::array<char*, 2> arguments{program.data(), nullptr};
    QApplication application(count, arguments.data());
    std::setlocale(LC_NUMERIC, "C");  // QApplication took the user's.
    QApplication::setOrganizationName(QStringLiteral("littlewars"));
    QApplication::setApplicationName(QStringLiteral("littlewars"));
    QApplication::setApplicationVersion(QStringLiteral(LITTLEWARS_VERSION));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/littlewars.svg")));
    QApplication::setStyle(QStringLiteral("Fusion"));
    QSettings store(QSettings::IniFormat,
                    QSettings::UserScope,
                    QStringLiteral("littlewars"),
                    QStringLiteral("littlewars"));
    MatchWindow window(store);
    SetUp set_up(window, store);
    if (opening == Opening::WhereWeLeft) {
        set_up.open_where_we_left();
    } else {
        const auto begun = opening == Opening::Demo
                               ? set_up.play_demo()
                               : window.show_replay(QString::fromStdString(recording));
        if (!begun) {
            fmt::print(stderr, "littlewars: {}\n", calibration::message(begun.error()));
            return calibration::exit_status(begun.error());
        }
    }
    if (window.match() != nullptr || window.replay() != nullptr || window.board_page() != nullptr ||
        window.board_replay() != nullptr) {
        window.show();  // Else the wizard is open, and shows it when there is something to play.
    }
    return QApplication::exec();
}

}  // namespace littlewars::ui

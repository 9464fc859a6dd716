#include "ui/window/recordings_folder.hpp"

#include <QDateTime>
#include <QDir>
#include <QStandardPaths>

namespace littlewars::ui {

QString recordings_folder() {
    const QString films = QStandardPaths::writableLocation(QStandardPaths::MoviesLocation);
    return (films.isEmpty() ? QDir::homePath() : films) + QStringLiteral("/littlewars");
}

QString new_session_path() {
    QDir().mkpath(recordings_folder());
    const QString name =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH-mm-ss"));
    return recordings_folder() + QStringLiteral("/") + name + QStringLiteral(".lws");
}

}  // namespace littlewars::ui

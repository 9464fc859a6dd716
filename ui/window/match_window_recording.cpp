// What the match window does with recordings: making one, looking at one again, going on with one.
#include "calibration/armies_json.hpp"
#include "calibration/table_json.hpp"
#include "ui/board_page/board_page.hpp"
#include "ui/board_page/board_replay_page.hpp"
#include "ui/board_record/board_record.hpp"
#include "ui/window/match_window.hpp"
#include "ui/window/question_bar.hpp"
#include "ui/window/recordings_folder.hpp"
#include "ui/window/replay_page.hpp"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QStackedWidget>

namespace littlewars::ui {
namespace {

/// The recording of the match that may be gone on with; gone once the players stop recording it.
constexpr const char* kLastRecording = "last/recording";

RecordingStart recording_start(LiveMatch& match) {
    RecordingStart start;
    for (const std::string& part : match.setup().source) {
        start.source += (start.source.empty() ? "" : " ") + part;
    }
    if (match.setup().table) {
        start.table_json = calibration::table_text(*match.setup().table);
    }
    if (match.setup().armies) {
        start.armies_json = calibration::armies_text(*match.setup().armies);
    }
    start.events = match.session().events();
    return start;
}

}  // namespace

bool MatchWindow::start_recording(const QString& path, RecordingStart start) {
    auto started = SessionRecorder::start(path.toStdString(), std::move(start));
    if (!started) {
        tell(QString::fromStdString(calibration::message(started.error())));
        return false;
    }
    recorder_ = std::move(*started);
    recorded_ = path;
    store_.setValue(kLastRecording, path);
    store_.sync();
    return true;
}

void MatchWindow::toggle_recording() {
    if (board_page_) {
        toggle_board_recording();
        return;
    }
    if (recorder_) {
        const auto done = recorder_->finish();
        recorder_.reset();
        store_.remove(kLastRecording);
        tell(done ? tr("Recorded: %1").arg(recorded_)
                  : QString::fromStdString(calibration::message(done.error())));
    } else if (match_) {
        start_recording(new_session_path(), recording_start(*match_));
    }
    action(QStringLiteral("record"))->setChecked(recorder_ != nullptr);
    if (match_) {
        refresh_status();
    }
}

void MatchWindow::choose_replay() {
    auto* dialog = new QFileDialog(
        this, tr("Open a recording"), recordings_folder(), tr("Recorded matches (*.lws)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (const auto shown = show_replay(path); !shown) {
            tell(QString::fromStdString(calibration::message(shown.error())));
        }
    });
    dialog->show();
}

calibration::Expected<void> MatchWindow::show_replay(const QString& path) {
    auto record = RecordReader::open(path.toStdString());
    if (!record) {
        return tl::unexpected(record.error());
    }
    if (is_board_record(*record)) {
        return show_board_replay(path, std::move(*record));
    }
    auto replay = MatchReplay::open(path.toStdString());
    if (!replay) {
        return tl::unexpected(replay.error());
    }
    leave_replay();
    replay_ = new ReplayPage(std::move(*replay), QFileInfo(path).completeBaseName(), this);
    replayed_ = path;
    replay_->set_text_px(make_theme(preferences_.shade, preferences_.text).text_px());
    connect(replay_, &ReplayPage::left, this, [this] {
        leave_replay();
        if (!match_ && !board_page_) {
            emit match_wanted();
        }
    });
    pages_->addWidget(replay_);
    pages_->setCurrentWidget(replay_);
    enable_match_actions(false);
    replay_->table().setFocus();
    return {};
}

BoardReplayPage* MatchWindow::board_replay() const {
    return board_replay_;
}

calibration::Expected<void> MatchWindow::show_board_replay(const QString& path,
                                                           RecordReader record) {
    auto replay = BoardReplay::open(std::move(record));
    if (!replay) {
        return tl::unexpected(replay.error());
    }
    leave_replay();
    board_replay_ =
        new BoardReplayPage(std::move(*replay), QFileInfo(path).completeBaseName(), this);
    replayed_ = path;
    board_replay_->set_text_px(make_theme(preferences_.shade, preferences_.text).text_px());
    connect(board_replay_, &BoardReplayPage::left, this, [this] {
        leave_replay();
        if (!match_ && !board_page_) {
            emit match_wanted();
        }
    });
    pages_->addWidget(board_replay_);
    pages_->setCurrentWidget(board_replay_);
    enable_match_actions(false);
    board_replay_->setFocus();
    return {};
}

ReplayPage* MatchWindow::replay() const {
    return replay_;
}

void MatchWindow::leave_replay() {
    QWidget* const shown = replay_ ? static_cast<QWidget*>(replay_.data()) : board_replay_.data();
    if (shown == nullptr) {
        return;
    }
    pages_->removeWidget(shown);
    shown->hide();
    shown->deleteLater();
    replay_ = nullptr;
    board_replay_ = nullptr;
    if (board_page_) {
        pages_->setCurrentWidget(board_page_);
        enable_match_actions(false);
        return;
    }
    enable_match_actions(true);
    table_->setFocus();
}

/// Its texts are those of the language it was opened in.
void MatchWindow::open_replay_anew() {
    if (replay_) {
        const double time_s = replay_->now_s();
        if (show_replay(replayed_)) {
            replay_->go_to(time_s);
        }
    } else if (board_replay_) {
        board_replay_->translate();
    }
}

void MatchWindow::resume(std::unique_ptr<LiveMatch> match, const QString& path) {
    play(std::move(match));
    RecordingStart start = recording_start(*match_);
    start.resumed = true;
    if (path.isEmpty() || start_recording(path, std::move(start))) {
        match_->come_back();
    }
    action(QStringLiteral("record"))->setChecked(recorder_ != nullptr);
    refresh_status();
}

QString MatchWindow::unfinished_recording() const {
    const QString path = store_.value(kLastRecording).toString();
    return QFileInfo::exists(path) ? path : QString();
}

void MatchWindow::offer_to_resume(const QString& match_words) {
    resume_bar_->ask(match_words);
}

void MatchWindow::forget_unfinished() {
    if (!recorder_) {
        store_.remove(kLastRecording);
        store_.sync();
    }
}

}  // namespace littlewars::ui

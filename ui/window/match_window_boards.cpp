// What the match window does with board games: the page of one in the place of the table.
#include "ui/board_page/board_page.hpp"
#include "ui/board_page/board_view.hpp"
#include "ui/board_page/board_words.hpp"
#include "ui/window/match_window.hpp"
#include "ui/window/recordings_folder.hpp"
#include "ui/window/speaker.hpp"

#include <QAction>
#include <QFileInfo>
#include <QStackedWidget>

#include <array>
#include <utility>

namespace littlewars::ui {
namespace {

/// The recording of the board game that may be gone on with.
constexpr const char* kLastBoardRecording = "last/board_recording";

/// Their keys mean nothing, or something else, while another page is shown.
constexpr std::array<const char*, 14> kOfTheMatch{"end_move",
                                                  "pause",
                                                  "undo",
                                                  "redo",
                                                  "map",
                                                  "how",
                                                  "measure",
                                                  "correct",
                                                  "lasso",
                                                  "record",
                                                  "zoom_in",
                                                  "zoom_out",
                                                  "fit",
                                                  "away"};

/// Of these, what a board game has as well.
constexpr std::array<const char*, 3> kOfBoardsToo{"undo", "redo", "record"};

}  // namespace

BoardPage* MatchWindow::board_page() const {
    return board_page_;
}

void MatchWindow::enable_match_actions(bool enabled) {
    for (const char* name : kOfTheMatch) {
        action(QString::fromLatin1(name))->setEnabled(enabled);
    }
    const bool is_board_shown = board_page_ && pages_->currentWidget() == board_page_;
    for (const char* name : kOfBoardsToo) {
        action(QString::fromLatin1(name))->setEnabled(enabled || is_board_shown);
    }
}

void MatchWindow::play_board(std::unique_ptr<LiveBoard> board) {
    stop();
    leave_replay();
    const std::string game = board->match().table().game();
    board_page_ = new BoardPage(std::move(board), menu_, this);
    board_page_->set_text_px(make_theme(preferences_.shade, preferences_.text).text_px());
    connect(board_page_, &BoardPage::record_pressed, this, &MatchWindow::toggle_board_recording);
    connect(board_page_, &BoardPage::ruled, this, [this](const QString& sentence) {
        if (preferences_.speak) {
            speaker_->say(sentence, language_.code());
        }
    });
    pages_->addWidget(board_page_);
    pages_->setCurrentWidget(board_page_);
    setWindowTitle(QStringLiteral("littlewars · ") + game_word(game));
    enable_match_actions(false);
    board_page_->view().setFocus();
}

void MatchWindow::resume_board(std::unique_ptr<LiveBoard> board, const QString& path) {
    play_board(std::move(board));
    if (const auto started = board_page_->start_recording(path, true); !started) {
        board_page_->tell(QString::fromStdString(calibration::message(started.error())));
    }
    action(QStringLiteral("record"))->setChecked(board_page_->is_recording());
}

void MatchWindow::end_board() {
    if (!board_page_) {
        return;
    }
    pages_->removeWidget(board_page_);
    delete board_page_.data();
    enable_match_actions(true);
}

void MatchWindow::toggle_board_recording() {
    if (board_page_->is_recording()) {
        const auto done = board_page_->stop_recording();
        const QString path = store_.value(kLastBoardRecording).toString();
        store_.remove(kLastBoardRecording);
        board_page_->tell(done ? tr("Recorded: %1").arg(path)
                               : QString::fromStdString(calibration::message(done.error())));
    } else {
        const QString path = new_session_path();
        const auto started = board_page_->start_recording(path, false);
        if (started) {
            store_.setValue(kLastBoardRecording, path);
            store_.sync();
        } else {
            board_page_->tell(QString::fromStdString(calibration::message(started.error())));
        }
    }
    action(QStringLiteral("record"))->setChecked(board_page_->is_recording());
}

QString MatchWindow::unfinished_board_recording() const {
    const QString path = store_.value(kLastBoardRecording).toString();
    return QFileInfo::exists(path) ? path : QString();
}

}  // namespace littlewars::ui

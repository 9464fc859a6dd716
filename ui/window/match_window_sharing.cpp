// What leaves the match window: the recording and the second screen.
#include "calibration/armies_json.hpp"
#include "calibration/table_json.hpp"
#include "ui/overlay/render_overlay.hpp"
#include "ui/second_screen/second_screen_page.hpp"
#include "ui/window/card_content.hpp"
#include "ui/window/match_window.hpp"
#include "ui/window/move_bar.hpp"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

namespace littlewars::ui {
namespace {

/// A new file in the player's films folder, named by date and hour.
std::filesystem::path new_session_path() {
    QString folder = QStandardPaths::writableLocation(QStandardPaths::MoviesLocation);
    if (folder.isEmpty()) {
        folder = QDir::homePath();
    }
    folder += QStringLiteral("/littlewars");
    QDir().mkpath(folder);
    const QString name =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH-mm-ss"));
    return (folder + QStringLiteral("/") + name + QStringLiteral(".lws")).toStdString();
}

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

nlohmann::json rulings_json(const SessionView& view) {
    constexpr std::size_t kMost = 8;
    nlohmann::json list = nlohmann::json::array();
    for (std::size_t back = 0; back < std::min(kMost, view.rulings.size()); ++back) {
        const std::size_t index = view.rulings.size() - 1 - back;
        const Judgement* before = index > 0 ? view.rulings[index - 1].get() : nullptr;
        for (const CardContent& card : cards_of(*view.rulings[index], before)) {
            list.push_back(
                {{"head", card.head.toStdString()}, {"text", card.spoken().toStdString()}});
        }
    }
    return list;
}

}  // namespace

void MatchWindow::toggle_recording() {
    if (recorder_) {
        const auto done = recorder_->finish();
        recorder_.reset();
        tell(done ? tr("Recorded: %1").arg(QString::fromStdString(recorded_))
                  : QString::fromStdString(calibration::message(done.error())));
    } else if (match_) {
        recorded_ = new_session_path().string();
        auto started = SessionRecorder::start(recorded_, recording_start(*match_));
        if (started) {
            recorder_ = std::move(*started);
        } else {
            tell(QString::fromStdString(calibration::message(started.error())));
        }
    }
    action(QStringLiteral("record"))->setChecked(recorder_ != nullptr);
    if (match_) {
        refresh_status();
    }
}

void MatchWindow::show_second_screen() {
    auto* page = new SecondScreenPage(second_screen_ ? second_screen_->address() : QString(), this);
    connect(page, &SecondScreenPage::switched_on, this, [this, page](Readers readers) {
        second_screen_ = std::make_unique<SecondScreen>(readers);
        shared_version_.clear();
        connect(second_screen_.get(), &SecondScreen::opened, page, [page](const QString& address) {
            page->show_address(address);
        });
    });
    connect(page, &SecondScreenPage::switched_off, this, [this, page] {
        second_screen_.reset();
        page->show_address({});
    });
    connect(page, &SecondScreenPage::closed, this, &MatchWindow::close_floating);
    open_floating(page, QPoint(width() / 4, height() / 6));
}

/// The map is drawn anew only when the match changed; the clock goes along each time.
void MatchWindow::share() {
    if (!second_screen_ || !match_ || !match_->setup().table) {
        return;
    }
    const SessionView& view = match_->view();
    const std::string version =
        std::to_string(match_->session().events().size()) + language_.code().toStdString();
    if (version != shared_version_) {
        shared_version_ = version;
        constexpr int kMapWidth = 900;
        shared_map_ = QByteArray::fromStdString(map_svg(match_->scene(extras_),
                                                        match_->setup().table->plane.table(),
                                                        coats_of(match_->setup()),
                                                        kMapWidth));
        shared_rulings_ =
            rulings_json(view).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }
    const bool timed = view.phase == Phase::Moving && view.clock.allowed_s > 0;
    const nlohmann::json state{
        {"version", version},
        {"mover", side_word(view.mover).toStdString()},
        {"clock", timed ? clock_word(view.clock.left_s).toStdString() : std::string()},
        {"rulings", nlohmann::json::parse(shared_rulings_)}};
    second_screen_->set_content({shared_map_,
                                 QByteArray::fromStdString(state.dump(
                                     -1, ' ', false, nlohmann::json::error_handler_t::replace))});
}

}  // namespace littlewars::ui

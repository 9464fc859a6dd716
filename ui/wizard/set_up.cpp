#include "ui/wizard/set_up.hpp"

#include "ui/board_page/board_page.hpp"
#include "ui/board_page/live_board.hpp"
#include "ui/board_record/board_record.hpp"
#include "ui/session/match_replay.hpp"

#include <QFileInfo>
#include <QStandardPaths>

#include <cmath>
#include <utility>

namespace littlewars::ui {
namespace {

/// A match can go on: on a table of the same size, between the same sides.
bool is_same_table(const MatchSettings& before, const MatchSettings& now) {
    constexpr double kSame_mm = 1;
    return before.sides == now.sides &&
           std::abs(before.table_width_mm - now.table_width_mm) < kSame_mm &&
           std::abs(before.table_depth_mm - now.table_depth_mm) < kSame_mm;
}

}  // namespace

SetUp::SetUp(MatchWindow& window, QSettings& store, QObject* parent)
    : QObject(parent),
      window_(window),
      known_(store,
             QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                 QStringLiteral("/cameras")) {
    connect(&window_, &MatchWindow::setup_wanted, this, &SetUp::open_wizard);
    connect(&window_, &MatchWindow::match_wanted, this, &SetUp::open_where_we_left);
    connect(&window_, &MatchWindow::resume_wanted, this, [this] {
        if (const auto resumed = resume(); !resumed) {
            window_.tell(QString::fromStdString(calibration::message(resumed.error())));
        }
    });
}

SetUp::~SetUp() {
    delete wizard_;
}

void SetUp::play(MatchSetup setup) {
    auto source = source_of(setup);
    Eye eye = observer_eye(setup);
    window_.play(std::make_unique<LiveMatch>(std::move(setup), std::move(source), std::move(eye)));
}

void SetUp::play_board(BoardSetup setup) {
    const auto table = opened_table(setup);
    if (!table) {
        window_.tell(QString::fromStdString(table.error()));
        return;
    }
    auto source = source_of(setup);
    window_.play_board(
        std::make_unique<LiveBoard>(std::move(setup), BoardMatch(*table), std::move(source)));
}

std::optional<SetUp::UnfinishedBoard> SetUp::unfinished_board(const std::string& game) const {
    const QString path = window_.unfinished_board_recording();
    const auto record = RecordReader::open(path.toStdString());
    if (path.isEmpty() || !record || record->meta("game") != game) {
        return std::nullopt;
    }
    const auto events = board_events(*record);
    auto match = events ? match_after(*events, events->size())
                        : calibration::Expected<BoardMatch>(tl::unexpected(events.error()));
    const bool goes_on = match && !match->table().is_over();
    return goes_on ? std::optional(UnfinishedBoard{std::move(*match), events->back().time_s})
                   : std::nullopt;
}

calibration::Expected<void> SetUp::play_demo() {
    auto setup = demo_setup();
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    setup->title = tr("demonstration battle").toStdString();
    play(std::move(*setup));
    return {};
}

void SetUp::open_where_we_left() {
    const std::vector<std::string> source = known_.last_source();
    if (const std::string game = known_.last_game(); game != "little-wars" && !source.empty()) {
        BoardSetup board = known_.load_board(source, game);
        if (auto unfinished = unfinished_board(game)) {
            auto pictures = source_of(board);
            window_.resume_board(std::make_unique<LiveBoard>(std::move(board),
                                                             std::move(unfinished->match),
                                                             std::move(pictures),
                                                             unfinished->time_s),
                                 window_.unfinished_board_recording());
        } else {
            play_board(std::move(board));
        }
        return;
    }
    MatchSetup setup = known_.load(source);
    if (source.empty() || !setup.table) {
        open_wizard({});
        return;
    }
    play(std::move(setup));
    offer_to_resume();
}

void SetUp::offer_to_resume() {
    const QString path = window_.unfinished_recording();
    if (path.isEmpty()) {
        return;
    }
    const auto replay = MatchReplay::open(path.toStdString());
    if (!replay) {
        window_.tell(QString::fromStdString(calibration::message(replay.error())));
        return;
    }
    constexpr int kSecondsPerMinute = 60;
    const auto minutes =
        static_cast<int>((replay->end_s() - replay->begin_s()) / kSecondsPerMinute);
    window_.offer_to_resume(
        tr("The match of %1 was not brought to its end (rulings: %2, minutes: %3).")
            .arg(QFileInfo(path).completeBaseName())
            .arg(replay->rulings().size())
            .arg(minutes));
}

calibration::Expected<void> SetUp::resume() {
    const QString path = window_.unfinished_recording();
    const auto record = RecordReader::open(path.toStdString());
    if (!record) {
        return tl::unexpected(record.error());
    }
    const auto events = record->events();
    if (!events) {
        return tl::unexpected(events.error());
    }
    auto session = Session::resumed(*events);
    if (!session) {
        return tl::unexpected(session.error());
    }
    resume(known_.load(known_.last_source()), std::move(*session), path);
    return {};
}

void SetUp::resume(MatchSetup setup, Session session, const QString& path) {
    setup.settings = session.state().settings;
    auto source = source_of(setup);
    Eye eye = observer_eye(setup);
    window_.resume(std::make_unique<LiveMatch>(
                       std::move(setup), std::move(source), std::move(eye), std::move(session)),
                   path);
}

void SetUp::leave_match(const QString& step) {
    left_.reset();
    if (LiveMatch* match = window_.match(); match != nullptr && !step.isEmpty()) {
        left_ = LeftMatch{match->setup().source,
                          match->session().events(),
                          window_.is_recording() ? window_.unfinished_recording() : QString()};
    }
    window_.stop();
}

void SetUp::go_on_or_play(MatchSetup setup) {
    const auto left = std::exchange(left_, std::nullopt);
    auto session = left && left->source == setup.source
                       ? Session::resumed(left->events)
                       : calibration::Expected<Session>(tl::unexpected(calibration::Error{}));
    if (session && is_same_table(session->state().settings, setup.settings)) {
        resume(std::move(setup), std::move(*session), left->recording);
    } else {
        play(std::move(setup));
    }
}

void SetUp::open_wizard(const QString& step) {
    if (!wizard_) {
        // The match lets go of the camera first: two can't hold it.
        std::vector<std::string> source = known_.last_source();
        std::string game = known_.last_game();
        if (window_.match() != nullptr) {
            source = window_.match()->setup().source;
            game = "little-wars";
        } else if (window_.board_page() != nullptr) {
            source = window_.board_page()->board().setup().source;
            game = window_.board_page()->board().setup().game;
        }
        leave_match(step);
        wizard_ = new SetupWizard(known_, source, game);
        wizard_->setAttribute(Qt::WA_DeleteOnClose);
        wizard_->setStyleSheet(window_.styleSheet());
        connect(wizard_, &SetupWizard::finished, this, [this](const MatchSetup& setup) {
            known_.remember_source(setup.source);
            go_on_or_play(setup);
            window_.show();
        });
        connect(wizard_, &SetupWizard::board_finished, this, [this](const BoardSetup& setup) {
            known_.remember_source(setup.source);
            play_board(setup);
            window_.show();
        });
        connect(wizard_, &SetupWizard::abandoned, this, &SetUp::open_where_we_left_or_nothing);
    }
    wizard_->go_to(step);
    wizard_->show();
    wizard_->raise();
}

void SetUp::open_where_we_left_or_nothing() {
    const std::vector<std::string> source = known_.last_source();
    if (source.empty()) {
        return;
    }
    if (known_.last_game() != "little-wars") {
        open_where_we_left();
    } else {
        go_on_or_play(known_.load(source));
    }
}

}  // namespace littlewars::ui

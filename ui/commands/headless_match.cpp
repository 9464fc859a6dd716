#include "ui/commands/headless_match.hpp"

#include "calibration/armies_json.hpp"
#include "calibration/atomic_file.hpp"
#include "calibration/table_json.hpp"
#include "ui/commands/event_teller.hpp"
#include "ui/commands/fail.hpp"
#include "ui/commands/given_file.hpp"
#include "ui/commands/interrupt.hpp"
#include "ui/commands/ruling_pictures.hpp"
#include "ui/session/move_caller.hpp"
#include "ui/session/session.hpp"
#include "ui/session/session_recorder.hpp"
#include "vision/observer.hpp"
#include "vision/sources/picture_file.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using namespace std::chrono_literals;

/// How long one wait for a frame may take.
constexpr auto kFrameWait = 500ms;

/// The files a match is given, read and checked before anything is opened or written.
struct Given {
    calibration::TableCalibration table;
    cv::Mat empty;
    std::optional<calibration::Armies> armies;
    std::optional<std::vector<ScheduledMove>> schedule;
    RecordingStart recording;
};

Expected<Given> read_given(const HeadlessMatchArguments& arguments) {
    auto table = calibration::read_table(arguments.table);
    if (!table) {
        return tl::unexpected(table.error());
    }
    Given given{
        .table = std::move(*table), .empty = {}, .armies = {}, .schedule = {}, .recording = {}};
    auto read = read_if_given(arguments.empty, vision::read_picture, given.empty);
    read = read.and_then(
        [&] { return read_if_given(arguments.armies, calibration::read_armies, given.armies); });
    read = read.and_then(
        [&] { return read_if_given(arguments.moves, read_move_schedule, given.schedule); });
    if (!read) {
        return tl::unexpected(read.error());
    }
    given.recording.table_json = calibration::table_text(given.table);
    if (given.armies) {
        given.recording.armies_json = calibration::armies_text(*given.armies);
    }
    return given;
}

MatchSettings settings_of(const HeadlessMatchArguments& arguments, const Given& given) {
    MatchSettings settings;
    settings.edition = arguments.edition;
    settings.options = referee::little_wars::options_of(arguments.edition);
    if (given.armies) {
        for (const calibration::Army& army : given.armies->sides) {
            settings.sides.push_back(army.name);
        }
    }
    settings.table_width_mm = given.table.plane.table().width_mm;
    settings.table_depth_mm = given.table.plane.table().depth_mm;
    settings.auto_begin = !given.schedule.has_value();
    return settings;
}

/// The loop and what it holds.
class Match {
  public:
    Match(const HeadlessMatchArguments& arguments,
          Given given,
          std::unique_ptr<vision::FrameSource> source,
          vision::Observer observer)
        : arguments_(arguments),
          teller_(arguments.lines ? Telling::Lines : Telling::Words),
          source_(std::move(source)),
          observer_(std::move(observer)),
          session_(settings_of(arguments, given)),
          caller_(given.schedule, is_video() ? kQuietVideo_s : 0),
          pictures_(arguments.overlays, given.table.plane, given.armies),
          given_(std::move(given)) {}

    Expected<void> run() {
        if (auto begun = begin_recording(); !begun) {
            return begun;
        }
        session_.listen([this](const SessionEvent& event) { take(event); });
        for (const SessionEvent& event : session_.events()) {
            teller_.tell(event);
        }
        while (!interrupted()) {
            auto frame = source_->next(kFrameWait);
            if (frame ? is_past_the_end(*frame) : frame.error().kind == ErrorKind::EndOfSource) {
                break;
            }
            if (auto followed = frame ? follow(*frame) : wait(frame.error()); !followed) {
                return followed;
            }
        }
        return finish();
    }

  private:
    static constexpr double kQuietVideo_s = 0.5;

    [[nodiscard]] bool is_video() const { return arguments_.source.size() == 1; }

    Expected<void> begin_recording() {
        if (arguments_.record.empty()) {
            return {};
        }
        RecordingStart start = given_.recording;
        start.source = fmt::format("{}", fmt::join(arguments_.source, " "));
        start.events = session_.events();
        start.with_video = arguments_.with_video;
        auto recorder = SessionRecorder::start(arguments_.record, std::move(start));
        if (!recorder) {
            return tl::unexpected(recorder.error());
        }
        recorder_ = std::move(*recorder);
        return {};
    }

    void take(const SessionEvent& event) {
        if (recorder_) {
            recorder_->event(event);
        }
        teller_.tell(event);
        if (std::holds_alternative<RulingMade>(event.body)) {
            ruled_ = true;
        }
    }

    [[nodiscard]] bool is_past_the_end(const vision::Frame& frame) const {
        return arguments_.seconds && frame.time.count() > *arguments_.seconds;
    }

    Expected<void> follow(const vision::Frame& frame) {
        const double time_s = frame.time.count();
        if (session_.state().source_lost) {
            session_.source_back(time_s);
        }
        if (recorder_) {
            recorder_->frame(frame.picture, time_s);
            warn_once(recorder_->trouble());
        }
        auto observation = observer_.observe(frame);
        if (!observation) {
            return source_->is_live() ? Expected<void>{} : tl::unexpected(observation.error());
        }
        caller_.follow(session_, *observation);
        if (std::exchange(ruled_, false)) {
            return pictures_.draw(frame.picture, session_);
        }
        return {};
    }

    /// No frame: a live source may come back (it waits by itself), a file does not.
    Expected<void> wait(const Error& error) {
        if (error.kind == ErrorKind::Timeout) {
            return {};
        }
        if (!source_->is_live()) {
            return tl::unexpected(error);
        }
        if (!session_.state().source_lost) {
            session_.source_lost(session_.newest_s(), message(error));
        }
        return {};
    }

    Expected<void> finish() {
        if (const int left = caller_.moves_left(session_); left > 0) {
            warn(fmt::format("the source ended before {} of the moves were over and judged", left));
        }
        return recorder_ ? recorder_->finish() : Expected<void>{};
    }

    void warn_once(const std::string& trouble) {
        if (trouble != trouble_) {
            trouble_ = trouble;
            warn(trouble.empty() ? "the record is written again" : trouble);
        }
    }

    const HeadlessMatchArguments& arguments_;
    EventTeller teller_;
    std::unique_ptr<vision::FrameSource> source_;
    vision::Observer observer_;
    Session session_;
    MoveCaller caller_;
    RulingPictures pictures_;
    Given given_;
    std::unique_ptr<SessionRecorder> recorder_;
    bool ruled_ = false;
    std::string trouble_;
};

}  // namespace

Expected<void> run_headless_match(const HeadlessMatchArguments& arguments) {
    auto given = read_given(arguments);
    if (!given) {
        return tl::unexpected(given.error());
    }
    auto source = vision::open_source(arguments.source);
    if (!source) {
        return tl::unexpected(source.error());
    }
    vision::ObserverSettings settings;
    settings.table = given->table;
    settings.empty = given->empty;
    settings.armies = given->armies;
    settings.pace = arguments.source.size() == 1 ? vision::Pace::Video : vision::Pace::Stills;
    auto observer = vision::Observer::open(std::move(settings));
    if (!observer) {
        return tl::unexpected(observer.error());
    }
    stop_at_interrupt();
    Match match(arguments, std::move(*given), std::move(*source), std::move(*observer));
    return match.run();
}

}  // namespace littlewars::ui

#include "ui/session/session_recorder.hpp"

#include "vision/video/video_writer.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <ctime>
#include <mutex>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Expected;

std::string now_utc() {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

/// The video beside a session: begun with the first picture, ended for good when the disk fills up.
class VideoBeside {
  public:
    VideoBeside(std::filesystem::path session, bool wanted)
        : session_(std::move(session)), ended_(!wanted) {}

    void add(const cv::Mat& picture, double time_s, RecordWriter& record) {
        if (ended_ || picture.empty()) {
            return;
        }
        if (!video_ && !begin(picture, record)) {
            return;
        }
        if (video_->add(picture, std::chrono::duration<double>(time_s))) {
            record.write_stamp(stamps_++, time_s);
        }
        look_at_disk(time_s);
    }

    Expected<void> finish() {
        // That the disk is full was said; the record itself decides whether the match is kept.
        const bool full = ended_;
        const auto done = video_ ? video_->finish() : Expected<void>{};
        return full ? Expected<void>{} : done;
    }

    [[nodiscard]] const std::string& trouble() const { return trouble_; }

  private:
    bool begin(const cv::Mat& picture, RecordWriter& record) {
        const std::filesystem::path file = free_name();
        auto video = vision::VideoWriter::create(file, picture.size());
        if (!video) {
            stop(fmt::format("No video is kept: {}", message(video.error())));
            return false;
        }
        video_ = std::move(*video);
        record.begin_video(file.filename().string(),
                           std::string(vision::name_of(video_->status().codec)));
        return true;
    }

    [[nodiscard]] std::filesystem::path free_name() const {
        std::filesystem::path file = session_;
        file.replace_extension(".mkv");
        std::error_code none;
        for (int number = 2; std::filesystem::exists(file, none); ++number) {
            file = session_;
            file.replace_filename(fmt::format("{}-{}.mkv", session_.stem().string(), number));
        }
        return file;
    }

    void look_at_disk(double time_s) {
        if (time_s < next_look_s_) {
            return;
        }
        next_look_s_ = time_s + kLookEvery_s;
        std::error_code unknown;
        const auto space =
            std::filesystem::space(std::filesystem::absolute(session_).parent_path(), unknown);
        if (!unknown && space.available < kKeptFree_bytes) {
            stop("The disk is nearly full: the video stopped, the record goes on. Make room.");
        } else if (const auto failed = video_->status().failed) {
            stop(fmt::format("The video stopped, the record goes on: {}", message(*failed)));
        }
    }

    void stop(std::string why) {
        ended_ = true;
        trouble_ = std::move(why);
        if (video_) {
            (void)video_->finish();
        }
    }

    /// Room left for the record when the video stops: a long evening's events and stills.
    static constexpr std::uintmax_t kKeptFree_bytes = 64 * 1024 * 1024;
    static constexpr double kLookEvery_s = 2;

    std::filesystem::path session_;
    std::unique_ptr<vision::VideoWriter> video_;
    long stamps_ = 0;
    double next_look_s_ = 0;
    bool ended_;
    std::string trouble_;
};

}  // namespace

class SessionRecorder::Parts {
  public:
    Parts(std::unique_ptr<RecordWriter> record, VideoBeside video)
        : record_(std::move(record)), video_(std::move(video)) {}

    void begin(const RecordingStart& start) {
        if (start.resumed) {
            return;
        }
        const double time_s = start.events.empty() ? 0 : start.events.back().time_s;
        record_->write_meta("program", "littlewars");
        record_->write_meta("started", now_utc());
        record_->write_meta("source", start.source);
        record_->write_meta("game", start.game);
        give(time_s, "table", start.table_json);
        give(time_s, "armies", start.armies_json);
        give(time_s, "moves", start.moves_json);
        give(time_s, "board", start.board_json);
        for (const SessionEvent& each : start.events) {
            record_->write(each);
        }
        for (const RecordLine& each : start.lines) {
            record_->write_line(each.time_s, each.kind, each.line);
        }
    }

    void line(const RecordLine& line) {
        record_->write_line(line.time_s, line.kind, line.line);
        const std::lock_guard guard(mutex_);
        if (line.with_still && !newest_.empty()) {
            record_->write_still(line.time_s, newest_);
        }
    }

    void event(const SessionEvent& event) {
        record_->write(event);
        const std::lock_guard guard(mutex_);
        if (std::holds_alternative<RulingMade>(event.body) && !newest_.empty()) {
            record_->write_still(event.time_s, newest_);
        }
    }

    void frame(const cv::Mat& picture, double time_s) {
        const std::lock_guard guard(mutex_);
        newest_ = picture;
        first_s_ = first_s_ < 0 ? time_s : first_s_;
        newest_s_ = time_s;
        video_.add(picture, time_s, *record_);
    }

    Expected<void> finish() {
        const std::lock_guard guard(mutex_);
        const auto video = video_.finish();
        const auto record = record_->flush();
        return record ? video : record;
    }

    [[nodiscard]] double seconds() const {
        const std::lock_guard guard(mutex_);
        return first_s_ < 0 ? 0 : newest_s_ - first_s_;
    }

    [[nodiscard]] std::string trouble() const {
        const std::lock_guard guard(mutex_);
        const std::string record = record_->trouble();
        return record.empty() ? video_.trouble() : record;
    }

  private:
    void give(double time_s, const char* kind, const std::optional<std::string>& json) {
        if (json) {
            record_->write_given(time_s, kind, *json);
        }
    }

    std::unique_ptr<RecordWriter> record_;
    mutable std::mutex mutex_;
    VideoBeside video_;
    cv::Mat newest_;
    double first_s_ = -1;
    double newest_s_ = 0;
};

Expected<std::unique_ptr<SessionRecorder>> SessionRecorder::start(const std::filesystem::path& path,
                                                                  RecordingStart start) {
    std::error_code none;
    if (!start.resumed && std::filesystem::exists(path, none)) {
        return tl::unexpected(calibration::Error{calibration::ErrorKind::BadInput,
                                                 path.string(),
                                                 "there is a file of that name already",
                                                 "choose another name"});
    }
    auto record = RecordWriter::open(path);
    if (!record) {
        return tl::unexpected(record.error());
    }
    auto parts = std::make_unique<Parts>(std::move(*record), VideoBeside(path, start.with_video));
    parts->begin(start);
    return std::unique_ptr<SessionRecorder>(new SessionRecorder(std::move(parts)));
}

SessionRecorder::SessionRecorder(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

SessionRecorder::~SessionRecorder() = default;

void SessionRecorder::event(const SessionEvent& event) {
    parts_->event(event);
}

void SessionRecorder::line(const RecordLine& line) {
    parts_->line(line);
}

void SessionRecorder::frame(const cv::Mat& picture, double time_s) {
    parts_->frame(picture, time_s);
}

Expected<void> SessionRecorder::finish() {
    return parts_->finish();
}

double SessionRecorder::seconds() const {
    return parts_->seconds();
}

std::string SessionRecorder::trouble() const {
    return parts_->trouble();
}

}  // namespace littlewars::ui

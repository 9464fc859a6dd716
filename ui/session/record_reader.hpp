#pragma once

#include "calibration/armies.hpp"
#include "calibration/error.hpp"
#include "calibration/table_json.hpp"
#include "ui/session/session_event.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace littlewars::ui {

/// A picture kept with an event.
struct Still {
    int event = 0;  ///< Counts from 1, as the events are ordered.
    double time_s = 0;
    int width_px = 0;
    int height_px = 0;
    std::string jpeg;
};

/// The video beside a session; its own time 0 is the session's `begin_s`.
struct RecordedVideo {
    std::filesystem::path file;  ///< Where it should be: beside the session.
    std::string codec;
    bool present = false;  ///< The file is there.
    long frames = 0;       ///< Of which it is known when they were taken.
    double begin_s = 0;    ///< When its first frame was taken, in the session's seconds.
    double end_s = 0;      ///< The last.
};

/// One row of the record, as it lies in the file.
struct EventRow {
    int row = 0;  ///< Counts from 1.
    double time_s = 0;
    int action = 0;
    std::string kind;
    std::string line;  ///< JSON; read_event() reads it.
};

/// Whether the lines of observations, which are nearly all of a record, are read too.
enum class Observations { Read, LeftEmpty };

/// Reads a session.lws, finished, cut short by a killed program, or still being written.
///
/// One thread at a time. Reads piece by piece: a two-hour session is never held whole unless asked.
class RecordReader {
  public:
    /// Errors: BadInput  missing, empty, not a session, damaged, or of a newer version.
    static calibration::Expected<RecordReader> open(const std::filesystem::path& path);

    RecordReader(RecordReader&&) noexcept;
    RecordReader& operator=(RecordReader&&) noexcept;
    ~RecordReader();

    /// Shows each event in order.
    ///
    /// Errors: BadInput  a page is damaged or a line is no event; all before it were shown.
    calibration::Expected<void> each_event(
        const std::function<void(const SessionEvent&)>& show) const;
    calibration::Expected<std::vector<SessionEvent>> events() const;

    /// The rows after `after`, up to `last`; read one at a time.
    ///
    /// Errors: BadInput  a page is damaged, or `show` throws referee::MalformedInput for a line;
    /// all
    ///                   before it were shown.
    calibration::Expected<void> each_row(int after,
                                         int last,
                                         Observations observations,
                                         const std::function<void(const EventRow&)>& show) const;
    /// The newest file given of a kind ("table", "armies", "moves"); none when there is none.
    [[nodiscard]] std::optional<std::string> given(const std::string& kind) const;
    /// The table and the armies it was recorded with; none when none was given, or it is damaged.
    [[nodiscard]] std::optional<calibration::TableCalibration> table() const;
    [[nodiscard]] std::optional<calibration::Armies> armies() const;
    [[nodiscard]] std::string meta(const std::string& key) const;
    /// The stills in order, one at a time.
    calibration::Expected<void> each_still(const std::function<void(const Still&)>& show) const;
    /// The newest still that was taken at `time_s` or before; none when there is none.
    [[nodiscard]] std::optional<Still> still_at(double time_s) const;
    /// The still kept with the event in `row`.
    [[nodiscard]] std::optional<Still> still_of(int row) const;
    [[nodiscard]] std::vector<RecordedVideo> videos() const;

    /// SQLite's own check of every page and index; slower than reading.
    ///
    /// Errors: BadInput  with the first fault found.
    calibration::Expected<void> check_integrity() const;

  private:
    RecordReader(std::filesystem::path path, std::unique_ptr<SQLite::Database> database);
    /// `which`: SQL that chooses it by `?`, the best first.
    [[nodiscard]] std::optional<Still> first_still(const std::string& which, double value) const;

    std::filesystem::path path_;
    std::unique_ptr<SQLite::Database> database_;
};

}  // namespace littlewars::ui

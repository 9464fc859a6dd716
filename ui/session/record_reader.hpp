#pragma once

#include "calibration/error.hpp"
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

/// The video beside a session. `stamps_s[n]` is when frame n was taken.
struct RecordedVideo {
    std::filesystem::path file;  ///< Where it should be: beside the session.
    std::string codec;
    bool present = false;  ///< The file is there.
    std::vector<double> stamps_s;
};

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

    /// The newest file given of a kind ("table", "armies", "moves"); none when there is none.
    [[nodiscard]] std::optional<std::string> given(const std::string& kind) const;
    [[nodiscard]] std::string meta(const std::string& key) const;
    /// The stills in order, one at a time.
    calibration::Expected<void> each_still(const std::function<void(const Still&)>& show) const;
    [[nodiscard]] std::vector<RecordedVideo> videos() const;

    /// SQLite's own check of every page and index; slower than reading.
    ///
    /// Errors: BadInput  with the first fault found.
    calibration::Expected<void> check_integrity() const;

  private:
    RecordReader(std::filesystem::path path, std::unique_ptr<SQLite::Database> database);
    std::filesystem::path path_;
    std::unique_ptr<SQLite::Database> database_;
};

}  // namespace littlewars::ui

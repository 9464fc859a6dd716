#pragma once

#include "calibration/error.hpp"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <optional>

namespace littlewars::ui {

/// Holds a session against a second program for as long as it lives.
///
/// A lock on a file of its own beside the session (SQLite's locks would be lost with any other
/// descriptor of the session's file that is closed). The kernel gives it back when the program
/// dies.
class SessionLock {
  public:
    /// Errors: Unavailable  another program holds it, or the folder can't be written.
    static calibration::Expected<SessionLock> take(const std::filesystem::path& session);
    SessionLock(SessionLock&& other) noexcept;
    SessionLock& operator=(SessionLock&&) = delete;
    ~SessionLock();

  private:
    SessionLock(std::filesystem::path path, int descriptor);
    std::filesystem::path path_;
    int descriptor_;
};

/// Opens a session for writing: made when missing, brought up when older.
///
/// Errors: as RecordWriter::open.
[[nodiscard]] calibration::Expected<std::unique_ptr<SQLite::Database>> open_for_writing(
    const std::filesystem::path& path);

/// Opens a session to read it; also from a read-only folder, and while it is being recorded.
///
/// Errors: BadInput  missing, empty, not a session, or of a newer version.
[[nodiscard]] calibration::Expected<std::unique_ptr<SQLite::Database>> open_for_reading(
    const std::filesystem::path& path);

}  // namespace littlewars::ui

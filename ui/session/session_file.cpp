#include "ui/session/session_file.hpp"

#include "ui/session/record_schema.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;
using DatabasePointer = std::unique_ptr<SQLite::Database>;

constexpr int kBusyWait_ms = 2000;

tl::unexpected<Error> bad(const std::filesystem::path& path, std::string what, std::string remedy) {
    return tl::unexpected(
        Error{ErrorKind::BadInput, path.string(), std::move(what), std::move(remedy)});
}

tl::unexpected<Error> unavailable(const std::filesystem::path& path,
                                  std::string what,
                                  std::string remedy) {
    return tl::unexpected(
        Error{ErrorKind::Unavailable, path.string(), std::move(what), std::move(remedy)});
}

tl::unexpected<Error> in_words(const std::filesystem::path& path, const SQLite::Exception& fault) {
    switch (fault.getErrorCode()) {
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT:
            return bad(path,
                       fmt::format("it is damaged, or no session ({})", fault.what()),
                       "what can be read is shown by 'littlewars replay'");
        case SQLITE_FULL:
            return unavailable(path, "the disk is full", "make room, then try again");
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return unavailable(path, "another program is using it", "close that program first");
        case SQLITE_READONLY:
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
            return unavailable(
                path, "it can't be opened here", "choose a folder that can be written");
        default:
            return unavailable(path, fault.what(), "check the disk");
    }
}

int pragma(SQLite::Database& database, const char* name) {
    return database.execAndGet(fmt::format("PRAGMA {}", name)).getInt();
}

Expected<void> check_version(const std::filesystem::path& path, SQLite::Database& database) {
    const int version = pragma(database, "user_version");
    if (pragma(database, "application_id") != kApplicationId) {
        return bad(path, "it is no session of littlewars", "give a session.lws file");
    }
    if (version > kSchemaVersion) {
        return bad(path,
                   fmt::format("it was written by a newer littlewars (its version is {}, this "
                               "program knows {})",
                               version,
                               kSchemaVersion),
                   "update littlewars; the file is untouched");
    }
    return {};
}

bool is_new(SQLite::Database& database) {
    return pragma(database, "user_version") == 0 &&
           database.execAndGet("SELECT count(*) FROM sqlite_master").getInt() == 0;
}

/// Each step in one transaction: a program killed in the middle leaves the older version.
void bring_up(SQLite::Database& database) {
    for (int version = pragma(database, "user_version"); version < kSchemaVersion; ++version) {
        SQLite::Transaction transaction(database);
        database.exec(std::string(migrations()[static_cast<std::size_t>(version)]));
        database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
        database.exec(fmt::format("PRAGMA user_version = {}", version + 1));
        transaction.commit();
    }
}

/// A percent-encoded file URI, for the parameters SQLite takes only there.
std::string immutable_uri(const std::filesystem::path& path) {
    std::string uri = "file:";
    for (const char letter : std::filesystem::absolute(path).string()) {
        const bool special = letter == '?' || letter == '#' || letter == '%';
        uri += special ? fmt::format("%{:02X}", static_cast<unsigned char>(letter))
                       : std::string(1, letter);
    }
    return uri + "?immutable=1";
}

DatabasePointer open_read_only(const std::filesystem::path& path) {
    try {
        auto database =
            std::make_unique<SQLite::Database>(path.string(), SQLite::OPEN_READONLY, kBusyWait_ms);
        pragma(*database, "user_version");
        return database;
    } catch (const SQLite::Exception& fault) {
        // A write-ahead log needs a file beside the session; where none can be made, and none is
        // there, the file stands still and may be read as it is.
        const std::string log = path.string() + "-wal";
        const bool can_not_open =
            fault.getErrorCode() == SQLITE_CANTOPEN || fault.getErrorCode() == SQLITE_READONLY;
        if (!can_not_open || std::filesystem::exists(log)) {
            throw;
        }
        return std::make_unique<SQLite::Database>(
            immutable_uri(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI, kBusyWait_ms);
    }
}

/// False when the lock's file was taken away between opening and locking it.
bool is_still(const std::filesystem::path& path, int descriptor) {
    struct stat by_path {};
    struct stat by_descriptor {};
    return ::stat(path.c_str(), &by_path) == 0 && ::fstat(descriptor, &by_descriptor) == 0 &&
           by_path.st_ino == by_descriptor.st_ino;
}

}  // namespace

Expected<SessionLock> SessionLock::take(const std::filesystem::path& session) {
    const std::filesystem::path path = session.string() + "-lock";
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (descriptor < 0) {
        return unavailable(session,
                           fmt::format("its folder can't be written ({})", std::strerror(errno)),
                           "choose another folder");
    }
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 || !is_still(path, descriptor)) {
        ::close(descriptor);
        return unavailable(session,
                           "another program is recording this session",
                           "close that program, or choose another file");
    }
    return SessionLock(path, descriptor);
}

SessionLock::SessionLock(std::filesystem::path path, int descriptor)
    : path_(std::move(path)), descriptor_(descriptor) {}

SessionLock::SessionLock(SessionLock&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

SessionLock::~SessionLock() {
    if (descriptor_ >= 0) {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
        ::close(descriptor_);
    }
}

Expected<DatabasePointer> open_for_writing(const std::filesystem::path& path) {
    try {
        auto database = std::make_unique<SQLite::Database>(
            path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyWait_ms);
        if (!is_new(*database)) {
            if (auto known = check_version(path, *database); !known) {
                return tl::unexpected(known.error());
            }
        }
        database->exec("PRAGMA journal_mode = WAL");
        // Half a second's work is flushed to the disk itself at each commit: a power cut loses no
        // more than a killed program does.
        database->exec("PRAGMA synchronous = FULL");
        database->exec("PRAGMA foreign_keys = ON");
        bring_up(*database);
        return database;
    } catch (const SQLite::Exception& fault) {
        return in_words(path, fault);
    }
}

Expected<DatabasePointer> open_for_reading(const std::filesystem::path& path) {
    std::error_code none;
    if (!std::filesystem::is_regular_file(path, none)) {
        return bad(path, "there is no such file", "give a session.lws file");
    }
    if (std::filesystem::file_size(path, none) == 0) {
        return bad(path, "it is empty", "give a session.lws file");
    }
    try {
        DatabasePointer database = open_read_only(path);
        if (auto known = check_version(path, *database); !known) {
            return tl::unexpected(known.error());
        }
        return database;
    } catch (const SQLite::Exception& fault) {
        return in_words(path, fault);
    }
}

}  // namespace littlewars::ui

#include "ui/session/record_reader.hpp"

#include "referee/json_reader.hpp"
#include "ui/session/session_event_json.hpp"
#include "ui/session/session_file.hpp"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using calibration::Expected;

tl::unexpected<Error> damaged(const std::filesystem::path& path, const std::string& what) {
    return tl::unexpected(Error{ErrorKind::BadInput,
                                path.string(),
                                fmt::format("it is damaged: {}", what),
                                "all before the damage was read"});
}

}  // namespace

Expected<RecordReader> RecordReader::open(const std::filesystem::path& path) {
    auto database = open_for_reading(path);
    if (!database) {
        return tl::unexpected(database.error());
    }
    return RecordReader(path, std::move(*database));
}

RecordReader::RecordReader(std::filesystem::path path, std::unique_ptr<SQLite::Database> database)
    : path_(std::move(path)), database_(std::move(database)) {}

RecordReader::RecordReader(RecordReader&&) noexcept = default;
RecordReader& RecordReader::operator=(RecordReader&&) noexcept = default;
RecordReader::~RecordReader() = default;

Expected<void> RecordReader::each_event(
    const std::function<void(const SessionEvent&)>& show) const {
    int number = 0;
    try {
        SQLite::Statement rows(*database_, "SELECT line FROM event ORDER BY id");
        while (rows.executeStep()) {
            ++number;
            show(read_event(rows.getColumn(0).getString()));
        }
    } catch (const SQLite::Exception& fault) {
        return damaged(path_, fault.what());
    } catch (const referee::MalformedInput& flaw) {
        return damaged(path_, fmt::format("event {}: {}", number, flaw.line()));
    }
    return {};
}

Expected<std::vector<SessionEvent>> RecordReader::events() const {
    std::vector<SessionEvent> list;
    const auto done = each_event([&](const SessionEvent& event) { list.push_back(event); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return list;
}

std::optional<std::string> RecordReader::given(const std::string& kind) const {
    SQLite::Statement row(*database_,
                          "SELECT json FROM given WHERE kind = ? ORDER BY id DESC LIMIT 1");
    row.bind(1, kind);
    return row.executeStep() ? std::optional(row.getColumn(0).getString()) : std::nullopt;
}

std::string RecordReader::meta(const std::string& key) const {
    SQLite::Statement row(*database_, "SELECT value FROM meta WHERE key = ?");
    row.bind(1, key);
    return row.executeStep() ? row.getColumn(0).getString() : std::string{};
}

Expected<void> RecordReader::each_still(const std::function<void(const Still&)>& show) const {
    try {
        SQLite::Statement rows(*database_,
                               "SELECT event, time_s, width, height, jpeg FROM still ORDER BY id");
        while (rows.executeStep()) {
            show({rows.getColumn(0).getInt(),
                  rows.getColumn(1).getDouble(),
                  rows.getColumn(2).getInt(),
                  rows.getColumn(3).getInt(),
                  rows.getColumn(4).getString()});
        }
    } catch (const SQLite::Exception& fault) {
        return damaged(path_, fault.what());
    }
    return {};
}

std::vector<RecordedVideo> RecordReader::videos() const {
    std::vector<RecordedVideo> list;
    SQLite::Statement rows(*database_, "SELECT id, file, codec FROM video ORDER BY id");
    while (rows.executeStep()) {
        RecordedVideo video;
        video.file = path_.parent_path() / rows.getColumn(1).getString();
        video.codec = rows.getColumn(2).getString();
        std::error_code none;
        video.present = std::filesystem::is_regular_file(video.file, none);
        SQLite::Statement stamps(*database_,
                                 "SELECT time_s FROM frame_stamp WHERE video = ? ORDER BY frame");
        stamps.bind(1, rows.getColumn(0).getInt());
        while (stamps.executeStep()) {
            video.stamps_s.push_back(stamps.getColumn(0).getDouble());
        }
        list.push_back(std::move(video));
    }
    return list;
}

Expected<void> RecordReader::check_integrity() const {
    try {
        const std::string answer = database_->execAndGet("PRAGMA integrity_check(1)").getString();
        return answer == "ok" ? Expected<void>{} : damaged(path_, answer);
    } catch (const SQLite::Exception& fault) {
        return damaged(path_, fault.what());
    }
}

}  // namespace littlewars::ui

#include "ui/session/record_reader.hpp"

#include "calibration/armies_json.hpp"
#include "referee/json_reader.hpp"
#include "ui/session/session_event_json.hpp"
#include "ui/session/session_file.hpp"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <limits>
#include <system_error>
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

/// What `read` gives, or `otherwise` where the file is damaged.
template <typename Value, typename Read>
Value unless_damaged(Value otherwise, Read read) {
    try {
        return read();
    } catch (const SQLite::Exception&) {
        return otherwise;
    }
}

/// Columns: event, time_s, width, height, jpeg.
Still still_in(SQLite::Statement& row) {
    return {row.getColumn(0).getInt(),
            row.getColumn(1).getDouble(),
            row.getColumn(2).getInt(),
            row.getColumn(3).getInt(),
            row.getColumn(4).getString()};
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

Expected<void> RecordReader::each_row(int after,
                                      int last,
                                      Observations observations,
                                      const std::function<void(const EventRow&)>& show) const {
    int row = after;
    try {
        SQLite::Statement rows(*database_,
                               "SELECT id, time_s, action, kind, "
                               "CASE WHEN ? AND kind = 'steady' THEN '' ELSE line END "
                               "FROM event WHERE id > ? AND id <= ? ORDER BY id");
        rows.bind(1, observations == Observations::LeftEmpty ? 1 : 0);
        rows.bind(2, after);
        rows.bind(3, last);
        while (rows.executeStep()) {
            row = rows.getColumn(0).getInt();
            show({row,
                  rows.getColumn(1).getDouble(),
                  rows.getColumn(2).getInt(),
                  rows.getColumn(3).getString(),
                  rows.getColumn(4).getString()});
        }
    } catch (const SQLite::Exception& fault) {
        return damaged(path_, fault.what());
    } catch (const referee::MalformedInput& flaw) {
        return damaged(path_, fmt::format("event {}: {}", row, flaw.line()));
    }
    return {};
}

Expected<void> RecordReader::each_event(
    const std::function<void(const SessionEvent&)>& show) const {
    return each_row(
        0, std::numeric_limits<int>::max(), Observations::Read, [&](const EventRow& row) {
            show(read_event(row.line));
        });
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
    return unless_damaged(std::optional<std::string>{}, [&]() -> std::optional<std::string> {
        SQLite::Statement row(*database_,
                              "SELECT json FROM given WHERE kind = ? ORDER BY id DESC LIMIT 1");
        row.bind(1, kind);
        return row.executeStep() ? std::optional(row.getColumn(0).getString()) : std::nullopt;
    });
}

std::optional<calibration::TableCalibration> RecordReader::table() const {
    const auto text = given("table");
    auto table = text ? calibration::table_from_text(*text, path_.string())
                      : Expected<calibration::TableCalibration>(tl::unexpected(Error{}));
    return table ? std::optional(std::move(*table)) : std::nullopt;
}

std::optional<calibration::Armies> RecordReader::armies() const {
    const auto text = given("armies");
    auto armies = text ? calibration::armies_from_text(*text, path_.string())
                       : Expected<calibration::Armies>(tl::unexpected(Error{}));
    return armies ? std::optional(std::move(*armies)) : std::nullopt;
}

std::string RecordReader::meta(const std::string& key) const {
    return unless_damaged(std::string{}, [&] {
        SQLite::Statement row(*database_, "SELECT value FROM meta WHERE key = ?");
        row.bind(1, key);
        return row.executeStep() ? row.getColumn(0).getString() : std::string{};
    });
}

Expected<void> RecordReader::each_still(const std::function<void(const Still&)>& show) const {
    try {
        SQLite::Statement rows(*database_,
                               "SELECT event, time_s, width, height, jpeg FROM still ORDER BY id");
        while (rows.executeStep()) {
            show(still_in(rows));
        }
    } catch (const SQLite::Exception& fault) {
        return damaged(path_, fault.what());
    }
    return {};
}

std::optional<Still> RecordReader::still_at(double time_s) const {
    return first_still("WHERE time_s <= ? ORDER BY id DESC", time_s);
}

std::optional<Still> RecordReader::still_of(int row) const {
    return first_still("WHERE event = ?", row);
}

std::optional<Still> RecordReader::first_still(const std::string& which, double value) const {
    return unless_damaged(std::optional<Still>{}, [&] {
        SQLite::Statement row(
            *database_,
            "SELECT event, time_s, width, height, jpeg FROM still " + which + " LIMIT 1");
        row.bind(1, value);
        return row.executeStep() ? std::optional(still_in(row)) : std::nullopt;
    });
}

std::vector<RecordedVideo> RecordReader::videos() const {
    std::vector<RecordedVideo> list;
    return unless_damaged(list, [&] {
        SQLite::Statement rows(*database_,
                               "SELECT file, codec, count(frame), coalesce(min(time_s), 0), "
                               "coalesce(max(time_s), 0) FROM video LEFT JOIN frame_stamp "
                               "ON video = id GROUP BY id ORDER BY id");
        while (rows.executeStep()) {
            RecordedVideo video;
            video.file = path_.parent_path() / rows.getColumn(0).getString();
            video.codec = rows.getColumn(1).getString();
            std::error_code none;
            video.present = std::filesystem::is_regular_file(video.file, none);
            video.frames = rows.getColumn(2).getInt();
            video.begin_s = rows.getColumn(3).getDouble();
            video.end_s = rows.getColumn(4).getDouble();
            list.push_back(std::move(video));
        }
        return list;
    });
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

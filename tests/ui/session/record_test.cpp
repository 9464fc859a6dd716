#include "tests/support/run_program.hpp"
#include "tests/ui/session/battle_observations.hpp"
#include "ui/session/event_log.hpp"
#include "ui/session/move_caller.hpp"
#include "ui/session/record_reader.hpp"
#include "ui/session/record_schema.hpp"
#include "ui/session/record_writer.hpp"
#include "ui/session/session.hpp"
#include "ui/session/session_file.hpp"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace littlewars::ui {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::SizeIs;

/// A folder of this test's own, gone afterwards.
class RecordFolder : public testing::Test {
  protected:
    [[nodiscard]] fs::path path(const std::string& name = "session.lws") const {
        return folder_.file(name);
    }

    testing_support::TemporaryFolder folder_;
};

using SessionRecord = RecordFolder;
using BrokenRecord = RecordFolder;
using KilledRecording = RecordFolder;

SessionEvent note(double time_s, const std::string& text) {
    return {time_s, 1, NoteWritten{text}};
}

/// The bundled battle as a perfect eye sees it.
std::vector<SessionEvent> battle_events() {
    MatchSettings settings;
    settings.sides = {"red", "blue"};
    settings.table_width_mm = 1200;
    settings.table_depth_mm = 800;
    Session session(settings);
    MoveCaller caller(std::nullopt);
    for (const vision::Observation& seen : test::battle_observations()) {
        caller.follow(session, seen);
    }
    return session.events();
}

void keep(const fs::path& path, const std::vector<SessionEvent>& events) {
    auto writer = RecordWriter::open(path);
    ASSERT_TRUE(writer) << message(writer.error());
    for (const SessionEvent& event : events) {
        (*writer)->write(event);
    }
    ASSERT_TRUE((*writer)->flush());
}

std::string opening_error(const fs::path& path) {
    const auto reader = RecordReader::open(path);
    return reader ? std::string{} : message(reader.error());
}

TEST_F(SessionRecord, GivesBackTheVeryEvents) {
    const auto events = battle_events();
    keep(path(), events);
    const auto reader = RecordReader::open(path());
    ASSERT_TRUE(reader) << message(reader.error());
    EXPECT_EQ(reader->events().value(), events);
    EXPECT_TRUE(reader->check_integrity());
}

TEST_F(SessionRecord, LeavesOneFileWhenFinished) {
    keep(path(), {note(1, "hello")});
    std::vector<fs::path> files(fs::directory_iterator(folder_.path()), {});
    EXPECT_THAT(files, testing::ElementsAre(path()));
}

TEST_F(SessionRecord, ResumesAMatchWhereItStood) {
    const auto events = battle_events();
    keep(path(), events);
    const auto session = Session::resumed(RecordReader::open(path())->events().value());
    ASSERT_TRUE(session);
    EventLog log;
    for (const SessionEvent& event : events) {
        log.append(event);
    }
    const MatchState& now = session->state();
    EXPECT_TRUE(now.pieces == log.state().pieces);
    EXPECT_TRUE(now.clock == log.state().clock);
    ASSERT_EQ(now.rulings.size(), log.state().rulings.size());
    for (std::size_t i = 0; i < now.rulings.size(); ++i) {
        EXPECT_EQ(*now.rulings[i], *log.state().rulings[i]);
    }
    EXPECT_FALSE(Session::resumed({note(1, "no match")}));
}

TEST_F(SessionRecord, IsReadableWithoutThisProgram) {
    keep(path(), battle_events());
    SQLite::Database database(path().string());
    EXPECT_EQ(database.execAndGet("SELECT count(*) FROM ruling").getInt() > 3, true);
    EXPECT_GT(database.execAndGet("SELECT count(*) FROM position WHERE kind = 'gun'").getInt(), 3);
    EXPECT_GT(database.execAndGet("SELECT count(*) FROM observation").getInt(), 100);
    EXPECT_THAT(database.execAndGet("SELECT text FROM ruling ORDER BY event LIMIT 1").getString(),
                testing::Not(testing::IsEmpty()));
    for (const char* view : {"calibration", "armies", "choice", "correction", "clock", "note"}) {
        EXPECT_NO_THROW(database.execAndGet("SELECT count(*) FROM " + std::string(view)));
    }
}

TEST_F(SessionRecord, KeepsStillsAndFilesAsGiven) {
    {
        auto writer = RecordWriter::open(path());
        ASSERT_TRUE(writer);
        (*writer)->write_given(0, "table", "{\"a\":1}");
        (*writer)->write_meta("source", "camera:0");
        (*writer)->write(note(1, "look"));
        (*writer)->write_still(1, cv::Mat(30, 40, CV_8UC3, cv::Scalar(10, 200, 30)));
        (*writer)->begin_video("session.mkv", "MJPG");
        (*writer)->write_stamp(0, 1.0);
        (*writer)->write_stamp(1, 1.5);
    }
    const auto reader = RecordReader::open(path());
    ASSERT_TRUE(reader);
    EXPECT_EQ(reader->given("table"), "{\"a\":1}");
    EXPECT_EQ(reader->given("armies"), std::nullopt);
    EXPECT_EQ(reader->meta("source"), "camera:0");
    int stills = 0;
    ASSERT_TRUE(reader->each_still([&](const Still& still) {
        ++stills;
        EXPECT_EQ(still.event, 1);
        EXPECT_EQ(still.width_px, 40);
        EXPECT_EQ(still.jpeg.substr(0, 2), "\xff\xd8");
    }));
    EXPECT_EQ(stills, 1);
    const auto videos = reader->videos();
    ASSERT_THAT(videos, SizeIs(1));
    EXPECT_FALSE(videos[0].present);
    EXPECT_EQ(videos[0].file, path("session.mkv"));
    EXPECT_EQ(videos[0].frames, 2);
    EXPECT_EQ(videos[0].begin_s, 1.0);
    EXPECT_EQ(videos[0].end_s, 1.5);
}

TEST_F(BrokenRecord, IsToldApart) {
    EXPECT_THAT(opening_error(path("none.lws")), HasSubstr("no such file"));
    std::ofstream(path("empty.lws"));
    EXPECT_THAT(opening_error(path("empty.lws")), HasSubstr("empty"));
    std::ofstream(path("text.lws")) << std::string(5000, 'x');
    EXPECT_THAT(opening_error(path("text.lws")), HasSubstr("no session"));
    SQLite::Database(path("other.lws").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE t (a)");
    EXPECT_THAT(opening_error(path("other.lws")), HasSubstr("no session"));
}

TEST_F(BrokenRecord, OfANewerVersionIsLeftAlone) {
    keep(path(), {note(1, "hello")});
    SQLite::Database(path().string(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA user_version = " + std::to_string(kSchemaVersion + 1));
    EXPECT_THAT(opening_error(path()), HasSubstr("newer"));
    const auto writer = RecordWriter::open(path());
    ASSERT_FALSE(writer);
    EXPECT_THAT(message(writer.error()), HasSubstr("newer"));
}

TEST_F(BrokenRecord, GivesWhatCanBeReadOfADamagedFile) {
    keep(path(), battle_events());
    const auto size = fs::file_size(path());
    {
        std::fstream file(path(), std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(size / 2));
        file << std::string(16384, '\x5a');
    }
    const auto reader = RecordReader::open(path());
    ASSERT_TRUE(reader) << message(reader.error());
    EXPECT_FALSE(reader->check_integrity());
    int shown = 0;
    const auto read = reader->each_event([&](const SessionEvent&) { ++shown; });
    EXPECT_GT(shown, 0);
    if (!read) {
        EXPECT_THAT(message(read.error()), HasSubstr("damaged"));
    }
}

TEST_F(SessionRecord, RefusesASecondProgram) {
    const auto first = RecordWriter::open(path());
    ASSERT_TRUE(first);
    const auto second = RecordWriter::open(path());
    ASSERT_FALSE(second);
    EXPECT_THAT(message(second.error()), HasSubstr("another program"));
}

TEST_F(SessionRecord, IsReadFromAReadOnlyFolder) {
    keep(path(), {note(1, "hello")});
    fs::permissions(folder_.path(), fs::perms::owner_read | fs::perms::owner_exec);
    const auto reader = RecordReader::open(path());
    ASSERT_TRUE(reader) << message(reader.error());
    EXPECT_THAT(reader->events().value(), SizeIs(1));
    fs::permissions(folder_.path(), fs::perms::owner_all);
}

TEST_F(SessionRecord, NeedsAFolderThatIsThere) {
    const auto writer = RecordWriter::open(folder_.path() / "nowhere" / "session.lws");
    ASSERT_FALSE(writer);
    EXPECT_THAT(message(writer.error()), HasSubstr("folder"));
    EXPECT_EQ(exit_status(writer.error()), 1);
}

/// The child of the kill test: records notes as fast as a busy match, each with its own time since
/// the start, and tells the parent's pipe each time it has handed one over.
[[noreturn]] void record_until_killed(const fs::path& path, int pipe) {
    auto writer = RecordWriter::open(path);
    if (!writer) {
        ::_exit(1);
    }
    const auto began = std::chrono::steady_clock::now();
    for (int i = 0;; ++i) {
        const std::chrono::duration<double> now = std::chrono::steady_clock::now() - began;
        const double time_s = now.count();
        (*writer)->write(note(time_s, "note " + std::to_string(i)));
        if (::write(pipe, &time_s, sizeof(time_s)) != sizeof(time_s)) {
            ::_exit(1);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

/// The times a child handed over until it was killed `after` its first.
std::vector<double> times_until_killed(const fs::path& path, std::chrono::milliseconds after) {
    int ends[2] = {};
    EXPECT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        record_until_killed(path, ends[1]);
    }
    ::close(ends[1]);
    std::vector<double> times;
    double time_s = 0;
    while (::read(ends[0], &time_s, sizeof(time_s)) == sizeof(time_s)) {
        times.push_back(time_s);
        if (time_s * 1000 >= static_cast<double>(after.count())) {
            ::kill(child, SIGKILL);
        }
    }
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return times;
}

TEST_F(KilledRecording, LacksAtMostTheLastSecond) {
    std::mt19937 random(11);
    std::uniform_int_distribution<int> moment_ms(50, 1600);
    for (int run = 0; run < 10; ++run) {
        const fs::path file = path("killed-" + std::to_string(run) + ".lws");
        const auto times = times_until_killed(file, std::chrono::milliseconds(moment_ms(random)));
        ASSERT_FALSE(times.empty());
        const auto reader = RecordReader::open(file);
        ASSERT_TRUE(reader) << message(reader.error());
        EXPECT_TRUE(reader->check_integrity());
        const auto events = reader->events();
        ASSERT_TRUE(events);
        const double kept_s = events->empty() ? 0 : events->back().time_s;
        EXPECT_GE(kept_s, times.back() - 1.0);
        const auto again = RecordWriter::open(file);  // and the match can go on
        EXPECT_TRUE(again) << message(again.error());
    }
}

}  // namespace
}  // namespace littlewars::ui

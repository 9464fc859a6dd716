#include "tests/support/run_program.hpp"

#include <SQLiteCpp/Database.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace littlewars::ui {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;
using testing_support::ProgramRun;
using testing_support::run_program;
using testing_support::TemporaryFolder;

/// The program run on broken and whole files.
class SessionCommands : public testing::Test {
  protected:
    SessionCommands() {
        std::ofstream(folder_.file("garbage")) << "neither JSON nor a picture nor a session";
        std::ofstream(folder_.file("empty"));
    }

    /// Arguments apart by blanks; one that begins with @ is a file of the test's folder.
    [[nodiscard]] ProgramRun run(const std::string& line) const {
        std::vector<std::string> arguments;
        std::istringstream words(line);
        for (std::string word; words >> word;) {
            arguments.push_back(word[0] == '@' ? folder_.file(word.substr(1)) : word);
        }
        return run_program(arguments);
    }

    void expect_refused(const std::string& arguments, int status = 2) const {
        const ProgramRun ended = run(arguments);
        EXPECT_EQ(ended.status, status) << arguments << ": " << ended.errors;
        EXPECT_THAT(ended.output, IsEmpty()) << arguments;
        EXPECT_EQ(std::count(ended.errors.begin(), ended.errors.end(), '\n'), 1)
            << arguments << ": " << ended.errors;
    }

    TemporaryFolder folder_;
};

const std::string kBattle = std::string(LITTLEWARS_TEST_DATA) + "/sessions/battle.lws";

TEST_F(SessionCommands, RefuseFilesThatAreNoSessions) {
    for (const char* file : {"@missing.lws", "@empty", "@garbage", "@."}) {
        expect_refused(fmt::format("replay {} --json", file));
        expect_refused(fmt::format("replay {} --rejudge", file));
        expect_refused(fmt::format("report {} --out @r.html", file));
        expect_refused(fmt::format("export {} --out @x", file));
    }
}

TEST_F(SessionCommands, RefuseWrongArguments) {
    expect_refused("replay");
    expect_refused("record @garbage --out @x.lws");
    expect_refused("report " + kBattle);
    expect_refused("report " + kBattle + " --out @report.docx");
    expect_refused("export " + kBattle + " --out @x --what everything");
    expect_refused("record @garbage --table @garbage --out @x.lws --edition 1914");
    expect_refused("record @garbage --table @garbage --out @x.lws --seconds -1");
}

TEST_F(SessionCommands, RecordRefusesBrokenFilesBeforeItWritesAnything) {
    const std::string table = std::string(LITTLEWARS_SOURCE) + "/ui/demo/table.json";
    const std::string clip = std::string(LITTLEWARS_SOURCE) + "/ui/demo/battle.mp4";
    expect_refused("record @missing.mp4 --table " + table + " --out @x.lws");
    expect_refused("record @garbage --table " + table + " --out @x.lws");
    expect_refused("record " + clip + " --table @missing.json --out @x.lws");
    expect_refused("record " + clip + " --table @garbage --out @x.lws");
    expect_refused("record " + clip + " --table " + table + " --moves @garbage --out @x.lws");
    expect_refused("record " + clip + " --table " + table + " --armies @empty --out @x.lws");
    expect_refused("record " + clip + " --table " + table + " --empty @garbage --out @x.lws");
    EXPECT_FALSE(fs::exists(folder_.file("x.lws")));
}

TEST_F(SessionCommands, ReplayGivesTheSameLinesTwice) {
    const ProgramRun once = run("replay " + kBattle + " --json");
    EXPECT_EQ(once.status, 0) << once.errors;
    EXPECT_THAT(once.output, HasSubstr("\"event\":\"ruling\""));
    EXPECT_EQ(run("replay " + kBattle + " --json").output, once.output);
}

TEST_F(SessionCommands, RejudgeAgreesWithTheKeptSession) {
    const ProgramRun ended = run("replay " + kBattle + " --rejudge");
    EXPECT_EQ(ended.status, 0) << ended.output << ended.errors;
    EXPECT_THAT(ended.output, HasSubstr("0 differ"));
}

TEST_F(SessionCommands, ReplaySaysWhatIsWrongWithASession) {
    fs::copy_file(kBattle, folder_.file("newer.lws"));
    SQLite::Database(folder_.file("newer.lws"), SQLite::OPEN_READWRITE)
        .exec("PRAGMA user_version = 99");
    expect_refused("replay @newer.lws");
    EXPECT_THAT(run("replay @newer.lws").errors, HasSubstr("newer littlewars"));

    fs::copy_file(kBattle, folder_.file("alone.lws"));
    SQLite::Database(folder_.file("alone.lws"), SQLite::OPEN_READWRITE)
        .exec("INSERT INTO video (file, codec) VALUES ('gone.mkv', 'MJPG')");
    const ProgramRun alone = run("replay @alone.lws");
    EXPECT_EQ(alone.status, 0);
    EXPECT_THAT(alone.errors, HasSubstr("gone.mkv: the video is not there"));

    fs::copy_file(kBattle, folder_.file("damaged.lws"));
    std::fstream file(folder_.file("damaged.lws"), std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(fs::file_size(kBattle) / 2));
    file << std::string(32768, '\x5a') << std::flush;
    const ProgramRun damaged = run("replay @damaged.lws --json");
    EXPECT_EQ(damaged.status, 1);
    EXPECT_THAT(damaged.output, HasSubstr("move_started"));
    EXPECT_THAT(damaged.errors, HasSubstr("it is damaged"));
}

TEST_F(SessionCommands, AWordThatIsNoCommandIsNoSessionEither) {
    const ProgramRun ended = run("replaay");
    EXPECT_EQ(ended.status, 2);
    EXPECT_THAT(ended.errors, HasSubstr("neither a command nor a session.lws"));
}

TEST_F(SessionCommands, ReportAndExportWriteTheirFiles) {
    EXPECT_EQ(run("report " + kBattle + " --out @r.html").status, 0);
    EXPECT_EQ(run("report " + kBattle + " --out @r.pdf").status, 0);
    EXPECT_GT(fs::file_size(folder_.file("r.html")), 10000U);
    EXPECT_GT(fs::file_size(folder_.file("r.pdf")), 5000U);
    const ProgramRun ended = run("export " + kBattle + " --out @all");
    EXPECT_EQ(ended.status, 0) << ended.errors;
    EXPECT_TRUE(fs::exists(folder_.path() / "all" / "rulings.srt"));
    EXPECT_TRUE(fs::exists(folder_.path() / "all" / "positions.csv"));
}

}  // namespace
}  // namespace littlewars::ui

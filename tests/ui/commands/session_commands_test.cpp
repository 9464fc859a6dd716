#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace littlewars::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

struct Ended {
    int status = -1;
    std::string out;
    std::string err;
};

/// A folder of this test's own, and the program run in it.
class SessionCommands : public testing::Test {
  protected:
    SessionCommands() {
        std::string name = (fs::temp_directory_path() / "littlewars-commands-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        std::ofstream(folder_ / "garbage") << "this is neither JSON nor a picture nor a session";
        std::ofstream(folder_ / "empty");
    }
    ~SessionCommands() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }

    [[nodiscard]] static std::string text_of(const fs::path& path) {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    /// Arguments without quotes or blanks; paths are relative to the folder.
    [[nodiscard]] Ended run(const std::string& arguments) const {
        const std::string command = fmt::format(
            "cd {} && {} {} >out 2>err", folder_.string(), LITTLEWARS_PROGRAM, arguments);
        const int answer = std::system(command.c_str());
        return {WIFEXITED(answer) ? WEXITSTATUS(answer) : -1,
                text_of(folder_ / "out"),
                text_of(folder_ / "err")};
    }

    void expect_refused(const std::string& arguments, int status) const {
        const Ended ended = run(arguments);
        EXPECT_EQ(ended.status, status) << arguments << ": " << ended.err;
        EXPECT_THAT(ended.out, IsEmpty()) << arguments;
        EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1)
            << arguments << ": " << ended.err;
    }

    fs::path folder_;
};

const std::string kBattle = std::string(LITTLEWARS_TEST_DATA) + "/sessions/battle.lws";

TEST_F(SessionCommands, RefuseFilesThatAreNoSessions) {
    for (const char* file : {"missing.lws", "empty", "garbage", "."}) {
        expect_refused(fmt::format("replay {} --json", file), 2);
        expect_refused(fmt::format("replay {} --rejudge", file), 2);
        expect_refused(fmt::format("report {} --out r.html", file), 2);
        expect_refused(fmt::format("export {} --out x", file), 2);
    }
}

TEST_F(SessionCommands, RefuseWrongArguments) {
    expect_refused("replay", 2);
    expect_refused("record garbage --out x.lws", 2);
    expect_refused("report " + kBattle, 2);
    expect_refused("report " + kBattle + " --out report.docx", 2);
    expect_refused("export " + kBattle + " --out x --what everything", 2);
    expect_refused("record garbage --table garbage --out x.lws --edition 1914", 2);
    expect_refused("record garbage --table garbage --out x.lws --seconds -1", 2);
}

TEST_F(SessionCommands, RecordRefusesBrokenFilesBeforeItWritesAnything) {
    const std::string table = std::string(LITTLEWARS_SOURCE) + "/ui/demo/table.json";
    const std::string clip = std::string(LITTLEWARS_SOURCE) + "/ui/demo/battle.mp4";
    expect_refused("record missing.mp4 --table " + table + " --out x.lws", 2);
    expect_refused("record garbage --table " + table + " --out x.lws", 2);
    expect_refused("record " + clip + " --table missing.json --out x.lws", 2);
    expect_refused("record " + clip + " --table garbage --out x.lws", 2);
    expect_refused("record " + clip + " --table " + table + " --moves garbage --out x.lws", 2);
    expect_refused("record " + clip + " --table " + table + " --armies empty --out x.lws", 2);
    expect_refused("record " + clip + " --table " + table + " --empty garbage --out x.lws", 2);
    EXPECT_FALSE(fs::exists(folder_ / "x.lws"));
}

TEST_F(SessionCommands, ReplayGivesTheSameLinesTwice) {
    const Ended once = run("replay " + kBattle + " --json");
    EXPECT_EQ(once.status, 0) << once.err;
    EXPECT_THAT(once.out, HasSubstr("\"event\":\"ruling\""));
    EXPECT_EQ(run("replay " + kBattle + " --json").out, once.out);
}

TEST_F(SessionCommands, RejudgeAgreesWithTheKeptSession) {
    const Ended ended = run("replay " + kBattle + " --rejudge");
    EXPECT_EQ(ended.status, 0) << ended.out << ended.err;
    EXPECT_THAT(ended.out, HasSubstr("0 differ"));
}

TEST_F(SessionCommands, ReportAndExportWriteTheirFiles) {
    EXPECT_EQ(run("report " + kBattle + " --out r.html").status, 0);
    EXPECT_EQ(run("report " + kBattle + " --out r.pdf").status, 0);
    EXPECT_GT(fs::file_size(folder_ / "r.html"), 10000U);
    EXPECT_GT(fs::file_size(folder_ / "r.pdf"), 5000U);
    const Ended ended = run("export " + kBattle + " --out all");
    EXPECT_EQ(ended.status, 0) << ended.err;
    EXPECT_TRUE(fs::exists(folder_ / "all" / "rulings.srt"));
    EXPECT_TRUE(fs::exists(folder_ / "all" / "positions.csv"));
}

}  // namespace
}  // namespace littlewars::test

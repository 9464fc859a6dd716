#include "tests/support/run_program.hpp"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>
#include <vector>

namespace littlewars::ui {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing_support::ProgramRun;
using testing_support::run_program;
using testing_support::TemporaryFolder;
using Words = std::vector<std::string>;

constexpr std::size_t kDepth = 10'000;
constexpr double kHugeNumber = 1e308;
constexpr std::size_t kLongText = 1 << 20;
constexpr std::uint32_t kVastSide_px = 20'000;
constexpr double kMostMemory_mb = 1000;
constexpr std::size_t kLongestLine = 500;

const std::string kDemo = std::string(LITTLEWARS_SOURCE) + "/ui/demo/";
const std::string kData = LITTLEWARS_TEST_DATA;
const std::string kFrame = kData + "/scenes/red_and_blue_on_felt/frame.jpg";
const std::string kTable = kData + "/scenes/red_and_blue_on_felt/table.json";
const std::string kCorners = "100,700 1100,700 1000,100 200,100";

/// The program's words with `file` in the place of "@", and files to write put in `folder`.
ProgramRun run_on(Words words, const std::string& file, const TemporaryFolder& folder) {
    for (std::string& word : words) {
        if (word == "@") {
            word = file;
        } else if (word.starts_with("new.")) {
            word = folder.file(word);
        }
    }
    return run_program(words);
}

/// One line that a person can read, this exit status, no gigabytes.
void expect_complaint(const ProgramRun& run, int status) {
    EXPECT_EQ(run.status, status) << run.errors.substr(0, kLongestLine);
    EXPECT_EQ(std::count(run.errors.begin(), run.errors.end(), '\n'), 1)
        << run.errors.substr(0, kLongestLine);
    EXPECT_LT(run.errors.size(), kLongestLine);
    EXPECT_LT(run.peak_mb, kMostMemory_mb);
}

void expect_refused(const ProgramRun& run) {
    expect_complaint(run, 2);
    EXPECT_TRUE(run.output.empty()) << run.output.substr(0, kLongestLine);
}

/// An entry of a table of commands, by the name that it has in failures.
struct Command {
    std::string name;
    Words words;
};

std::string name_of(const testing::TestParamInfo<Command>& given) {
    return given.param.name;
}

/// A BMP picture of one bit a pixel, whole, however large: its rows are a hole in the file.
void write_bmp(const std::string& file, std::uint32_t side_px) {
    const std::uint32_t row_bytes = (side_px + 31) / 32 * 4;
    constexpr std::uint32_t kHead = 62;
    const std::array<std::uint32_t, 15> fields{kHead + row_bytes * side_px,
                                               0,
                                               kHead,
                                               40,
                                               side_px,
                                               side_px,
                                               1U << 16 | 1U,
                                               0,
                                               row_bytes * side_px,
                                               2835,
                                               2835,
                                               2,
                                               2,
                                               0,
                                               0x00FFFFFF};
    std::ofstream stream(file, std::ios::binary);
    stream << "BM";
    for (const std::uint32_t field : fields) {
        for (int shift = 0; shift < 32; shift += 8) {
            stream.put(static_cast<char>(field >> shift & 0xFF));
        }
    }
    stream.close();
    fs::resize_file(file, fields[0]);
}

class HostilePicture : public testing::TestWithParam<Command> {
  protected:
    TemporaryFolder folder_;
};

TEST_P(HostilePicture, IsRefusedWhenItIsOneDot) {
    write_bmp(folder_.file("dot.bmp"), 1);
    expect_refused(run_on(GetParam().words, folder_.file("dot.bmp"), folder_));
}

TEST_P(HostilePicture, IsRefusedWhenItIsVast) {
    write_bmp(folder_.file("vast.bmp"), kVastSide_px);
    expect_refused(run_on(GetParam().words, folder_.file("vast.bmp"), folder_));
}

INSTANTIATE_TEST_SUITE_P(
    Commands,
    HostilePicture,
    testing::Values(
        Command{"calibrate_lens", {"calibrate", "lens", "@", "--out", "new.json"}},
        Command{"calibrate_table",
                {"calibrate",
                 "table",
                 "@",
                 "--table",
                 "1200x800",
                 "--corners",
                 kCorners,
                 "--out",
                 "new.json"}},
        Command{"calibrate_check", {"calibrate", "check", "@", "--table", kTable}},
        Command{"calibrate_check_empty",
                {"calibrate", "check", kFrame, "--table", kTable, "--empty", "@"}},
        Command{"measure", {"measure", "@", "--table", kTable, "1,1", "20,20"}},
        Command{"observe", {"observe", "@"}},
        Command{"observe_empty", {"observe", kFrame, "--table", kTable, "--empty", "@"}},
        Command{"board_read",
                {"board", "read", "@", "--board", "forteca-33", "--corners", kCorners}},
        Command{"board_read_empty",
                {"board",
                 "read",
                 kFrame,
                 "--board",
                 "forteca-33",
                 "--corners",
                 kCorners,
                 "--empty",
                 "@"}},
        Command{"record", {"record", "@", "--table", kTable, "--out", "new.lws"}},
        Command{"record_empty",
                {"record", kFrame, "--table", kTable, "--empty", "@", "--out", "new.lws"}},
        Command{"play", {"play", "stratego", "--source", "@", "--corners", kCorners}},
        Command{"play_empty",
                {"play", "stratego", "--source", kFrame, "--corners", kCorners, "--empty", "@"}}),
    name_of);

json file_of(const std::string& path) {
    std::ifstream stream(path);
    return json::parse(stream);
}

/// A whole file of each kind that a command reads.
json whole(const std::string& kind) {
    if (kind == "lens") {
        return file_of(kTable).at("lens");
    }
    if (kind == "board") {
        return file_of(std::string(LITTLEWARS_SOURCE) + "/referee/boards/forteca-33.json");
    }
    if (kind == "spots") {  // All of a board that is read where no game is played.
        json board = whole("board");
        for (const char* other : {"links", "lines", "start", "places"}) {
            board.erase(other);
        }
        return board;
    }
    if (kind == "position") {
        std::ifstream vectors(kData + "/referee/little-wars.jsonl");
        std::string line;
        std::getline(vectors, line);
        return json::parse(line).at("input");
    }
    if (kind == "game") {
        return {{"format", "littlewars-position"},
                {"version", 1},
                {"game", "forteca"},
                {"position", "start"}};
    }
    if (kind == "moves") {
        return {{"moves", {{{"side", "red"}, {"from_t", 1}, {"to_t", 2}}}}};
    }
    return file_of(kDemo + kind + ".json");
}

/// `change` done to each value that is no list or object, but to what says which format it is.
template <typename Change>
void change_leaves(json& value, Change&& change) {
    for (auto& [key, inner] : value.items()) {
        if (inner.is_structured()) {
            change_leaves(inner, change);
        } else if (key != "format" && key != "version" && key != "game") {
            change(inner);
        }
    }
}

std::string nested() {
    return std::string(kDepth, '[') + std::string(kDepth, ']');
}

/// The file `kind` made hostile in each way, as texts.
Words hostile(const std::string& kind) {
    json huge = whole(kind);
    change_leaves(huge, [](json& leaf) { leaf = leaf.is_number() ? json(kHugeNumber) : leaf; });
    json longer = whole(kind);
    change_leaves(longer, [done = false](json& leaf) mutable {
        leaf = leaf.is_string() && !done ? json(std::string(kLongText, 'x')) : leaf;
        done = done || leaf.is_string();
    });
    json deep = whole(kind);
    for (auto& [key, inner] : deep.items()) {
        if (inner.is_structured() || key == "position") {
            inner = json::parse(nested());
            break;
        }
    }
    Words texts{nested(), std::string(kDepth, '[')};
    for (const json& document : {huge, longer, deep}) {
        if (document != whole(kind)) {
            texts.push_back(document.dump());
        }
    }
    return texts;
}

/// The kind of file is the last word of the command's name.
class HostileJson : public testing::TestWithParam<Command> {
  protected:
    TemporaryFolder folder_;
};

TEST_P(HostileJson, IsRefused) {
    const std::string& name = GetParam().name;
    std::ofstream(folder_.file("new.game")) << whole("game");
    for (const std::string& text : hostile(name.substr(name.rfind('_') + 1))) {
        SCOPED_TRACE(text.substr(0, 80));
        std::ofstream(folder_.file("hostile.json")) << text;
        expect_refused(run_on(GetParam().words, folder_.file("hostile.json"), folder_));
    }
}

const Words kTableOf{"calibrate", "table", kFrame, "--table", "1200x800", "--out", "new.json"};
const Words kBoardRead{"board", "read", kFrame, "--board", "forteca-33"};
const Words kPlay{"play", "stratego", "--source", kFrame};
const Words kRecord{"record", kFrame, "--table", kTable, "--out", "new.lws"};

Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

INSTANTIATE_TEST_SUITE_P(
    Commands,
    HostileJson,
    testing::Values(
        Command{"calibrate_table_lens", with(kTableOf, {"--corners", kCorners, "--lens", "@"})},
        Command{"calibrate_table_markers", with(kTableOf, {"--markers", "@"})},
        Command{"calibrate_check_table", {"calibrate", "check", kFrame, "--table", "@"}},
        Command{"measure_table", {"measure", kFrame, "--table", "@", "1,1", "20,20"}},
        Command{"observe_table", {"observe", kFrame, "--table", "@"}},
        Command{"observe_armies", {"observe", kFrame, "--armies", "@"}},
        Command{"board_read_markers", with(kBoardRead, {"--markers", "@"})},
        Command{"board_read_armies", with(kBoardRead, {"--corners", kCorners, "--armies", "@"})},
        Command{"board_read_spots",
                {"board", "read", kFrame, "--board", "@", "--corners", kCorners}},
        Command{"record_table", {"record", kFrame, "--table", "@", "--out", "new.lws"}},
        Command{"record_armies", with(kRecord, {"--armies", "@"})},
        Command{"record_moves", with(kRecord, {"--moves", "@"})},
        Command{"play_markers", with(kPlay, {"--markers", "@"})},
        Command{"play_armies", with(kPlay, {"--corners", kCorners, "--armies", "@"})},
        Command{"play_board", {"play", "forteca", "--board", "@"}},
        Command{"play_resume_game", {"play", "forteca", "--resume", "@"}},
        Command{"judge_position", {"judge", "@"}},
        Command{"judge_game", {"judge", "@"}},
        Command{"moves_game", {"moves", "@"}},
        Command{"moves_board", {"moves", "new.game", "--board", "@"}}),
    name_of);

/// A megabyte more than any text may have.
void write_huge(const std::string& file) {
    std::ofstream(file) << std::string(17U << 20, ' ');
}

/// The program with a file for its standard input.
ProgramRun run_with_input(const Words& words, const std::string& file) {
    const int kept = dup(STDIN_FILENO);
    const int given = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    dup2(given, STDIN_FILENO);
    ProgramRun run = run_program(words);
    dup2(kept, STDIN_FILENO);
    close(given);
    close(kept);
    return run;
}

TEST(HugeText, IsRefusedAsAFileAndAsStandardInput) {
    const TemporaryFolder folder;
    write_huge(folder.file("huge.json"));
    for (const char* command : {"judge", "moves"}) {
        const ProgramRun as_file = run_program({command, folder.file("huge.json")});
        expect_refused(as_file);
        EXPECT_NE(as_file.errors.find("huge.json: is larger than 16 MB"), std::string::npos);
        const ProgramRun as_input = run_with_input({command, "-"}, folder.file("huge.json"));
        expect_refused(as_input);
        EXPECT_NE(as_input.errors.find("standard input: is larger than 16 MB"), std::string::npos);
    }
}

TEST(HugeText, IsOneComplaintBetweenTheAnswersOfABatch) {
    const TemporaryFolder folder;
    const std::string file = folder.file("lines.jsonl");
    write_huge(file);
    std::ofstream(file, std::ios::app) << '\n' << whole("position").dump();
    const ProgramRun run = run_program({"judge", "--jsonl", file});
    EXPECT_EQ(run.status, 0);
    EXPECT_LT(run.peak_mb, kMostMemory_mb);
    const std::size_t end = run.output.find('\n');
    EXPECT_EQ(run.output.substr(0, end), R"({"error":"the line is longer than 16 MB"})");
    EXPECT_TRUE(json::parse(run.output.substr(end + 1)).contains("melees"));
}

class HostileSession : public testing::TestWithParam<Command> {
  protected:
    TemporaryFolder folder_;
};

/// Its second event is made hostile. A replay tells what stands before it; the others write
/// nothing.
TEST_P(HostileSession, IsCalledDamaged) {
    const std::string file = folder_.file("hostile.lws");
    for (const std::string& flaw : {nested(),
                                    "{\"format\":" + nested() + "}",
                                    std::string(R"({"format":"littlewars-event","version":1,)") +
                                        R"("time_s":1e308,"event":"note","action":0,"text":"x"})",
                                    std::string(R"({"format":"littlewars-event","version":1,)") +
                                        R"("time_s":1,"event":"note","action":0,"text":")" +
                                        std::string(kLongText, 'x') + "\"}"}) {
        SCOPED_TRACE(flaw.substr(0, 80));
        fs::copy_file(kData + "/sessions/battle.lws", file, fs::copy_options::overwrite_existing);
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        SQLite::Statement change(database, "UPDATE event SET line = ? WHERE id = 2");
        change.bind(1, flaw);
        change.exec();
        expect_complaint(run_on(GetParam().words, file, folder_),
                         GetParam().words[0] == "replay" ? 1 : 2);
    }
}

INSTANTIATE_TEST_SUITE_P(Commands,
                         HostileSession,
                         testing::Values(Command{"replay", {"replay", "@"}},
                                         Command{"rejudge", {"replay", "@", "--rejudge"}},
                                         Command{"report", {"report", "@", "--out", "new.html"}},
                                         Command{"export", {"export", "@", "--out", "new.folder"}}),
                         name_of);

}  // namespace
}  // namespace littlewars::ui

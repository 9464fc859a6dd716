#include "tests/support/run_program.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace littlewars::testing_support {
namespace {

std::string scene_file(const std::string& name) {
    return std::string(LITTLEWARS_TEST_DATA) + "/scenes/red_and_blue_on_felt/" + name;
}

/// One line on standard error, nothing on standard output, exit status 2.
void expect_refused(const std::vector<std::string>& arguments) {
    const ProgramRun run = run_program(arguments);
    EXPECT_EQ(run.status, 2) << run.errors;
    EXPECT_TRUE(run.output.empty());
    EXPECT_EQ(std::count(run.errors.begin(), run.errors.end(), '\n'), 1) << run.errors;
}

TEST(ObserveCommand, RefusesFilesThatAreNoPictures) {
    const TemporaryFolder folder;
    std::ofstream(folder.file("empty.jpg")).close();
    std::ofstream(folder.file("words.jpg")) << "this is no picture";
    std::ifstream whole(scene_file("frame.jpg"), std::ios::binary);
    std::string half(20'000, '\0');
    whole.read(half.data(), static_cast<std::streamsize>(half.size()));
    std::ofstream(folder.file("half.jpg"), std::ios::binary) << half;
    for (const char* name : {"missing.jpg", "empty.jpg", "words.jpg", "half.jpg"}) {
        SCOPED_TRACE(name);
        expect_refused({"observe", folder.file(name), "--table", scene_file("table.json")});
        expect_refused({"observe",
                        scene_file("frame.jpg"),
                        "--table",
                        scene_file("table.json"),
                        "--empty",
                        folder.file(name)});
    }
}

TEST(ObserveCommand, RefusesAWrongTableAndWrongArmies) {
    expect_refused({"observe", scene_file("frame.jpg"), "--table", scene_file("armies.json")});
    expect_refused({"observe", scene_file("frame.jpg"), "--armies", scene_file("table.json")});
    expect_refused({"observe", scene_file("frame.jpg"), "--figure-mm", "huge"});
    expect_refused({"observe"});
}

TEST(ObserveCommand, RefusesALensOfAnotherPictureSize) {
    const TemporaryFolder folder;
    std::ifstream in(scene_file("table.json"));
    nlohmann::json table = nlohmann::json::parse(in);
    table["lens"]["width"] = 1920;
    table["lens"]["height"] = 1080;
    std::ofstream(folder.file("table.json")) << table;
    expect_refused({"observe", scene_file("frame.jpg"), "--table", folder.file("table.json")});
}

TEST(ObserveCommand, PrintsOneLineAFrameAndDrawsWhatItSaw) {
    const TemporaryFolder folder;
    const ProgramRun run = run_program({"observe",
                                        scene_file("frame.jpg"),
                                        "--table",
                                        scene_file("table.json"),
                                        "--empty",
                                        scene_file("empty.jpg"),
                                        "--figure-mm",
                                        "54",
                                        "--debug",
                                        folder.file("seen"),
                                        "--json"});
    ASSERT_EQ(run.status, 0) << run.errors;
    const auto line = nlohmann::json::parse(run.output);
    EXPECT_EQ(line.at("format"), "littlewars-observation");
    EXPECT_GT(line.at("pieces").size(), 15U);
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "seen" / "frame_000000.jpg"));
}

}  // namespace
}  // namespace littlewars::testing_support

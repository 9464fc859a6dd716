#include "tests/support/random_board_game.hpp"
#include "tests/support/run_program.hpp"
#include "ui/board_match/occupation.hpp"
#include "ui/board_watch/drawn_board.hpp"
#include "ui/boards/board_sheet.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing_support::run_program;
using testing_support::TemporaryFolder;

/// Pictures of a game of Forteca on a printed board: bare, at its start, after one step.
class BoardCommands : public testing::Test {
  protected:
    BoardCommands() {
        save("bare.png", {});
        scene_.lay_die(4, {-0.1, 0.4});
        save("start.png", pieces_);
        Occupation moved = pieces_;
        moved.erase("C4");
        moved["C5"] = "besiegers";
        save("moved.png", moved);
    }

    void save(const std::string& name, const Occupation& pieces) {
        cv::imwrite(folder_.file(name), scene_.picture(pieces, sides_of("forteca")));
    }

    void expect_refused(const std::vector<std::string>& where) {
        std::vector<std::string> arguments{
            "board", "read", folder_.file("start.png"), "--board", "forteca-33"};
        arguments.insert(arguments.end(), where.begin(), where.end());
        const auto run = run_program(arguments);
        EXPECT_EQ(run.status, 2) << run.errors;
        EXPECT_THAT(run.output, IsEmpty());
        EXPECT_EQ(std::count(run.errors.begin(), run.errors.end(), '\n'), 1) << run.errors;
    }

    TemporaryFolder folder_;
    referee::Board board_ = *built_in_board("forteca");
    DrawnBoard scene_{board_, 11};
    Occupation pieces_ = occupation_of("forteca", started("forteca").position());
};

TEST_F(BoardCommands, ReadABoardByTheMarkersItIsPrintedWith) {
    const auto printed = run_program({"targets",
                                      folder_.file("board.pdf"),
                                      "--what",
                                      "board:forteca-33",
                                      "--markers-json",
                                      folder_.file("markers.json")});
    ASSERT_EQ(printed.status, 0) << printed.errors;
    const auto run = run_program({"board",
                                  "read",
                                  folder_.file("start.png"),
                                  "--board",
                                  "forteca-33",
                                  "--markers",
                                  folder_.file("markers.json"),
                                  "--empty",
                                  folder_.file("bare.png"),
                                  "--json"});
    ASSERT_EQ(run.status, 0) << run.errors;
    const json answer = json::parse(run.output);
    EXPECT_EQ(answer.at("points").size(), 33U);
    for (const json& point : answer.at("points")) {
        EXPECT_EQ(!point.at("side").is_null(), pieces_.contains(point.at("id").get<std::string>()))
            << point;
    }
    ASSERT_EQ(answer.at("dice").size(), 1U);
    EXPECT_EQ(answer["dice"][0].at("value"), 4);
}

TEST_F(BoardCommands, PlayTheMovesThatAreSeen) {
    const auto run = run_program({"play",
                                  "forteca",
                                  "--empty",
                                  folder_.file("bare.png"),
                                  "--source",
                                  folder_.file("start.png"),
                                  folder_.file("moved.png")});
    EXPECT_EQ(run.status, 0) << run.errors;
    EXPECT_THAT(run.output, HasSubstr(R"(Seen: {"from":"C4","to":"C5"})"));
    EXPECT_THAT(run.output, HasSubstr("(step)"));
}

TEST_F(BoardCommands, RefuseABoardWhosePlaceIsNotToldOnce) {
    expect_refused({});
    expect_refused({"--corners", "1,2 3,4", "--markers", "markers.json"});
    expect_refused({"--corners", "1,2 3,4"});
    expect_refused({"--points", "C7=1,2 E7=3,4 nowhere=5,6 A3=7,8"});
}

}  // namespace
}  // namespace littlewars::ui

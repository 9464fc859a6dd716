#include "ui/board_record/board_record.hpp"

#include "tests/support/random_board_game.hpp"
#include "tests/support/run_program.hpp"
#include "ui/board_record/board_report.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

/// A recorded game of Stratego's duel, both armies told in secret.
class RecordedBoardGame : public testing::Test {
  protected:
    void SetUp() override {
        path_ = folder_.path() / "game.lws";
        RecordingStart start;
        start.game = "stratego";
        start.with_video = false;
        recorder_ = *SessionRecorder::start(path_, start);
        for (const BoardEvent& event : match_.events()) {
            recorder_->line(record_line(event, 0));
        }
        match_.listen(
            [this](const BoardEvent& event) { recorder_->line(record_line(event, ++now_s_)); });
        for (int i = 0; i < 12; ++i) {
            (void)match_.play(random_move(match_.table(), random_));
        }
        match_.undo(GameTable::SecretMoves::TakenBack);
        ASSERT_TRUE(recorder_->finish());
    }

    testing_support::TemporaryFolder folder_;
    std::filesystem::path path_;
    std::mt19937 random_{5};
    BoardMatch match_{started("stratego", {{"army", "duel"}})};
    std::unique_ptr<SessionRecorder> recorder_;
    double now_s_ = 0;
};

TEST_F(RecordedBoardGame, IsTheSameGameWhenReadAgain) {
    const auto record = RecordReader::open(path_);
    ASSERT_TRUE(record);
    ASSERT_TRUE(is_board_record(*record));
    const auto events = board_events(*record);
    ASSERT_TRUE(events);
    const auto again = match_after(*events, events->size());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->table().position(), match_.table().position());
    EXPECT_EQ(again->turns(), match_.turns());
    EXPECT_TRUE(again->can_redo());
}

TEST_F(RecordedBoardGame, IsToldWithoutTheSecrets) {
    const auto replay = testing_support::run_program({"replay", path_.string()});
    EXPECT_EQ(replay.status, 0);
    EXPECT_THAT(replay.output, HasSubstr("red tells in secret"));
    EXPECT_THAT(replay.output, HasSubstr("is taken back"));
    EXPECT_THAT(replay.output, Not(HasSubstr("\"F\"")));
}

TEST_F(RecordedBoardGame, IsReportedOnPaperAndAsAPage) {
    for (const char* name : {"report.html", "report.pdf"}) {
        const auto out = folder_.path() / name;
        const auto done =
            testing_support::run_program({"report", path_.string(), "--out", out.string()});
        EXPECT_EQ(done.status, 0) << done.errors;
        EXPECT_GT(std::filesystem::file_size(out), 2000U) << name;
    }
    const auto page = board_report_html(*RecordReader::open(path_));
    ASSERT_TRUE(page);
    EXPECT_THAT(*page, HasSubstr("<svg"));
    EXPECT_THAT(*page, HasSubstr("Not brought to its end"));
}

TEST_F(RecordedBoardGame, IsRefusedWhereTheRefereeDoesNotAgree) {
    RecordedBoardEvent opening{1, 0, match_.events().front()};
    RecordedBoardEvent wrong{2, 1, {"board_moves", {{"moves", {{{"from", "a1"}, {"to", "a9"}}}}}}};
    EXPECT_FALSE(match_after({opening, wrong}, 2));
    opening.event.members["input"] = "nothing";
    EXPECT_FALSE(match_after({opening}, 1));
}

}  // namespace
}  // namespace littlewars::ui

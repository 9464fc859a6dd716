#include "ui/board_watch/board_watcher.hpp"

#include "tests/support/random_board_game.hpp"
#include "ui/board_watch/board_registration.hpp"
#include "ui/board_watch/drawn_board.hpp"
#include "ui/boards/board_sheet.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace littlewars::ui {
namespace {

/// A watcher over a drawn board of Forteca that knows its bare picture.
class WatchedBoard : public testing::Test {
  protected:
    std::unique_ptr<BoardWatcher> watcher(Settling settling) {
        vision::BoardReadingTask task;
        task.spots = spots_of(table_);
        task.empty = here_.picture({}, sides_of("forteca"));
        task.picture_from_board = *view_from_markers(task.empty, here_.markers());
        auto made = std::make_unique<BoardWatcher>(
            std::move(task), std::nullopt, here_.markers(), settling);
        made->set_game({table_, {}, 1});
        return made;
    }

    /// What is seen in a picture, the same for half a second.
    BoardGlance rest(BoardWatcher& watcher, const cv::Mat& picture) {
        BoardGlance glance;
        for (int i = 0; i < 6; ++i) {
            now_s_ += 0.1;
            vision::Frame frame;
            frame.picture = picture;
            frame.time = std::chrono::duration<double>(now_s_);
            glance = *watcher.look(frame);
        }
        return glance;
    }

    cv::Mat pieces(DrawnBoard& scene, std::optional<cv::Point2d> hand) {
        std::vector<DrawnPiece> standing;
        for (const auto& [id, side] : stands_) {
            const auto& point = board_.points[static_cast<std::size_t>(*board_.find(id))];
            standing.push_back({{point.x, point.y}, side == "besiegers" ? 0 : 1});
        }
        return scene.picture(standing, hand);
    }

    referee::Board board_ = *built_in_board("forteca");
    DrawnBoard here_{board_, 7};
    GameTable table_ = started("forteca");
    Occupation stands_ = occupation_of("forteca", table_.position());
    double now_s_ = 0;
};

TEST_F(WatchedBoard, IsFoundAnewWhenTheCameraIsMoved) {
    const auto watching = watcher(Settling::EachPicture);
    EXPECT_EQ(rest(*watching, pieces(here_, {})).moved_to, nullptr);
    DrawnBoard elsewhere(board_, 8);
    const auto glance = rest(*watching, pieces(elsewhere, {}));
    ASSERT_NE(glance.moved_to, nullptr);
    EXPECT_EQ(glance.look->explanation.kind, SightKind::Unchanged);
    const cv::Vec3d seen = *glance.moved_to * cv::Vec3d(0.5, 0.5, 1);
    const cv::Vec3d truth = elsewhere.picture_from_board() * cv::Vec3d(0.5, 0.5, 1);
    EXPECT_NEAR(seen[0] / seen[2], truth[0] / truth[2], 1);
    EXPECT_NEAR(seen[1] / seen[2], truth[1] / truth[2], 1);
}

TEST_F(WatchedBoard, IsFoundAnewUnderALiveCamera) {
    const auto watching = watcher(Settling::Watched);
    ASSERT_NE(rest(*watching, pieces(here_, {})).look, nullptr);
    DrawnBoard elsewhere(board_, 8);
    BoardGlance glance;
    for (int i = 0; i < 6 && !glance.moved_to; ++i) {
        glance = rest(*watching, pieces(elsewhere, {}));
    }
    ASSERT_NE(glance.moved_to, nullptr);
    EXPECT_EQ(glance.look->explanation.kind, SightKind::Unchanged);
}

TEST_F(WatchedBoard, IsNotReadUnderAHand) {
    const auto watching = watcher(Settling::Watched);
    EXPECT_EQ(rest(*watching, pieces(here_, cv::Point2d(0.5, 0.6))).look, nullptr);
    ASSERT_NE(rest(*watching, pieces(here_, {})).look, nullptr);
    stands_.erase("D4");
    const auto before = rest(*watching, pieces(here_, {})).look;
    stands_["D5"] = "besiegers";
    EXPECT_EQ(rest(*watching, pieces(here_, cv::Point2d(0.5, 0.7))).look, before);
    const auto after = rest(*watching, pieces(here_, {})).look;
    ASSERT_NE(after, before);
    EXPECT_EQ(after->explanation.kind, SightKind::Move);
}

TEST_F(WatchedBoard, IsReadAfterAllWhereAThingWasLeft) {
    const auto watching = watcher(Settling::Watched);
    (void)rest(*watching, pieces(here_, {}));
    const cv::Mat left_there = pieces(here_, cv::Point2d(0.5, 0.7));
    const auto before = rest(*watching, left_there).look;
    for (int i = 0; i < 20; ++i) {
        (void)rest(*watching, left_there);
    }
    EXPECT_NE(rest(*watching, left_there).look, before);
}

TEST_F(WatchedBoard, TellsWhichPieceIsUpUnderARestingHand) {
    const auto watching = watcher(Settling::Watched);
    (void)rest(*watching, pieces(here_, {}));
    stands_.erase("A5");
    const auto glance = rest(*watching, pieces(here_, cv::Point2d(0.8, 0.3)));
    ASSERT_NE(glance.lifted, nullptr);
    EXPECT_EQ(*glance.lifted, "A5");
    EXPECT_TRUE(glance.hand);
}

}  // namespace
}  // namespace littlewars::ui

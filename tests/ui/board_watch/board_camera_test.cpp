#include "ui/board_watch/board_camera.hpp"

#include "tests/support/random_board_game.hpp"
#include "ui/board_match/occupation.hpp"
#include "ui/board_watch/drawn_board.hpp"
#include "ui/boards/board_sheet.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <deque>
#include <memory>
#include <sstream>
#include <string>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::Error;
using calibration::ErrorKind;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Optional;

/// Pictures laid out beforehand, as a sequence of files gives them.
class LaidOutPictures : public vision::FrameSource {
  public:
    explicit LaidOutPictures(std::deque<cv::Mat> pictures, bool is_live = false)
        : pictures_(std::move(pictures)), is_live_(is_live) {}

    calibration::Expected<vision::Frame> next(std::chrono::milliseconds /*limit*/) override {
        if (pictures_.empty()) {
            return tl::unexpected(Error{ErrorKind::EndOfSource, "pictures", "at their end", ""});
        }
        vision::Frame frame;
        frame.picture = pictures_.front();
        pictures_.pop_front();
        return frame;
    }
    void stop() override { pictures_.clear(); }
    [[nodiscard]] bool is_live() const override { return is_live_; }

  private:
    std::deque<cv::Mat> pictures_;
    bool is_live_;
};

/// A game of Forteca on a printed board, told to the camera picture by picture.
class BoardCameraOverForteca : public testing::Test {
  protected:
    void show(const Occupation& pieces) {
        pictures_.push_back(scene_.picture(pieces, sides_of("forteca")));
    }

    void open() {
        BoardCameraSetUp set_up;
        set_up.printed = scene_.markers();
        set_up.empty = scene_.picture({}, sides_of("forteca"));
        camera_ = *BoardCamera::open(
            std::make_unique<LaidOutPictures>(pictures_), std::move(set_up), table_, said_);
    }

    referee::Board board_ = *built_in_board("forteca");
    DrawnBoard scene_{board_, 7};
    GameTable table_ = started("forteca");
    Occupation pieces_ = occupation_of("forteca", table_.position());
    std::deque<cv::Mat> pictures_;
    std::ostringstream said_;
    std::shared_ptr<BoardCamera> camera_;
};

TEST_F(BoardCameraOverForteca, GivesTheMoveThatWasMade) {
    show(pieces_);
    pieces_.erase("C4");
    pieces_["C5"] = "besiegers";
    show(pieces_);
    open();
    const auto moves = camera_->moves(table_);
    ASSERT_TRUE(moves);
    EXPECT_THAT(*moves, ElementsAre(json{{"from", "C4"}, {"to", "C5"}}));
}

TEST_F(BoardCameraOverForteca, SaysWhatIsIllegalAndWaitsForItToBePutRight) {
    Occupation sideways = pieces_;
    sideways.erase("D4");
    sideways["D6"] = "besiegers";
    show(sideways);
    show(pieces_);
    pieces_.erase("D4");
    pieces_["D5"] = "besiegers";
    show(pieces_);
    open();
    const auto moves = camera_->moves(table_);
    ASSERT_TRUE(moves);
    EXPECT_THAT(*moves, ElementsAre(json{{"from", "D4"}, {"to", "D5"}}));
    EXPECT_THAT(said_.str(), HasSubstr("Not legal (no-line)"));
}

/// Defenders to move: one at D6 may take D5 and then C4.
class BoardCameraOverACapture : public BoardCameraOverForteca {
  protected:
    void SetUp() override {
        table_ = *GameTable::open({{"format", "littlewars-position"},
                                   {"version", 1},
                                   {"game", "forteca"},
                                   {"options", {{"min_besiegers", 1}}},
                                   {"position",
                                    {{"turn", "defenders"},
                                     {"besiegers", {"D5", "C4", "A3", "G3"}},
                                     {"defenders", {"D6", "E7"}}}}});
        pieces_ = occupation_of("forteca", table_.position());
        show(pieces_);
        jump("D6", "D5", "D4");
    }
    void jump(const std::string& from, const std::string& over, const std::string& to) {
        pieces_.erase(from);
        pieces_.erase(over);
        pieces_[to] = "defenders";
        show(pieces_);
    }
};

TEST_F(BoardCameraOverACapture, WaitsWhileItMayGoOn) {
    jump("D4", "C4", "B4");
    open();
    EXPECT_THAT(camera_->moves(table_),
                Optional(ElementsAre(json{{"from", "D6"}, {"path", {"D4", "B4"}}})));
    EXPECT_THAT(said_.str(), HasSubstr("may go on"));
}

TEST_F(BoardCameraOverACapture, EndsItWhereThePicturesEnd) {
    open();
    EXPECT_THAT(camera_->moves(table_),
                Optional(ElementsAre(json{{"from", "D6"}, {"path", {"D4"}}})));
}

TEST_F(BoardCameraOverForteca, LetsThePlayersTypeWhenThePicturesEnd) {
    show(pieces_);
    open();
    EXPECT_FALSE(camera_->moves(table_));
    EXPECT_THAT(said_.str(), HasSubstr("type the moves"));
}

TEST_F(BoardCameraOverForteca, GivesWayToWhoeverTypes) {
    show(pieces_);
    bool types = false;
    BoardCameraSetUp set_up;
    set_up.printed = scene_.markers();
    set_up.wants_to_type = [&] { return types; };
    camera_ = *BoardCamera::open(
        std::make_unique<LaidOutPictures>(pictures_, true), std::move(set_up), table_, said_);
    types = true;
    EXPECT_FALSE(camera_->moves(table_));
    EXPECT_THAT(said_.str(), testing::Not(HasSubstr("no more pictures")));
}

TEST_F(BoardCameraOverForteca, IsNotOpenedWithoutABoardInSight) {
    show({});
    BoardCameraSetUp set_up;
    set_up.printed = scene_.markers();
    set_up.empty = cv::Mat(600, 800, CV_8UC3, cv::Scalar(90, 120, 140));
    const auto camera = BoardCamera::open(
        std::make_unique<LaidOutPictures>(pictures_), std::move(set_up), table_, said_);
    ASSERT_FALSE(camera);
    EXPECT_EQ(camera.error().kind, ErrorKind::NotFound);
}

TEST(BoardCameraOverFinland, TakesTheThrowOfADieBesideTheBoardOnce) {
    const auto board = *built_in_board("finland");
    DrawnBoard scene(board, 3);
    GameTable table = started("finland-1918");
    BoardCameraSetUp set_up;
    set_up.printed = scene.markers();
    set_up.empty = scene.picture({}, sides_of("finland-1918"));
    set_up.dice = DiceBy::Camera;
    std::deque<cv::Mat> pictures;
    const auto show = [&] {
        pictures.push_back(scene.picture(occupation_of("finland-1918", table.position()),
                                         sides_of("finland-1918")));
    };
    scene.lay_die(5, {-0.1, 0.3});
    show();
    show();
    scene.lay_die(2, {-0.1, 0.4});
    show();
    std::ostringstream said;
    const auto camera = *BoardCamera::open(
        std::make_unique<LaidOutPictures>(pictures), std::move(set_up), table, said);
    EXPECT_THAT(camera->moves(table), Optional(ElementsAre(json{{"throw", 5}})));
    EXPECT_THAT(camera->moves(table), Optional(ElementsAre(json{{"throw", 2}})));
    EXPECT_FALSE(camera->moves(table));
}

/// Where the scene shows the named points, as a player would click them.
std::string clicked(const DrawnBoard& scene, const referee::Board& board) {
    std::ostringstream text;
    for (const std::string id : {"C7", "E7", "A3", "G3", "C1", "E1"}) {
        const auto& point = board.points[static_cast<std::size_t>(*board.find(id))];
        const cv::Vec3d seen = scene.picture_from_board() * cv::Vec3d(point.x, point.y, 1);
        text << id << '=' << seen[0] / seen[2] << ',' << seen[1] / seen[2] << ' ';
    }
    return text.str();
}

TEST_F(BoardCameraOverForteca, TakesABoardWhoseNamedPointsWereClicked) {
    BoardPlaceTold told;
    told.points = clicked(scene_, board_);
    const auto found = register_board({}, spots_of(table_), told);
    ASSERT_TRUE(found);
    for (const vision::BoardSpot& spot : found->spots) {
        const auto& point = board_.points[static_cast<std::size_t>(*board_.find(spot.id))];
        EXPECT_NEAR(spot.x, point.x, 0.002) << spot.id;
        EXPECT_NEAR(spot.y, point.y, 0.002) << spot.id;
    }
}

TEST(RegisteredBoard, FollowsAMapThatIsWarpedAtAKnownPoint) {
    const std::vector<vision::BoardSpot> spots{{"a", 0, 0},
                                               {"b", 1, 0},
                                               {"c", 1, 1},
                                               {"d", 0, 1},
                                               {"middle", 0.5, 0.5},
                                               {"beside", 0.52, 0.5}};
    BoardPlaceTold told;
    told.points = "a=100,500 b=500,500 c=500,100 d=100,100 middle=310,300";
    const auto found = register_board({}, spots, told);
    ASSERT_TRUE(found);
    const auto seen = [&](std::size_t i) {
        const auto& spot = found->spots[i];
        const cv::Vec3d at = found->picture_from_board * cv::Vec3d(spot.x, spot.y, 1);
        return cv::Vec2d(at[0] / at[2], at[1] / at[2]);
    };
    EXPECT_NEAR(seen(4)[0], 310, 0.5);
    EXPECT_NEAR(seen(5)[0], 318, 1.5);
    EXPECT_NEAR(seen(0)[0], 100, 0.5);
}

TEST(RegisteredBoard, RefusesPointsItDoesNotKnow) {
    BoardPlaceTold told;
    told.points = "a=1,2 nowhere=3,4";
    const auto found = register_board({}, {{"a", 0, 0}}, told);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().kind, ErrorKind::BadInput);
    EXPECT_THAT(found.error().what, HasSubstr("nowhere"));
}

}  // namespace
}  // namespace littlewars::ui

#include "tests/ui/wizard/any_wizard.hpp"
#include "ui/board_watch/drawn_board.hpp"
#include "ui/boards/board_sheet.hpp"
#include "ui/wizard/board_step.hpp"

#include <QComboBox>
#include <QSignalSpy>
#include <gtest/gtest.h>

#include <string>

namespace littlewars::ui {
namespace {

const std::vector<std::string> kSource{"/nowhere/board.mp4"};

/// The wizard for a game of Forteca under a drawn camera.
class BoardWizard : public AnyWizard {
  protected:
    BoardWizard() : AnyWizard(kSource) {}

    cv::Mat picture() override { return scene_.picture({}, {"besiegers", "defenders"}); }

    [[nodiscard]] cv::Point2d truth(const std::string& id) const {
        const auto& point = board_.points[static_cast<std::size_t>(*board_.find(id))];
        const cv::Vec3d at = scene_.picture_from_board() * cv::Vec3d(point.x, point.y, 1);
        return {at[0] / at[2], at[1] / at[2]};
    }

    /// Clicks the point that the list names next, where it truly is.
    void click_next() {
        const auto* list = wizard_->findChild<QComboBox*>("next_point");
        const cv::Point2d at = truth(list->currentText().toStdString());
        wizard_->step()->click({at.x, at.y});
    }

    BoardStep& board_step() { return dynamic_cast<BoardStep&>(*wizard_->step()); }

    void expect_found() {
        ASSERT_TRUE(board_step().found());
        const cv::Vec3d seen = board_step().found()->picture_from_board * cv::Vec3d(0.5, 0.5, 1);
        const cv::Point2d middle = truth("D4");
        EXPECT_LT(std::hypot(seen[0] / seen[2] - middle.x, seen[1] / seen[2] - middle.y), 2);
    }

    referee::Board board_ = *built_in_board("forteca");
    DrawnBoard scene_{board_, 7};
};

TEST_F(BoardWizard, LeadsFromTheGameToABoardFoundByItsMarkers) {
    wizard_->go_to("game");
    press("game_forteca");
    save("wizard_game");
    show_picture();
    press("next");
    EXPECT_EQ(wizard_->step()->name(), "camera");
    press("next");
    ASSERT_EQ(wizard_->step()->name(), "board");
    expect_found();
    press("take_board");
    save("wizard_board");
    press("next");
    EXPECT_EQ(wizard_->step()->name(), "board_play");
    save("wizard_board_play");
    QSignalSpy finished(wizard_.get(), &SetupWizard::board_finished);
    press("next");
    EXPECT_EQ(finished.size(), 1);
    EXPECT_EQ(known_->last_game(), "forteca");
    EXPECT_FALSE(known_->load_board(kSource, "forteca").empty.empty());
}

TEST_F(BoardWizard, TakesABoardByItsClickedPointsAndRemembersIt) {
    open("forteca");
    wizard_->go_to("board");
    for (int i = 0; i < 3; ++i) {
        click_next();
        EXPECT_FALSE(button("next")->isEnabled());
    }
    click_next();
    expect_found();
    EXPECT_TRUE(button("next")->isEnabled());
    save("wizard_board_clicks");
    open("forteca");
    EXPECT_FALSE(wizard_->state().board.points.empty());
    wizard_->go_to("board");
    expect_found();
}

TEST_F(BoardWizard, SavesABoardAsItLiesAndTakesItAgain) {
    open("forteca");
    wizard_->go_to("board");
    for (int i = 0; i < 5; ++i) {
        click_next();
    }
    const std::string path = folder_.filePath("mine.json").toStdString();
    ASSERT_TRUE(board_step().save_board(path));
    ASSERT_TRUE(board_step().load_board(path));
    EXPECT_TRUE(wizard_->state().board.own_board);
    EXPECT_TRUE(opened_table(known_->load_board(kSource, "forteca")));
    EXPECT_TRUE(known_->load_board(kSource, "forteca").own_board);
}

TEST_F(BoardWizard, RefusesAFileThatIsNoBoard) {
    open("forteca");
    wizard_->go_to("board");
    const auto loaded = board_step().load_board(folder_.filePath("none.json").toStdString());
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().kind, calibration::ErrorKind::BadInput);
    EXPECT_FALSE(wizard_->state().board.own_board);
}

TEST_F(BoardWizard, NeedsNothingMoreForThePracticeBoard) {
    open("mukden-1905");
    wizard_->go_to("camera");
    press("practice");
    EXPECT_EQ(wizard_->step()->name(), "board_play");
    EXPECT_TRUE(wizard_->state().board.practice);
}

}  // namespace
}  // namespace littlewars::ui

#include "vision/sources/practice_source.hpp"
#include "vision/sources/practice_table.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <chrono>
#include <memory>

namespace littlewars::vision {
namespace {

using calibration::ErrorKind;
using std::chrono::milliseconds;

constexpr milliseconds kPatience{20'000};

class Practice : public testing::Test {
  protected:
    void SetUp() override {
        auto table = PracticeTable::open();
        ASSERT_TRUE(table) << message(table.error());
        table_ = *table;
    }

    /// Pixels that differ clearly between two pictures.
    static int changed(const cv::Mat& a, const cv::Mat& b) {
        cv::Mat difference;
        cv::absdiff(a, b, difference);
        cv::cvtColor(difference, difference, cv::COLOR_BGR2GRAY);
        return cv::countNonZero(difference > 25);
    }

    std::shared_ptr<PracticeTable> table_;
};

TEST_F(Practice, BeginsWithTwoEqualArmies) {
    int red = 0;
    for (const PracticePiece& piece : table_->pieces()) {
        red += piece.side == "red" ? 1 : -1;
    }
    EXPECT_EQ(red, 0);
    EXPECT_EQ(table_->pieces().size(), 22U);
    EXPECT_EQ(table_->draw().size(), cv::Size(1280, 720));
}

TEST_F(Practice, IsBareWhenCleared) {
    table_->clear();
    EXPECT_EQ(cv::norm(table_->draw(), table_->empty_picture(), cv::NORM_INF), 0);
}

TEST_F(Practice, DrawsAPieceWhereItStands) {
    table_->clear();
    const int id = table_->add({0, "red", PieceKind::Infantry, {600, 400}, 90});
    const PixelPoint foot = table_->plane().image_from_table({600, 400});
    cv::Mat difference;
    cv::absdiff(table_->draw(), table_->empty_picture(), difference);
    cv::cvtColor(difference, difference, cv::COLOR_BGR2GRAY);
    const cv::Rect box = cv::boundingRect(difference > 25);
    EXPECT_NEAR(box.x + box.width / 2.0, foot.u_px, 20);
    EXPECT_NEAR(box.br().y, foot.v_px, 20);
    EXPECT_EQ(table_->piece_at({foot.u_px, foot.v_px}), id);
    EXPECT_FALSE(table_->piece_at({foot.u_px + 200, foot.v_px}));
}

TEST_F(Practice, MovesByPartsOfAPixel) {
    table_->clear();
    const int id = table_->add({0, "red", PieceKind::Infantry, {600, 400}, 90});
    const cv::Mat before = table_->draw().clone();
    ASSERT_TRUE(table_->move(id, {600.3, 400}));
    EXPECT_GT(cv::norm(before, table_->draw(), cv::NORM_L1), 0);
}

TEST_F(Practice, ChangesWithEveryAction) {
    const int id = table_->pieces().front().id;
    cv::Mat before = table_->draw().clone();
    const auto changes_picture = [&] {
        const cv::Mat now = table_->draw().clone();
        const bool differs = changed(before, now) > 20;
        before = now;
        return differs;
    };
    EXPECT_TRUE(table_->turn(id, 200) && changes_picture());
    EXPECT_TRUE(table_->set_standing(id, false) && changes_picture());
    EXPECT_TRUE(table_->remove(id) && changes_picture());
    EXPECT_FALSE(table_->move(id, {1, 1}));
    for (const PracticeEvents& events : {PracticeEvents{.hand = TablePoint{600, 300}},
                                         PracticeEvents{.hand = {}, .lamp = true},
                                         PracticeEvents{.hand = {}, .knocked = true}}) {
        table_->set_events(events);
        EXPECT_TRUE(changes_picture());
    }
}

TEST_F(Practice, GunsDoNotFall) {
    const int gun = table_->add({0, "blue", PieceKind::Gun, {600, 400}, 90});
    EXPECT_FALSE(table_->set_standing(gun, false));
    EXPECT_TRUE(table_->pieces().back().standing);
}

TEST_F(Practice, KeepsPiecesOnTheTable) {
    table_->add({0, "blue", PieceKind::Infantry, {-50, 90'000}, 90});
    EXPECT_EQ(table_->pieces().back().at, (TablePoint{0, table_->plane().table().depth_mm}));
}

TEST_F(Practice, SourceGivesNoisyPicturesInTheirOrder) {
    PracticeSource source(table_);
    const auto first = source.next(kPatience);
    const auto second = source.next(kPatience);
    ASSERT_TRUE(first && second);
    EXPECT_GT(cv::norm(first->picture, second->picture, cv::NORM_L1), 0);
    EXPECT_LT(changed(first->picture, second->picture), 50);
    EXPECT_GT(second->time, first->time);
    EXPECT_EQ(second->index, 1);
}

TEST_F(Practice, SourceEndsWhenStopped) {
    const auto source = open_source({"practice:"});
    ASSERT_TRUE(source) << message(source.error());
    EXPECT_TRUE((*source)->next(kPatience));
    (*source)->stop();
    EXPECT_EQ((*source)->next(kPatience).error().kind, ErrorKind::EndOfSource);
}

}  // namespace
}  // namespace littlewars::vision

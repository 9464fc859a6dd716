#include "vision/reading/picture_dice.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kSamePlace_px = 6;

struct DrawnDie {
    int value = 0;
    cv::Point2d middle_px;
    double side_px = 60;
    double turn_rad = 0;
};

struct Paint {
    cv::Scalar face;
    cv::Scalar pip;
};

/// Pips in parts of a side from the middle.
std::vector<cv::Point2d> pips_of(int value) {
    const cv::Point2d a(0.25, 0.25);
    const cv::Point2d b(0.25, -0.25);
    const cv::Point2d right(0.25, 0);
    switch (value) {
        case 1:
            return {{0, 0}};
        case 2:
            return {a, -a};
        case 3:
            return {a, -a, {0, 0}};
        case 4:
            return {a, -a, b, -b};
        case 5:
            return {a, -a, b, -b, {0, 0}};
        default:
            return {a, -a, b, -b, right, -right};
    }
}

void draw(const DrawnDie& die, const Paint& paint, cv::Mat& picture) {
    const auto at = [&](cv::Point2d on_face) {
        const double cosine = std::cos(die.turn_rad) * die.side_px;
        const double sine = std::sin(die.turn_rad) * die.side_px;
        return cv::Point(cvRound(die.middle_px.x + on_face.x * cosine - on_face.y * sine),
                         cvRound(die.middle_px.y + on_face.x * sine + on_face.y * cosine));
    };
    const std::vector<cv::Point> corners{
        at({0.5, 0.5}), at({0.5, -0.5}), at({-0.5, -0.5}), at({-0.5, 0.5})};
    cv::fillConvexPoly(picture, corners, paint.face, cv::LINE_AA);
    for (const cv::Point2d& pip : pips_of(die.value)) {
        cv::circle(
            picture, at(pip), cvRound(0.09 * die.side_px), paint.pip, cv::FILLED, cv::LINE_AA);
    }
}

/// A grained brown table.
cv::Mat table() {
    cv::RNG random(7);
    cv::Mat grain(40, 400, CV_8UC3);
    random.fill(grain, cv::RNG::NORMAL, cv::Scalar(60, 90, 130), cv::Scalar(9, 10, 12));
    cv::Mat picture;
    cv::resize(grain, picture, {800, 600}, 0, 0, cv::INTER_CUBIC);
    return picture;
}

const std::vector<DrawnDie> kDice{{1, {100, 100}, 60, 0.2},
                                  {2, {300, 120}, 60, 0.9},
                                  {3, {520, 100}, 56, 1.3},
                                  {4, {140, 380}, 64, 0.5},
                                  {5, {380, 420}, 60, 0.1},
                                  {6, {640, 400}, 62, 1.1}};

class DiceOfAPaint : public testing::TestWithParam<int> {};

const std::array<Paint, 3> kPaints{Paint{{225, 235, 235}, {25, 25, 25}},
                                   Paint{{30, 30, 170}, {235, 235, 235}},
                                   Paint{{150, 80, 30}, {240, 240, 240}}};

TEST_P(DiceOfAPaint, AreReadWithoutATable) {
    cv::Mat picture = table();
    for (const DrawnDie& die : kDice) {
        draw(die, kPaints[static_cast<std::size_t>(GetParam())], picture);
    }
    cv::GaussianBlur(picture, picture, {0, 0}, 1);
    const std::vector<Die> found = read_dice_in_picture(picture);
    EXPECT_EQ(found.size(), kDice.size());
    for (const DrawnDie& die : kDice) {
        EXPECT_TRUE(std::any_of(found.begin(), found.end(), [&](const Die& seen) {
            return seen.value == die.value &&
                   std::hypot(seen.centre.u_px - die.middle_px.x,
                              seen.centre.v_px - die.middle_px.y) < kSamePlace_px;
        })) << die.value;
    }
}

INSTANTIATE_TEST_SUITE_P(PictureDice, DiceOfAPaint, testing::Values(0, 1, 2));

TEST(PictureDice, ABareTableHasNone) {
    EXPECT_TRUE(read_dice_in_picture(table()).empty());
}

TEST(PictureDice, DotsOnTheTableAreNoDice) {
    cv::Mat picture = table();
    for (int row = 0; row < 5; ++row) {
        for (int column = 0; column < 7; ++column) {
            cv::circle(picture, {100 * column + 90, 100 * row + 90}, 7, {20, 20, 20}, cv::FILLED);
        }
    }
    EXPECT_TRUE(read_dice_in_picture(picture).empty());
}

TEST(PictureDice, AreReadInALargePictureAsInASmallOne) {
    cv::Mat picture = table();
    draw(kDice[4], kPaints[0], picture);
    cv::resize(picture, picture, {}, 3, 3, cv::INTER_CUBIC);
    const std::vector<Die> found = read_dice_in_picture(picture);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].value, 5);
    EXPECT_NEAR(found[0].centre.u_px, 3 * kDice[4].middle_px.x, 3 * kSamePlace_px);
    EXPECT_FALSE(found[0].table);
}

}  // namespace
}  // namespace littlewars::vision

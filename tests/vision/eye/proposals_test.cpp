#include "vision/eye/proposals.hpp"

#include "tests/support/made_camera.hpp"
#include "vision/eye/base_fit.hpp"
#include "vision/eye/duplicate_filter.hpp"
#include "vision/eye/piece_filter.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <array>
#include <cmath>
#include <numbers>

namespace littlewars::vision {
namespace {

constexpr int kRows = 12;
constexpr int kCols = 16;

/// A net's answer of 21 zero planes, to be written into.
EyeOutput blank_output() {
    const std::array<int, 4> shape{1, 21, kRows, kCols};
    EyeOutput output;
    output.planes = cv::Mat(4, shape.data(), CV_32F, cv::Scalar(0));
    output.rows = kRows;
    output.cols = kCols;
    return output;
}

void put(EyeOutput& output, int channel, int row, int col, double value) {
    output.planes.ptr<float>(0, channel)[row * kCols + col] = static_cast<float>(value);
}

/// A man whose foot is `foot_px` in the crop: heat and offsets in the nine cells round it.
void put_man(EyeOutput& output, cv::Point2d foot_px, double heat) {
    const int row = cvRound((foot_px.y - 1.5) / 4);
    const int col = cvRound((foot_px.x - 1.5) / 4);
    for (int i = row - 1; i <= row + 1; ++i) {
        for (int j = col - 1; j <= col + 1; ++j) {
            put(output, 0, i, j, i == row && j == col ? heat : heat / 2);
            put(output, 3, i, j, (foot_px.x - 1.5) / 4 - j);
            put(output, 4, i, j, (foot_px.y - 1.5) / 4 - i);
        }
    }
}

TEST(Proposals, FindTheFootBetweenTheCells) {
    EyeOutput output = blank_output();
    put_man(output, {24.3, 17.9}, 0.9);
    const auto found = proposals_from(output, EyeModel{}, {100, 200});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].kind, PieceKind::Infantry);
    EXPECT_NEAR(found[0].foot_px.x, 124.3, 1e-4);
    EXPECT_NEAR(found[0].foot_px.y, 217.9, 1e-4);
    EXPECT_NEAR(found[0].score, 0.9, 1e-6);
    EXPECT_NEAR(found[0].sigma_px, EyeModel{}.sigma_factor, 1e-6);
}

TEST(Proposals, WeighVotesByTheirSigma) {
    EyeOutput output = blank_output();
    put_man(output, {25.5, 21.5}, 0.8);
    put(output, 3, 5, 7, 10);  // a wild vote …
    put(output, 5, 5, 7, 4);   // … that says so itself
    const auto found = proposals_from(output, EyeModel{}, {0, 0});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_NEAR(found[0].foot_px.x, 25.5, 0.05);
}

TEST(Proposals, IgnoreWhatIsBelowTheThreshold) {
    EyeOutput output = blank_output();
    put_man(output, {24, 20}, 0.2);
    EXPECT_TRUE(proposals_from(output, EyeModel{}, {0, 0}).empty());
}

TEST(Proposals, GiveOnePeakForAFlatTop) {
    EyeOutput output = blank_output();
    put(output, 0, 4, 4, 0.7);
    put(output, 0, 4, 5, 0.7);
    EXPECT_EQ(proposals_from(output, EyeModel{}, {0, 0}).size(), 1U);
}

Proposal proposal(PieceKind kind, double score) {
    Proposal one;
    one.kind = kind;
    one.score = score;
    return one;
}

TEST(Proposals, CountSigmaAndFallenAsTheModelSays) {
    EyeOutput output = blank_output();
    put_man(output, {24, 20}, 0.9);
    EyeModel model;
    model.sigma_factor = 2;
    model.fallen_logit_threshold = -1;
    const auto found = proposals_from(output, model, {0, 0});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_NEAR(found[0].sigma_px, 2, 1e-6);
    EXPECT_FALSE(is_standing(found[0]));  // the blank plane's logit of 0 is over -1
}

TEST(DuplicateFilter, TakesARiderFoundAsAManForTheRider) {
    const std::array proposals{proposal(PieceKind::Infantry, 0.5),
                               proposal(PieceKind::Cavalry, 0.9)};
    const std::array spots{cv::Point2d(100, 100), cv::Point2d(112, 100)};
    const auto duplicates = find_duplicates(proposals, spots, EyeModel{});
    ASSERT_EQ(duplicates.size(), 1U);
    EXPECT_EQ(duplicates[0].index, 0U);
    EXPECT_EQ(duplicates[0].of, 1U);
}

TEST(DuplicateFilter, KeepsMenWhoseBasesTouch) {
    const std::array proposals{proposal(PieceKind::Infantry, 0.5),
                               proposal(PieceKind::Infantry, 0.9)};
    const std::array spots{cv::Point2d(100, 100), cv::Point2d(121, 100)};
    EXPECT_TRUE(find_duplicates(proposals, spots, EyeModel{}).empty());
}

TEST(PieceFilter, SaysWhyAFigureIsNone) {
    FoundFigure held{proposal(PieceKind::Infantry, 0.9), {}, {}, {0, 0}};
    held.proposal.hand = 0.9;
    FoundFigure unchanged{proposal(PieceKind::Infantry, 0.9), {}, {}, {300, 0}};
    unchanged.patch.changed_share = 0;
    const FoundFigure sound{proposal(PieceKind::Infantry, 0.9), {}, {}, {600, 0}};
    const FoundFigure again{proposal(PieceKind::Infantry, 0.8), {}, {}, {605, 0}};
    const FoundFigure doubted{proposal(PieceKind::Infantry, 0.3), {}, {}, {900, 0}};
    const std::array figures{held, unchanged, sound, again, doubted};
    const auto reasons = reasons_against(figures, EyeModel{});
    EXPECT_EQ(reasons[0], "on a hand");
    EXPECT_EQ(reasons[1], "looks as the empty table");
    EXPECT_EQ(reasons[2], "");
    EXPECT_EQ(reasons[3], "repeats a stronger one");
    EXPECT_EQ(reasons[4], "nothing, seen closely");
}

double area_mm2(const std::vector<TablePoint>& outline) {
    double sum = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const TablePoint& a = outline[i];
        const TablePoint& b = outline[(i + 1) % outline.size()];
        sum += a.x_mm * b.y_mm - b.x_mm * a.y_mm;
    }
    return sum / 2;
}

TEST(BaseFit, DrawsOutlinesCounterClockwise) {
    const BaseShape base{{100, 50}, 20, 10, 30};
    EXPECT_NEAR(area_mm2(rectangle_outline(base)), 800, 1e-6);
    EXPECT_GT(area_mm2(base_outline(base)), std::numbers::pi * 200);
    EXPECT_LT(area_mm2(base_outline(base)), 800);
    EXPECT_NEAR(area_mm2(base_outline({{0, 0}, 10, 10, 0})), std::numbers::pi * 100, 4);
}

TEST(BaseFit, PutsAGunsWheelsForwardAndItsTrailBehind) {
    const BaseShape base{{0, 0}, 50, 20, 90};  // muzzle away from the camera
    const GunFoot foot = gun_foot(base, 15);
    EXPECT_NEAR(foot.axle[0].y_mm, 35, 1e-9);
    EXPECT_NEAR(foot.axle[0].x_mm, -20, 1e-9);
    EXPECT_NEAR(foot.axle[1].x_mm, 20, 1e-9);
    EXPECT_NEAR(foot.trail.y_mm, -50, 1e-9);
}

TEST(BaseFit, GivesMillimetresAndTheirSigma) {
    const ChartGeometry geometry(test::made_camera(), 54, ChartUnits{});
    Proposal man = proposal(PieceKind::Infantry, 0.9);
    man.foot_px = geometry.chart_from_table({640, 400});
    man.sigma_px = 2;
    man.heading = {0, -0.8};
    man.half_along_mm = man.half_across_mm = 12;
    const PieceOnTable piece = piece_on_table(man, geometry);
    EXPECT_NEAR(piece.centre.x_mm, 640, 1e-6);
    EXPECT_NEAR(piece.centre.y_mm, 400, 1e-6);
    ASSERT_TRUE(piece.heading_deg);
    EXPECT_NEAR(*piece.heading_deg, 270, 1e-6);
    EXPECT_GT(piece.sigma_mm, 2 / 0.75);  // y is shortened in the chart
    EXPECT_LT(piece.sigma_mm, 1.5 * 2 / 0.75);
}

}  // namespace
}  // namespace littlewars::vision

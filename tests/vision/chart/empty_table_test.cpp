#include "vision/chart/empty_table.hpp"

#include "tests/support/made_camera.hpp"
#include "tests/support/made_texture.hpp"
#include "vision/eye/eye_input.hpp"
#include "vision/eye/figure_patch.hpp"
#include "vision/sides/coat.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <cmath>

namespace littlewars::vision {
namespace {

using test::texture;

/// A lamp at the right: half as much again there as at the left.
cv::Mat lit_from_the_right(const cv::Mat& picture) {
    cv::Mat lit = picture.clone();
    for (int row = 0; row < lit.rows; ++row) {
        for (int column = 0; column < lit.cols; ++column) {
            auto& pixel = lit.at<cv::Vec3b>(row, column);
            pixel = cv::Vec3b(cv::Vec3d(pixel) * (0.8 + 0.4 * column / lit.cols));
        }
    }
    return lit;
}

TEST(LightChange, FindsTheExposureUnderPieces) {
    const cv::Mat empty = texture({320, 240});
    cv::Mat frame;
    empty.convertTo(frame, CV_8UC3, 0.8);
    frame(cv::Rect(20, 20, 120, 100)).setTo(cv::Scalar(30, 30, 200));
    const LightChange light = LightChange::between(frame, empty, 110);
    for (int k = 0; k < 3; ++k) {
        EXPECT_NEAR(light.gain_at(0, 0)[k], 0.8, 0.02);
        EXPECT_EQ(light.gain_at(-1, 1)[k], light.gain_at(1, 0)[k]);
    }
}

TEST(LightChange, FindsALampAtOneSideUnderPieces) {
    const cv::Mat empty = texture({320, 240});
    cv::Mat frame = lit_from_the_right(empty);
    frame(cv::Rect(20, 20, 120, 100)).setTo(cv::Scalar(30, 30, 200));
    const LightChange light = LightChange::between(frame, empty, 110);
    for (const double x : {-0.8, 0.0, 0.8}) {
        EXPECT_NEAR(light.gain_at(x, 0.2)[1], 1 + 0.2 * x, 0.03);
    }
    const cv::Rect right(256, 160, 64, 80);
    const cv::Mat matched = light.applied_to(empty(right), right.tl(), empty.size(), 110);
    EXPECT_LT(cv::norm(matched, frame(right), cv::NORM_L1) / (3.0 * right.area()), 3);
}

TEST(LightChange, LeavesTheOutsideGrey) {
    cv::Mat empty(32, 32, CV_8UC3, cv::Scalar::all(100));
    cv::Mat frame(32, 32, CV_8UC3, cv::Scalar(50, 100, 255));
    empty.at<cv::Vec3b>(0, 0) = {110, 110, 110};
    const LightChange light = LightChange::between(frame, empty, 110);
    const cv::Mat matched = light.applied_to(empty, {0, 0}, empty.size(), 110);
    EXPECT_EQ(matched.at<cv::Vec3b>(0, 0), cv::Vec3b(110, 110, 110));
    EXPECT_NEAR(matched.at<cv::Vec3b>(5, 5)[0], 50, 1);
    EXPECT_EQ(matched.at<cv::Vec3b>(5, 5)[1], 100);
}

TEST(EyeInput, FillsItsPlanesAsTheNetWasTaught) {
    const cv::Mat frame(16, 16, CV_8UC3, cv::Scalar(50, 110, 170));
    const cv::Mat empty(16, 16, CV_8UC3, cv::Scalar(50, 50, 170));
    const ChartGeometry geometry(test::made_camera(), 54, ChartUnits{});
    EyeInput input;
    const cv::Mat& planes = input.planes(frame, empty, {&geometry, {160, 80}});
    ASSERT_EQ(planes.size[1], 8);
    EXPECT_FLOAT_EQ(planes.ptr<float>(0, 0)[0], -1);
    EXPECT_FLOAT_EQ(planes.ptr<float>(0, 2)[0], 1);
    EXPECT_FLOAT_EQ(planes.ptr<float>(0, 3)[0], 0);
    EXPECT_NEAR(planes.ptr<float>(0, 4)[5], 2 * std::log(122.0 / 62), 1e-5);
    EXPECT_NEAR(planes.ptr<float>(0, 6)[3], geometry.lean(163), 1e-6);
    EXPECT_NEAR(planes.ptr<float>(0, 7)[16 * 2], geometry.away(82) - 1, 1e-6);
}

TEST(EyeInput, LeavesUnknownPlanesZero) {
    const cv::Mat frame(16, 16, CV_8UC3, cv::Scalar(50, 110, 170));
    EyeInput input;
    const cv::Mat& planes = input.planes(frame, cv::Mat(), {});
    for (int plane = 3; plane < 8; ++plane) {
        EXPECT_EQ(planes.ptr<float>(0, plane)[77], 0);
    }
}

TEST(FigurePatch, TellsAFigureFromTheEmptyTable) {
    const cv::Mat empty = texture({160, 160});
    cv::Mat frame = empty.clone();
    cv::rectangle(frame, cv::Rect(72, 50, 16, 42), {30, 30, 160}, cv::FILLED);
    const CropOverTable crop = crop_over_table(frame, empty, {0, 0});
    const FigureAxis axis{{80, 90}, {0, -0.6}};
    const FigurePatch man = figure_patch(crop, axis, PieceKind::Infantry, true);
    EXPECT_GT(man.changed_share, 0.8);
    ASSERT_FALSE(man.colours.empty());
    const FigurePatch nobody = figure_patch(crop, {{30, 90}, {0, -0.6}}, PieceKind::Infantry, true);
    EXPECT_EQ(nobody.changed_share, 0);
}

TEST(FigurePatch, GivesTheTableBesideAManNoWeight) {
    const cv::Mat empty = texture({160, 160});
    cv::Mat frame = empty.clone();
    cv::rectangle(frame, cv::Rect(80, 40, 30, 60), {30, 30, 160}, cv::FILLED);
    const CropOverTable crop = crop_over_table(frame, empty, {0, 0});
    const FigurePatch half = figure_patch(crop, {{80, 90}, {0, -0.6}}, PieceKind::Infantry, true);
    const Coat coat = coat_of(half, {});
    const cv::Vec3d red = coat_colour({30, 30, 160});
    for (int i = 0; i < 12; ++i) {
        EXPECT_NEAR(coat.tones[i], red[i % 3], 1e-9) << i;
    }
}

}  // namespace
}  // namespace littlewars::vision

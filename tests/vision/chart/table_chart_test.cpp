#include "vision/chart/table_chart.hpp"

#include "tests/support/made_camera.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <cmath>

namespace littlewars::vision {
namespace {

const ChartUnits kUnits;

TEST(ChartGeometry, TakesTableToChartAndBack) {
    const ChartGeometry geometry(test::made_camera(), 54, kUnits);
    for (double x = -50; x <= 1250; x += 130) {
        for (double y = -50; y <= 850; y += 90) {
            const TablePoint back = geometry.table_from_chart(geometry.chart_from_table({x, y}));
            EXPECT_NEAR(back.x_mm, x, 1e-9);
            EXPECT_NEAR(back.y_mm, y, 1e-9);
        }
    }
}

TEST(ChartGeometry, HasSidesThatTheNetAccepts) {
    const ChartGeometry geometry(test::made_camera(), 54, kUnits);
    EXPECT_EQ(geometry.size().width % 16, 0);
    EXPECT_EQ(geometry.size().height % 16, 0);
    // (1200 + 2 * 60) * 0.75 = 990 columns and one.
    EXPECT_EQ(geometry.used().width, 991);
    EXPECT_EQ(geometry.size().width, 992);
}

TEST(ChartGeometry, ShortensTheDepthByTheSineOfTheElevation) {
    const auto camera = test::made_camera();
    const ChartGeometry geometry(camera, 54, kUnits);
    const double row = geometry.chart_from_table({600, 400}).y;
    const double shown = geometry.chart_from_table({600, 399}).y - row;
    const double away = (400.0 + 350) / 900;
    EXPECT_NEAR(shown, 0.75 / std::sqrt(1 + away * away), 1e-3);
    EXPECT_NEAR(geometry.away(row), away, 1e-9);
    EXPECT_NEAR(geometry.mm_per_px(row).y * shown, 1, 1e-3);
}

TEST(ChartGeometry, ShowsSmallMenAsLargeAsBigOnes) {
    const ChartGeometry small(test::made_camera(), 27, kUnits);
    EXPECT_NEAR(
        small.chart_from_table({127, 0}).x - small.chart_from_table({100, 0}).x, 54 * 0.75, 1e-9);
    EXPECT_NEAR(small.figure_ratio(), 0.5, 1e-12);
}

TEST(LookThrough, ShowsTheFootWhereTheWindowHasIt) {
    const auto camera = test::made_camera();
    const ChartGeometry geometry(camera, 54, kUnits);
    cv::Mat picture(720, 1280, CV_8UC3, cv::Scalar(40, 40, 40));
    const PixelPoint mark = camera.image_from_table({700, 300});
    cv::circle(picture,
               {cvRound(mark.u_px), cvRound(mark.v_px)},
               3,
               cv::Scalar(200, 200, 200),
               cv::FILLED);
    const ChartWindow window{geometry.chart_from_table({700, 300}), {30, 50}, 2, {80, 96}};
    const cv::Mat seen = look_through(window, picture, geometry, camera, kUnits.outside_value);
    ASSERT_EQ(seen.size(), cv::Size(80, 96));
    EXPECT_EQ(seen.at<cv::Vec3b>(50, 30), cv::Vec3b(200, 200, 200));
    EXPECT_EQ(seen.at<cv::Vec3b>(50, 60), cv::Vec3b(40, 40, 40));
}

TEST(LookThrough, EnlargesAsAsked) {
    const auto camera = test::made_camera();
    const ChartGeometry geometry(camera, 54, kUnits);
    cv::Mat picture(720, 1280, CV_8UC3, cv::Scalar(40, 40, 40));
    // A stripe from x = 700 to the right: its edge is 10 mm right of the foot.
    for (double y = 0; y <= 800; y += 0.5) {
        const PixelPoint edge = camera.image_from_table({700, y});
        cv::line(picture,
                 {cvRound(edge.u_px), cvRound(edge.v_px)},
                 {1279, cvRound(edge.v_px)},
                 cv::Scalar(200, 200, 200));
    }
    const ChartWindow window{geometry.chart_from_table({690, 300}), {30, 50}, 2, {96, 96}};
    const cv::Mat seen = look_through(window, picture, geometry, camera, kUnits.outside_value);
    // 10 mm at 0.75 px/mm, twice: 15 pixels.
    EXPECT_EQ(seen.at<cv::Vec3b>(50, 30 + 13)[0], 40);
    EXPECT_EQ(seen.at<cv::Vec3b>(50, 30 + 17)[0], 200);
}

TEST(LookThrough, FollowsTheLensInEveryPixel) {
    const auto camera = test::made_camera();
    const ChartGeometry geometry(camera, 54, kUnits);
    cv::Mat picture(720, 1280, CV_8UC3);
    cv::RNG(5).fill(picture, cv::RNG::UNIFORM, 0, 255);
    cv::GaussianBlur(picture, picture, {}, 2);
    const ChartWindow window{geometry.chart_from_table({150, 700}), {47.5, 60}, 1, {96, 96}};
    const cv::Mat seen = look_through(window, picture, geometry, camera, kUnits.outside_value);
    cv::Mat points(96, 96, CV_32FC2);
    for (int row = 0; row < 96; ++row) {
        for (int column = 0; column < 96; ++column) {
            const cv::Point2d at = window.foot_px + cv::Point2d(column - 47.5, row - 60);
            const PixelPoint pixel = camera.image_from_table(geometry.table_from_chart(at));
            points.at<cv::Vec2f>(row, column) = {static_cast<float>(pixel.u_px),
                                                 static_cast<float>(pixel.v_px)};
        }
    }
    cv::Mat wanted;
    cv::remap(picture,
              wanted,
              points,
              cv::Mat(),
              cv::INTER_LINEAR,
              cv::BORDER_CONSTANT,
              cv::Scalar::all(kUnits.outside_value));
    EXPECT_LE(cv::norm(seen, wanted, cv::NORM_INF), 3);
}

TEST(TableChart, BringsAMarkToItsPlace) {
    const auto camera = test::made_camera();
    cv::Mat picture(720, 1280, CV_8UC3, cv::Scalar(40, 40, 40));
    const PixelPoint mark = camera.image_from_table({700, 300});
    cv::circle(picture,
               {cvRound(mark.u_px), cvRound(mark.v_px)},
               8,
               cv::Scalar(250, 250, 250),
               cv::FILLED);
    const ChartGeometry geometry(camera, 54, kUnits);
    const TableChart chart(geometry, camera, kUnits.outside_value);
    cv::Mat resampled;
    chart.resample(picture, {{0, 0}, geometry.size()}, resampled);
    cv::Mat bright;
    cv::extractChannel(resampled, bright, 0);
    const cv::Moments moments = cv::moments(bright > 200, true);
    const TablePoint found =
        geometry.table_from_chart({moments.m10 / moments.m00, moments.m01 / moments.m00});
    EXPECT_NEAR(found.x_mm, 700, 1);
    EXPECT_NEAR(found.y_mm, 300, 2);
}

TEST(TableChart, IsGreyOutsideThePicture) {
    const auto camera = test::made_camera(900, 350, 80);  // sees the near half only
    const ChartGeometry geometry(camera, 54, kUnits);
    const TableChart chart(geometry, camera, kUnits.outside_value);
    const cv::Mat white(720, 1280, CV_8UC3, cv::Scalar::all(255));
    cv::Mat resampled;
    chart.resample(white, {{0, 0}, geometry.size()}, resampled);
    EXPECT_EQ(resampled.at<cv::Vec3b>(0, 500), cv::Vec3b(110, 110, 110));
}

TEST(TableChart, GivesACropTheSamePixelsAsTheWhole) {
    const auto camera = test::made_camera();
    cv::Mat picture(720, 1280, CV_8UC3);
    cv::randu(picture, 0, 255);
    const ChartGeometry geometry(camera, 54, kUnits);
    const TableChart chart(geometry, camera, kUnits.outside_value);
    const cv::Rect area(160, 96, 208, 144);
    cv::Mat whole;
    cv::Mat crop;
    chart.resample(picture, {{0, 0}, geometry.size()}, whole);
    chart.resample(picture, area, crop);
    EXPECT_EQ(cv::norm(whole(area), crop, cv::NORM_INF), 0);
}

}  // namespace
}  // namespace littlewars::vision

#include "vision/things/ruler_reader.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <cmath>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kTolerance = 0.003;  ///< Of a ruler's length: what the program promises.

/// A camera 900 mm over a 1000 x 800 table, looking down steeply.
calibration::TablePlane plane() {
    const calibration::Lens lens{.width_px = 1280,
                                 .height_px = 960,
                                 .fx_px = 1150,
                                 .fy_px = 1150,
                                 .cx_px = 640,
                                 .cy_px = 480};
    const double s = std::sqrt(0.5);
    const cv::Matx33d rotation(1, 0, 0, 0, -s, -s, 0, s, -s);
    return {lens, {1000, 800}, rotation, -(rotation * cv::Vec3d(500, -400, 850)), 0.5};
}

struct DrawnRuler {
    cv::Point2d zero_mm;
    double heading_rad = 0;
    double length_mm = 300;
    double width_mm = 25;
    double height_mm = 1;
    double unit_mm = 10;
    int parts = 10;  ///< Ticks a unit; the whole unit's are longest.
};

class RulerReader : public testing::Test {
  protected:
    RulerReader() : empty_(960, 1280, CV_8UC3, cv::Scalar(60, 110, 60)) {
        cv::randn(empty_, cv::Scalar(60, 110, 60), cv::Scalar::all(4));
        frame_ = empty_.clone();
    }

    void draw(const DrawnRuler& ruler) {
        fill(ruler, {0, 0, ruler.length_mm, ruler.width_mm}, cv::Scalar(200, 210, 215));
        const int ticks =
            static_cast<int>(std::round(ruler.length_mm / ruler.unit_mm)) * ruler.parts;
        for (int tick = 0; tick <= ticks; ++tick) {
            const double at = tick * ruler.unit_mm / ruler.parts;
            const double reach = tick % ruler.parts == 0 ? 0.4 : 0.2;
            fill(ruler,
                 {at - 0.2, ruler.width_mm * (1 - reach), 0.4, ruler.width_mm * reach},
                 cv::Scalar(30, 30, 30));
        }
    }

    /// A rectangle of the ruler's face: along from zero, across from its right edge.
    void fill(const DrawnRuler& ruler, const cv::Rect2d& part, const cv::Scalar& colour) {
        constexpr int kShift = 4;  // Sixteenths of a pixel.
        const cv::Point2d along(std::cos(ruler.heading_rad), std::sin(ruler.heading_rad));
        const cv::Point2d left(-along.y, along.x);
        std::vector<cv::Point> corners;
        for (const cv::Point2d corner : {part.tl(),
                                         part.tl() + cv::Point2d(part.width, 0),
                                         part.br(),
                                         part.tl() + cv::Point2d(0, part.height)}) {
            const cv::Point2d spot =
                ruler.zero_mm + along * corner.x + left * (corner.y - ruler.width_mm / 2);
            const auto pixel = plane().image_from_world({spot.x, spot.y, ruler.height_mm});
            corners.emplace_back(cvRound(pixel.u_px * (1 << kShift)),
                                 cvRound(pixel.v_px * (1 << kShift)));
        }
        cv::fillConvexPoly(frame_, corners, colour, cv::LINE_AA, kShift);
    }

    cv::Mat empty_;
    cv::Mat frame_;
};

TEST_F(RulerReader, ReadsCentimetres) {
    draw({.zero_mm = {250, 300}, .heading_rad = 0.3});
    const auto rulers = read_rulers(frame_, empty_, plane());
    ASSERT_EQ(rulers.size(), 1U);
    EXPECT_EQ(rulers[0].unit, RulerUnit::Centimetre);
    EXPECT_EQ(rulers[0].printed_length, 30);
    EXPECT_NEAR(rulers[0].measured_mm, 300, 300 * kTolerance);
    EXPECT_NEAR(rulers[0].from.x_mm, 250, 2);
    EXPECT_NEAR(rulers[0].from.y_mm, 300, 2);
}

TEST_F(RulerReader, ReadsInches) {
    draw({.zero_mm = {700, 250},
          .heading_rad = 2.5,
          .length_mm = 304.8,
          .width_mm = 28,
          .height_mm = 3,
          .unit_mm = 25.4,
          .parts = 8});
    const auto rulers = read_rulers(frame_, empty_, plane());
    ASSERT_EQ(rulers.size(), 1U);
    EXPECT_EQ(rulers[0].unit, RulerUnit::Inch);
    EXPECT_EQ(rulers[0].printed_length, 12);
    EXPECT_NEAR(rulers[0].measured_mm, 304.8, 304.8 * kTolerance);
    EXPECT_NEAR(rulers[0].from.x_mm, 700, 2);
}

TEST_F(RulerReader, DoesWithoutTheEmptyPicture) {
    draw({.zero_mm = {250, 300}, .heading_rad = -0.2});
    const auto rulers = read_rulers(frame_, {}, plane());
    ASSERT_EQ(rulers.size(), 1U);
    EXPECT_NEAR(rulers[0].measured_mm, 300, 300 * kTolerance);
}

TEST_F(RulerReader, ReadsPastFiguresThatStandOnIt) {
    const DrawnRuler ruler{.zero_mm = {250, 300}, .heading_rad = 0.3, .length_mm = 400};
    draw(ruler);
    fill(ruler, {90, -30, 35, 90}, cv::Scalar(30, 30, 160));
    fill(ruler, {240, -20, 45, 70}, cv::Scalar(140, 40, 30));
    const auto rulers = read_rulers(frame_, empty_, plane());
    ASSERT_EQ(rulers.size(), 1U);
    EXPECT_EQ(rulers[0].printed_length, 40);
    EXPECT_NEAR(rulers[0].measured_mm, 400, 400 * kTolerance);
}

TEST_F(RulerReader, SaysNothingOfARulerWhoseEndIsHidden) {
    const DrawnRuler ruler{.zero_mm = {250, 300}, .heading_rad = 0.3};
    draw(ruler);
    fill(ruler, {255, -60, 80, 160}, cv::Scalar(30, 30, 160));
    EXPECT_TRUE(read_rulers(frame_, empty_, plane()).empty());
}

TEST_F(RulerReader, SaysNothingOfARulerThatBeginsBetweenTwoMarks) {
    const DrawnRuler ruler{.zero_mm = {250, 300}, .heading_rad = 0.3, .length_mm = 400};
    draw(ruler);
    fill(ruler, {-20, -20, 52.5, 80}, cv::Scalar(60, 110, 60));  // the cloth lies over its start
    EXPECT_TRUE(read_rulers(frame_, empty_, plane()).empty());
}

TEST_F(RulerReader, IsNotTurnedByStandsBesideIt) {
    const DrawnRuler ruler{.zero_mm = {250, 300}, .heading_rad = 0.3};
    draw(ruler);
    for (const double at : {50.0, 90.0}) {
        fill(ruler, {at, 29, 38, 22}, cv::Scalar(195, 205, 215));
    }
    const auto rulers = read_rulers(frame_, empty_, plane());
    ASSERT_EQ(rulers.size(), 1U);
    EXPECT_NEAR(rulers[0].measured_mm, 300, 300 * kTolerance);
}

TEST_F(RulerReader, ReadsARulerWhoseEndLiesInAShadow) {
    const DrawnRuler ruler{.zero_mm = {250, 300}, .heading_rad = 0.3};
    fill(ruler, {250, -150, 120, 300}, cv::Scalar(36, 66, 36));
    empty_ = frame_.clone();
    draw(ruler);
    const cv::Mat lit = frame_.clone();
    const cv::Mat dim = frame_ * 0.6;
    fill(ruler, {250, 0, 50, 25}, cv::Scalar(1, 2, 3));
    cv::Mat shadow;
    cv::inRange(frame_, cv::Scalar(1, 2, 3), cv::Scalar(1, 2, 3), shadow);
    frame_ = lit;
    dim.copyTo(frame_, shadow);
    const auto rulers = read_rulers(frame_, empty_, plane());
    ASSERT_EQ(rulers.size(), 1U);
    EXPECT_NEAR(rulers[0].measured_mm, 300, 300 * kTolerance);
}

TEST_F(RulerReader, FindsSteelOnLinen) {
    cv::randn(empty_, cv::Scalar(186, 196, 200), cv::Scalar::all(3));
    frame_ = empty_.clone();
    draw({.zero_mm = {250, 300}, .heading_rad = 0.3});
    const auto rulers = read_rulers(frame_, empty_, plane());
    ASSERT_EQ(rulers.size(), 1U);
    EXPECT_NEAR(rulers[0].measured_mm, 300, 300 * kTolerance);
}

TEST_F(RulerReader, TakesARankOfMenForNoRuler) {
    const DrawnRuler rank{.zero_mm = {250, 300}, .heading_rad = 0.3};
    for (int man = 0; man < 12; ++man) {
        fill(rank, {man * 25.4, 0, 18, 25}, cv::Scalar(30, 30, 160));
    }
    EXPECT_TRUE(read_rulers(frame_, empty_, plane()).empty());
}

TEST_F(RulerReader, SeesNoneOnABareTable) {
    EXPECT_TRUE(read_rulers(empty_, empty_, plane()).empty());
    EXPECT_TRUE(read_rulers(empty_ * 1.2, empty_, plane()).empty());
}

TEST_F(RulerReader, TakesAPlainLathForNoRuler) {
    fill({.zero_mm = {250, 300}, .heading_rad = 0.3}, {0, 0, 300, 25}, cv::Scalar(200, 210, 215));
    EXPECT_TRUE(read_rulers(frame_, empty_, plane()).empty());
}

}  // namespace
}  // namespace littlewars::vision

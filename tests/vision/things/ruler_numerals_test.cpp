#include "vision/things/ruler_numerals.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <string>

namespace littlewars::vision {
namespace {

constexpr int kUnit_px = 30;

/// A yellow tape whose zero is at the left: ticks along the upper edge, numbers along the lower.
cv::Mat tape(int units) {
    cv::Mat face(57, units * kUnit_px, CV_8UC3, cv::Scalar(60, 200, 230));
    for (int unit = 1; unit < units; ++unit) {
        const int x = unit * kUnit_px;
        cv::line(face, {x, 0}, {x, 20}, cv::Scalar(30, 30, 30), 2);
        const std::string number = std::to_string(unit);
        const int width = cv::getTextSize(number, cv::FONT_HERSHEY_SIMPLEX, 0.4, 1, nullptr).width;
        cv::putText(face, number, {x - width / 2, 50}, cv::FONT_HERSHEY_SIMPLEX, 0.4, {30, 30, 30});
    }
    return face;
}

cv::Mat turned_round(const cv::Mat& face) {
    cv::Mat turned;
    cv::rotate(face, turned, cv::ROTATE_180);
    return turned;
}

TEST(RulerNumerals, RiseFromTheEndWithOneDigit) {
    EXPECT_EQ(numbers_rise(tape(50), 50), true);
    EXPECT_EQ(numbers_rise(turned_round(tape(50)), 50), false);
}

TEST(RulerNumerals, AreReadPastAFigureThatHidesThreeOfThem) {
    cv::Mat face = tape(50);
    face(cv::Rect(2 * kUnit_px, 0, 3 * kUnit_px, face.rows)).setTo(cv::Scalar(20, 20, 90));
    EXPECT_EQ(numbers_rise(face, 50), true);
}

TEST(RulerNumerals, SayNothingWhereThereAreNone) {
    EXPECT_EQ(numbers_rise(cv::Mat(57, 1500, CV_8UC3, cv::Scalar(60, 200, 230)), 50), std::nullopt);
}

TEST(RulerNumerals, SayNothingOfARulerOfTwelve) {
    EXPECT_EQ(numbers_rise(tape(12), 12), std::nullopt);
}

}  // namespace
}  // namespace littlewars::vision

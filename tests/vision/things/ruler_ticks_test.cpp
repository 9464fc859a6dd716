#include "vision/things/ruler_ticks.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace littlewars::vision {
namespace {

constexpr double kScale_px = 4;

/// A pale face 300 mm long with dark lines across its left edge every `spacing_mm`.
cv::Mat lined(double spacing_mm) {
    cv::Mat face(cv::Size(1200, 100), CV_8UC3, cv::Scalar(150, 170, 180));
    for (double at_mm = spacing_mm; at_mm < 300; at_mm += spacing_mm) {
        cv::rectangle(face,
                      cv::Rect(cvRound(at_mm * kScale_px) - 1, 0, 3, 30),
                      cv::Scalar(40, 40, 40),
                      cv::FILLED);
    }
    return face;
}

TEST(RulerTicks, TellTheSpacingToATenthOfAPercent) {
    const TickReading reading = read_ticks(lined(10.05), kScale_px);
    EXPECT_EQ(reading.unit, RulerUnit::Centimetre);
    EXPECT_NEAR(reading.spacing_mm, 10.05, 0.01);
    EXPECT_GT(reading.clearness, 20);
}

TEST(RulerTicks, TellInchesByTheirSpacing) {
    const TickReading reading = read_ticks(lined(25.4), kScale_px);
    EXPECT_EQ(reading.unit, RulerUnit::Inch);
    EXPECT_NEAR(reading.spacing_mm, 25.4, 0.025);
}

TEST(RulerTicks, SeeNoneOnAPlainFace) {
    EXPECT_LT(read_ticks(lined(400), kScale_px).clearness, 2);
}

}  // namespace
}  // namespace littlewars::vision

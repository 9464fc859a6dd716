#include "calibration/lens_collector.hpp"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace littlewars::calibration {
namespace {

constexpr double kSharp_px = 0.8;
const BoardPattern kBoard{BoardKind::Charuco, 7, 5, 40, 30, "5X5_100"};

/// The board as seen straight on, its middle at (u, v), `scale` pixels per millimetre, the right
/// side shrunk by `tilt`.
BoardView view_at(float u, float v, float scale = 1.5F, float tilt = 0) {
    BoardView view{"live", {640, 480}, {}, {}};
    for (const cv::Point2d& corner : board_corners(kBoard)) {
        const float x = float(corner.x) - 140;
        const float y = float(corner.y) - 100;
        const float shrink = 1 / (1 + tilt * x / 140);
        view.pixels.emplace_back(u + scale * x * shrink, v + scale * y * shrink);
        view.board_mm.emplace_back(float(corner.x), float(corner.y), 0.F);
    }
    return view;
}

/// Held still: offered twice.
OfferedView held(LensCollector& collector, const BoardView& view, double blur_px = kSharp_px) {
    collector.offer(view, blur_px);
    return collector.offer(view, blur_px);
}

TEST(LensCollector, TakesAViewOnceItIsHeldStill) {
    LensCollector collector(kBoard);
    EXPECT_EQ(collector.offer(view_at(320, 240), kSharp_px), OfferedView::Moving);
    EXPECT_EQ(collector.offer(view_at(350, 240), kSharp_px), OfferedView::Moving);
    EXPECT_EQ(collector.offer(view_at(350.3F, 240), kSharp_px), OfferedView::Taken);
    EXPECT_EQ(collector.views().size(), 1U);
}

TEST(LensCollector, LeavesBlurredAndRepeatedViews) {
    LensCollector collector(kBoard);
    EXPECT_EQ(held(collector, view_at(320, 240), 3), OfferedView::Blurred);
    EXPECT_EQ(collector.offer(view_at(320, 240), kSharp_px), OfferedView::Taken);
    EXPECT_EQ(held(collector, view_at(330, 240)), OfferedView::Known);
    EXPECT_EQ(held(collector, view_at(480, 240)), OfferedView::Taken);
    EXPECT_EQ(held(collector, view_at(320, 240, 1.5F, 0.3F)), OfferedView::Taken);
}

TEST(LensCollector, SaysWhatTheViewsLack) {
    LensCollector collector(kBoard);
    EXPECT_EQ(collector.wanted(), WantedView::Any);
    held(collector, view_at(200, 150, 0.8F));
    held(collector, view_at(450, 350, 0.8F));
    EXPECT_EQ(collector.wanted(), WantedView::Tilted);
    for (const float tilt : {-0.4F, -0.2F, 0.2F, 0.4F}) {
        held(collector, view_at(320, 240, 0.8F, tilt));
    }
    EXPECT_EQ(collector.wanted(), WantedView::Near);
}

TEST(LensCollector, CountsTheViewsThatCoverEachCell) {
    LensCollector collector(kBoard);
    held(collector, view_at(160, 120, 0.4F));
    const auto cells = collector.coverage();
    EXPECT_EQ(cells[1 * LensCollector::kColumns + 1] + cells[1 * LensCollector::kColumns + 2], 2);
    EXPECT_EQ(cells[5 * LensCollector::kColumns + 7], 0);
    collector.start_again();
    EXPECT_TRUE(collector.views().empty());
}

TEST(LensCollector, SeesNoBoardInAGreyPicture) {
    LensCollector collector(kBoard);
    EXPECT_EQ(collector.offer(cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(80)), "live"),
              OfferedView::NoBoard);
}

TEST(Blur, IsMeasuredAtTheCorners) {
    cv::Mat chess(200, 200, CV_8UC1, cv::Scalar(230));
    chess(cv::Rect(0, 0, 100, 100)).setTo(20);
    chess(cv::Rect(100, 100, 100, 100)).setTo(20);
    for (const double sigma : {1.0, 1.5}) {
        cv::Mat blurred;
        cv::GaussianBlur(chess, blurred, {}, sigma);
        EXPECT_NEAR(blur_at_corners(blurred, {{100, 100}}), sigma, 0.4 * sigma);
    }
}

}  // namespace
}  // namespace littlewars::calibration

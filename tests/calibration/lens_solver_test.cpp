#include "calibration/lens_solver.hpp"

#include "tests/calibration/drawn_pictures.hpp"
#include "tests/calibration/watched_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <cmath>
#include <numbers>
#include <random>

namespace littlewars::calibration {
namespace {

using testing::Contains;
using testing::HasSubstr;

const BoardPattern kBoard{BoardKind::Charuco, 7, 5, 40, 30, "5X5_100"};

/// A small camera, so that pictures are drawn quickly.
Lens small_lens() {
    Lens lens{
        .width_px = 640, .height_px = 360, .fx_px = 480, .fy_px = 481, .cx_px = 323, .cy_px = 178};
    lens.k1 = -0.15;
    lens.k2 = 0.03;
    return lens;
}

/// The board before the camera, tilted by `tilt` towards `turn`, its middle moved by (dx, dy).
Camera view_of_board(const Lens& lens, double tilt, double turn, double dx_mm, double dy_mm) {
    Camera camera{lens, cv::Matx33d::eye(), {}};
    CameraStep step;
    step[9] = tilt * std::cos(turn);
    step[10] = tilt * std::sin(turn);
    camera = camera.moved(step);
    const cv::Vec3d middle(140, 100, 0);
    camera.translation_mm = cv::Vec3d(dx_mm, dy_mm, 360) - camera.rotation * middle;
    return camera;
}

std::vector<Camera> varied_views(const Lens& lens, int count) {
    std::vector<Camera> views;
    for (int i = 0; i < count; ++i) {
        const double turn = 2 * std::numbers::pi * i / count;
        views.push_back(
            view_of_board(lens, 0.5, turn, 70 * std::cos(3 * turn), 30 * std::sin(2 * turn)));
    }
    return views;
}

/// Exact corners as `camera` sees them, with a little noise.
BoardView exact_view(const Camera& camera, const std::string& name, std::mt19937& generator) {
    std::normal_distribution<double> noise(0, 0.05);
    BoardView view{name, {camera.lens.width_px, camera.lens.height_px}, {}, {}};
    for (const cv::Point2d& corner : board_corners(kBoard)) {
        const PixelPoint at = camera.pixel_of({corner.x, corner.y, 0});
        view.pixels.emplace_back(float(at.u_px + noise(generator)),
                                 float(at.v_px + noise(generator)));
        view.board_mm.emplace_back(float(corner.x), float(corner.y), 0.F);
    }
    return view;
}

std::vector<BoardView> exact_views(const std::vector<Camera>& cameras) {
    std::mt19937 generator(1913);
    std::vector<BoardView> views;
    for (std::size_t i = 0; i < cameras.size(); ++i) {
        views.push_back(exact_view(cameras[i], std::to_string(i), generator));
    }
    return views;
}

TEST(BoardFinder, PutsCornersOnTheDrawnOnes) {
    const Camera camera = view_of_board(small_lens(), 0.4, 1, 10, -5);
    const auto view = find_board(seen_picture(drawn_board(kBoard), camera), kBoard, "drawn");
    ASSERT_TRUE(view) << message(view.error());
    ASSERT_EQ(view->pixels.size(), 24U);
    double squares = 0;
    for (std::size_t i = 0; i < view->pixels.size(); ++i) {
        const PixelPoint at = camera.pixel_of({view->board_mm[i].x, view->board_mm[i].y, 0});
        squares +=
            std::pow(view->pixels[i].x - at.u_px, 2) + std::pow(view->pixels[i].y - at.v_px, 2);
    }
    // The drawing's own texels are 0.1 mm, a seventh of a pixel.
    EXPECT_LT(std::sqrt(squares / 24), 0.12);
}

TEST(BoardFinder, FindsAPlainChessboard) {
    const BoardPattern board{BoardKind::Chessboard, 6, 4, 40, 0, ""};
    const Camera camera = view_of_board(small_lens(), 0.3, 2, 0, 0);
    const auto view = find_board(seen_picture(drawn_board(board), camera), board, "drawn");
    ASSERT_TRUE(view) << message(view.error());
    EXPECT_EQ(view->pixels.size(), 24U);
}

TEST(BoardFinder, TellsAMirroredPicture) {
    const Camera camera = view_of_board(small_lens(), 0.3, 1, 0, 0);
    cv::Mat mirrored;
    cv::flip(seen_picture(drawn_board(kBoard), camera), mirrored, 1);
    const auto view = find_board(mirrored, kBoard, "mirrored.jpg");
    ASSERT_FALSE(view);
    EXPECT_EQ(exit_status(view.error()), 2);
    EXPECT_THAT(message(view.error()), HasSubstr("mirror"));
}

TEST(BoardFinder, TellsABoardOfAnotherSize) {
    BoardPattern stated = kBoard;
    stated.columns = 5;
    stated.rows = 7;
    const Camera camera = view_of_board(small_lens(), 0.3, 1, 0, 0);
    const auto view = find_board(seen_picture(drawn_board(kBoard), camera), stated, "a.jpg");
    ASSERT_FALSE(view);
    EXPECT_THAT(message(view.error()), HasSubstr("don't fit a 5x7 board"));
}

TEST(BoardFinder, FindsNothingInAGreyPicture) {
    const auto view = find_board(cv::Mat(360, 640, CV_8UC3, cv::Scalar::all(90)), kBoard, "a.jpg");
    ASSERT_FALSE(view);
    EXPECT_EQ(view.error().kind, ErrorKind::NotFound);
}

/// Turned by 45 degrees and tilted, the squares become flat diamonds: the markers come nearer to
/// their corners than the margin is wide.
TEST(BoardFinder, KeepsOffTheMarkersInASlantedView) {
    Camera camera{small_lens(), cv::Matx33d::eye(), {}};
    CameraStep turn;
    turn[11] = 0.8;
    CameraStep tilt;
    tilt[9] = 1;
    camera = camera.moved(turn).moved(tilt);
    camera.translation_mm = cv::Vec3d(0, 0, 420) - camera.rotation * cv::Vec3d(140, 100, 0);
    const auto view = find_board(seen_picture(drawn_board(kBoard), camera), kBoard, "slanted");
    ASSERT_TRUE(view) << message(view.error());
    ASSERT_EQ(view->pixels.size(), 24U);
    for (std::size_t i = 0; i < view->pixels.size(); ++i) {
        const PixelPoint at = camera.pixel_of({view->board_mm[i].x, view->board_mm[i].y, 0});
        EXPECT_NEAR(view->pixels[i].x, at.u_px, 0.25) << i;
        EXPECT_NEAR(view->pixels[i].y, at.v_px, 0.25) << i;
    }
}

TEST(LensSolver, RecoversTheLens) {
    const auto fit = solve_lens(exact_views(varied_views(small_lens(), 12)));
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_NEAR(fit->lens.fx_px, 480, 0.003 * 480);
    EXPECT_NEAR(fit->lens.cx_px, 323, 1.5);
    EXPECT_NEAR(fit->lens.cy_px, 178, 1.5);
    EXPECT_NEAR(fit->lens.k1, -0.15, 0.01);
    EXPECT_EQ(fit->lens.k3, 0);
    EXPECT_EQ(fit->lens.views, 12);
    EXPECT_NEAR(fit->lens.rms_px, 0.05 * std::sqrt(2.0), 0.02);
}

TEST(LensSolver, LeavesOutCornersAndPicturesThatAreWrong) {
    auto views = exact_views(varied_views(small_lens(), 12));
    views[3].pixels[7].x += 4;
    for (std::size_t i = 0; i < views[8].pixels.size(); ++i) {
        views[8].pixels[i].x += i % 2 == 0 ? 3.F : -3.F;
    }
    const auto fit = solve_lens(views);
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_NEAR(fit->lens.fx_px, 480, 0.003 * 480);
    EXPECT_EQ(fit->views[3].rejected, 1);
    EXPECT_FALSE(fit->views[8].used);
    EXPECT_THAT(fit->warnings, Contains(HasSubstr("8: left out")));
}

TEST(LensSolver, NoticesThatTheFocusChanged) {
    std::vector<Camera> cameras = varied_views(small_lens(), 12);
    for (std::size_t i = 0; i < cameras.size(); ++i) {
        cameras[i].lens.fx_px *= i % 2 == 0 ? 1.03 : 0.97;
        cameras[i].lens.fy_px *= i % 2 == 0 ? 1.03 : 0.97;
    }
    const auto fit = solve_lens(exact_views(cameras));
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_THAT(fit->warnings, Contains(HasSubstr("autofocus")));
}

TEST(LensSolver, AsksForMoreAndMoreVariedPictures) {
    const auto two = solve_lens(exact_views(varied_views(small_lens(), 2)));
    ASSERT_FALSE(two);
    EXPECT_EQ(two.error().kind, ErrorKind::NotFound);
    const std::vector<Camera> alike(6, view_of_board(small_lens(), 0, 0, 0, 0));
    const auto flat = solve_lens(exact_views(alike));
    ASSERT_FALSE(flat);
    EXPECT_EQ(flat.error().kind, ErrorKind::Degenerate);
    const auto four = solve_lens(exact_views(varied_views(small_lens(), 4)));
    ASSERT_TRUE(four);
    EXPECT_THAT(four->warnings, Contains(HasSubstr("only 4 usable pictures")));
}

TEST(LensSolver, RefusesPicturesOfDifferentSizes) {
    auto views = exact_views(varied_views(small_lens(), 4));
    views[2].size = {360, 640};
    const auto fit = solve_lens(views);
    ASSERT_FALSE(fit);
    EXPECT_THAT(message(fit.error()), HasSubstr("2: is 360x640, but 0 is 640x360"));
}

}  // namespace
}  // namespace littlewars::calibration

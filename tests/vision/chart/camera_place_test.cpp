#include "vision/chart/camera_place.hpp"

#include "tests/support/made_camera.hpp"
#include "tests/support/made_texture.hpp"
#include "tests/support/scene.hpp"
#include "tests/support/turned_camera.hpp"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace littlewars::vision {
namespace {
namespace fs = std::filesystem;

using calibration::TablePlane;
using test::texture;
using test::Turn;
using test::turned;

/// Of a pose solved from the table's texture, at a place of the table.
constexpr double kPoseTolerance_px = 0.7;

/// What the camera sees of a textured table top.
cv::Mat photograph(const calibration::TablePlane& camera) {
    const cv::Mat top = texture({1200, 800});
    cv::Mat x(720, 1280, CV_32F);
    cv::Mat y(720, 1280, CV_32F);
    for (int v = 0; v < 720; ++v) {
        for (int u = 0; u < 1280; ++u) {
            const auto at =
                camera.table_from_image({static_cast<double>(u), static_cast<double>(v)});
            x.at<float>(v, u) = at ? static_cast<float>(at->x_mm) : -1.F;
            y.at<float>(v, u) = at ? static_cast<float>(800 - at->y_mm) : -1.F;
        }
    }
    cv::Mat picture;
    cv::remap(top, picture, x, y, cv::INTER_LINEAR, cv::BORDER_CONSTANT, cv::Scalar::all(90));
    return picture;
}

void expect_same_place(const TablePlane& found, const TablePlane& truth, TablePoint spot) {
    const PixelPoint there = truth.image_from_table(spot);
    const PixelPoint here = found.image_from_table(spot);
    EXPECT_NEAR(here.u_px, there.u_px, kPoseTolerance_px);
    EXPECT_NEAR(here.v_px, there.v_px, kPoseTolerance_px);
}

TEST(CameraPlace, IsSolvedAnewAfterANudge) {
    const TablePlane before = test::made_camera();
    const TablePlane after = test::made_camera(903, 352, 50.2);
    const cv::Mat empty = photograph(before);
    cv::Mat frame = photograph(after);
    cv::rectangle(frame, cv::Rect(500, 300, 60, 90), {20, 20, 160}, cv::FILLED);
    const auto place = find_camera_by_texture(empty, frame, before);
    ASSERT_TRUE(place && place->plane);
    EXPECT_EQ(place->stand, CameraStand::Moved);
    EXPECT_GT(place->moved_px, 1);
    expect_same_place(*place->plane, after, {700, 420});
}

TEST(CameraPlace, IsLeftAloneOfASteadyCamera) {
    const TablePlane camera = test::made_camera();
    const cv::Mat empty = photograph(camera);
    cv::Mat frame;
    empty.convertTo(frame, CV_8UC3, 0.85);
    const auto place = find_camera_by_texture(empty, frame, camera);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->stand, CameraStand::AsCalibrated);
}

TEST(CameraPlace, IsNotGuessedOnABareTable) {
    const cv::Mat bare(720, 1280, CV_8UC3, cv::Scalar(60, 90, 60));
    EXPECT_FALSE(find_camera_by_texture(bare, bare, test::made_camera()));
}

/// A rendered table with all its pieces, watched by a camera that is knocked.
class KnockedCamera : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        const char* scenes = std::getenv("LITTLEWARS_SCENES");
        const fs::path more =
            scenes == nullptr ? fs::path() : fs::path(scenes) / "tables" / GetParam();
        const fs::path bundled = fs::path(LITTLEWARS_TEST_DATA) / "scenes" / GetParam();
        if (fs::is_directory(bundled)) {
            scene_.emplace(test::read_scene(bundled));
        } else if (fs::is_directory(more)) {
            scene_.emplace(test::read_rendered_scene(more));
        } else {
            GTEST_SKIP() << "LITTLEWARS_SCENES names no folder with tables/" << GetParam();
        }
    }

    [[nodiscard]] std::optional<CameraPlace> find(const cv::Mat& frame) const {
        return find_camera(scene_->empty, frame, {scene_->plane, {}});
    }
    [[nodiscard]] std::optional<CameraPlace> find(const Turn& turn) const {
        return find(turned(scene_->frame, scene_->plane.lens(), turn));
    }

    std::optional<test::Scene> scene_;
};

TEST_P(KnockedCamera, IsAllowedForUpToSomePixels) {
    for (const Turn& turn : {Turn{25, 0}, Turn{10, 0.01}}) {
        const auto place = find(turn);
        ASSERT_TRUE(place && place->plane) << turn.aside_px;
        const auto [width, depth] = scene_->plane.table();
        expect_same_place(*place->plane, turned(scene_->plane, turn), {width / 2, depth / 2});
    }
}

TEST_P(KnockedCamera, IsSaidToBeLostFartherOff) {
    for (const Turn& turn : {Turn{60, 0.035}, Turn{130, 0}}) {
        const auto place = find(turn);
        ASSERT_TRUE(place) << turn.aside_px;
        EXPECT_EQ(place->stand, CameraStand::Lost) << turn.aside_px;
        EXPECT_NEAR(place->moved_px, turn.aside_px, 0.3 * turn.aside_px);
    }
}

TEST_P(KnockedCamera, IsNoneInOtherLight) {
    for (const double light : {1.0, 0.5}) {
        cv::Mat frame;
        scene_->frame.convertTo(frame, CV_8UC3, light);
        const auto place = find(frame);
        ASSERT_TRUE(place) << light;
        EXPECT_TRUE(is_known(*place)) << light << ": " << words_of(*place);
        EXPECT_LT(place->moved_px, 1.5) << light;
    }
}

TEST_P(KnockedCamera, IsToldFromACoveredOne) {
    cv::Mat covered(scene_->frame.size(), CV_8UC3);
    cv::randn(covered, cv::Scalar::all(9), cv::Scalar::all(2));
    const auto place = find(covered);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->stand, CameraStand::Unrecognised);
}

INSTANTIATE_TEST_SUITE_P(Tables,
                         KnockedCamera,
                         testing::Values("green_and_tan_on_planks",
                                         "red_and_blue_on_felt",
                                         "table_013",
                                         "table_016"),  // patterns that repeat themselves
                         [](const auto& given) { return given.param; });

}  // namespace
}  // namespace littlewars::vision

#include "calibration/table_plane.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace littlewars::calibration {
namespace {

/// A camera 900 mm over the near edge of a 1200 x 800 table, looking down at 45 degrees.
TablePlane plane_over_table() {
    Lens lens{.width_px = 1280,
              .height_px = 720,
              .fx_px = 1000,
              .fy_px = 1000,
              .cx_px = 640,
              .cy_px = 360};
    lens.k1 = -0.12;
    lens.k2 = 0.01;
    const double s = std::sqrt(0.5);
    const cv::Matx33d rotation(1, 0, 0, 0, -s, -s, 0, s, -s);
    const cv::Vec3d translation = -(rotation * cv::Vec3d(600, -500, 900));
    return {lens, {1200, 800}, rotation, translation, 0.5};
}

TEST(TablePlane, PutsTheCameraWhereItStands) {
    const WorldPoint centre = plane_over_table().camera_centre();
    EXPECT_NEAR(centre.x_mm, 600, 1e-9);
    EXPECT_NEAR(centre.y_mm, -500, 1e-9);
    EXPECT_NEAR(centre.z_mm, 900, 1e-9);
}

TEST(TablePlane, TakesPictureToTableAndBack) {
    const TablePlane plane = plane_over_table();
    for (double u = 0; u < 1280; u += 160) {
        for (double v = 100; v < 720; v += 100) {
            const auto on_table = plane.table_from_image({u, v});
            ASSERT_TRUE(on_table);
            const PixelPoint back = plane.image_from_table(*on_table);
            EXPECT_NEAR(back.u_px, u, 1e-6);
            EXPECT_NEAR(back.v_px, v, 1e-6);
        }
    }
}

TEST(TablePlane, LooksStraightAtTheTableBeforeIt) {
    const auto middle = plane_over_table().table_from_image({640, 360});
    ASSERT_TRUE(middle);
    EXPECT_NEAR(middle->x_mm, 600, 1e-9);
    EXPECT_NEAR(middle->y_mm, 400, 1e-9);
}

}  // namespace
}  // namespace littlewars::calibration

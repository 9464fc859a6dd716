#include "calibration/table_refiner.hpp"

#include "tests/calibration/watched_table.hpp"

#include <gtest/gtest.h>

#include <random>

namespace littlewars::calibration {
namespace {

constexpr double kNoise_px = 0.15;

TableCalibration calibrated() {
    const Camera camera = watching_camera();
    return {TablePlane(camera.lens, kWatchedTable, camera.rotation, camera.translation_mm, 0.3),
            four_markers()};
}

/// The camera after somebody knocked the tripod: turned by half a degree, moved by 8 mm.
Camera knocked_camera() {
    CameraStep step;
    step[9] = 0.009;
    step[10] = -0.006;
    step[12] = 8;
    return watching_camera().moved(step);
}

class Watching : public testing::Test {
  protected:
    std::vector<SeenMarker> seen_from(const Camera& camera) {
        std::vector<SeenMarker> seen;
        for (const TableMarker& marker : four_markers().markers) {
            seen.push_back(seen_by(camera, marker, kNoise_px, generator_));
        }
        return seen;
    }

    TableRefiner refiner_{calibrated()};
    std::mt19937 generator_{1913};
};

using TableRefinerWatching = Watching;

TEST_F(TableRefinerWatching, SaysUnmovedWhileNothingMoves) {
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(refiner_.see(seen_from(watching_camera())), TableStanding::Unmoved);
    }
    EXPECT_LT(refiner_.displaced_px(), 1);
}

TEST_F(TableRefinerWatching, FindsTheTableAgainWhenTheTripodWasKnocked) {
    refiner_.see(seen_from(watching_camera()));
    EXPECT_EQ(refiner_.see(seen_from(knocked_camera())), TableStanding::Moving);
    EXPECT_EQ(refiner_.see(seen_from(knocked_camera())), TableStanding::Moving);
    EXPECT_EQ(refiner_.see(seen_from(knocked_camera())), TableStanding::Moved);
    EXPECT_LT(worst_error_mm(refiner_.table().plane, knocked_camera()), 1);
    EXPECT_EQ(refiner_.see(seen_from(knocked_camera())), TableStanding::Unmoved);
}

TEST_F(TableRefinerWatching, WaitsUntilTheCameraIsAtRest) {
    Camera camera = watching_camera();
    CameraStep step;
    step[9] = 0.004;
    for (int i = 0; i < 6; ++i) {
        camera = camera.moved(step);
        EXPECT_NE(refiner_.see(seen_from(camera)), TableStanding::Moved);
    }
}

TEST_F(TableRefinerWatching, IsNotMovedByOneMarkerThatWasPushed) {
    for (int i = 0; i < 5; ++i) {
        auto seen = seen_from(watching_camera());
        for (PixelPoint& corner : seen[1].corners) {
            corner.u_px += 12;
        }
        EXPECT_EQ(refiner_.see(seen), TableStanding::Unmoved);
    }
}

TEST_F(TableRefinerWatching, SaysWhenTooFewMarkersAreInSight) {
    auto seen = seen_from(watching_camera());
    seen.resize(1);
    EXPECT_EQ(refiner_.see(seen), TableStanding::Unseen);
    EXPECT_FALSE(refiner_.refined());
}

TEST_F(TableRefinerWatching, GetsSurerWithEveryFrame) {
    double one = 0;
    double many = 0;
    for (int draw = 0; draw < 8; ++draw) {
        TableRefiner once(calibrated());
        once.see(seen_from(watching_camera()));
        one += worst_error_mm(once.refined()->plane, watching_camera());
        TableRefiner often(calibrated());
        for (int i = 0; i < 12; ++i) {
            often.see(seen_from(watching_camera()));
        }
        many += worst_error_mm(often.refined()->plane, watching_camera());
    }
    EXPECT_LT(many, 0.6 * one);
}

}  // namespace
}  // namespace littlewars::calibration

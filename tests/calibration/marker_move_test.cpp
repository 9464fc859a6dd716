#include "calibration/marker_move.hpp"

#include "calibration/marker_average.hpp"
#include "calibration/table_solver.hpp"
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

class Markers : public testing::Test {
  protected:
    MarkersOfFrame seen_from(const Camera& camera) {
        MarkersOfFrame seen;
        const MarkerLayout layout = four_markers();
        for (const TableMarker& marker : layout.markers) {
            seen.push_back(seen_by(camera, marker, kNoise_px, generator_));
        }
        return seen;
    }

    /// How far the table is off that is solved from the average of so many frames.
    double error_mm(int frames) {
        std::vector<MarkersOfFrame> seen;
        for (int i = 0; i < frames; ++i) {
            seen.push_back(seen_from(watching_camera()));
        }
        return error_mm(average(seen));
    }

    static double error_mm(const MarkersOfFrame& seen) {
        const TableTask task{
            kWatchedTable, {1280, 720}, watching_lens(), four_markers(), std::nullopt};
        const auto fit = solve_table(task, seen);
        EXPECT_TRUE(fit) << message(fit.error());
        return fit ? worst_error_mm(fit->calibration.plane, watching_camera()) : 1e9;
    }

    std::mt19937 generator_{1913};
};

using MarkerMoveOf = Markers;
using MarkerAverage = Markers;

TEST_F(MarkerMoveOf, AnUnmovedCameraIsNone) {
    const auto move = find_marker_move(seen_from(watching_camera()), calibrated());
    ASSERT_TRUE(move);
    EXPECT_EQ(move->moved_px, 0);
}

TEST_F(MarkerMoveOf, AKnockedTripodGivesTheNewPose) {
    const auto move = find_marker_move(seen_from(knocked_camera()), calibrated());
    ASSERT_TRUE(move && move->plane);
    EXPECT_GT(move->moved_px, 4);
    EXPECT_LT(worst_error_mm(*move->plane, knocked_camera()), 1.5);
}

TEST_F(MarkerMoveOf, OnePushedMarkerIsNone) {
    MarkersOfFrame seen = seen_from(watching_camera());
    for (PixelPoint& corner : seen[1].corners) {
        corner.u_px += 12;
    }
    const auto move = find_marker_move(seen, calibrated());
    ASSERT_TRUE(move);
    EXPECT_EQ(move->moved_px, 0);
}

TEST_F(MarkerMoveOf, MarkersThatWereShuffledHasNoPose) {
    MarkersOfFrame seen = seen_from(knocked_camera());
    std::swap(seen[0].corners, seen[2].corners);
    std::swap(seen[1].corners, seen[3].corners);
    seen[0].corners[0].u_px += 200;
    const auto move = find_marker_move(seen, calibrated());
    ASSERT_TRUE(move);
    EXPECT_FALSE(move->plane);
}

TEST_F(MarkerMoveOf, TooFewMarkersSayNothing) {
    MarkersOfFrame seen = seen_from(knocked_camera());
    seen.resize(1);
    EXPECT_FALSE(find_marker_move(seen, calibrated()));
}

TEST_F(MarkerAverage, GetsSurerWithEveryFrame) {
    double one = 0;
    double many = 0;
    for (int draw = 0; draw < 8; ++draw) {
        one += error_mm(1);
        many += error_mm(12);
    }
    EXPECT_LT(many, 0.6 * one);
}

TEST_F(MarkerAverage, LeavesOutAMarkerUnderAPassingArm) {
    std::vector<MarkersOfFrame> frames;
    for (int i = 0; i < 9; ++i) {
        frames.push_back(seen_from(watching_camera()));
    }
    const double undisturbed = error_mm(average(frames));
    frames[3][2].corners[1].u_px += 15;
    frames[4].erase(frames[4].begin());
    EXPECT_LT(error_mm(average(frames)), undisturbed + 0.05);
}

}  // namespace
}  // namespace littlewars::calibration

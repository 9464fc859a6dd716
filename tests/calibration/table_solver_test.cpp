#include "calibration/table_solver.hpp"

#include "tests/calibration/watched_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

namespace littlewars::calibration {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TableTask task_with(std::optional<MarkerLayout> layout) {
    return {kWatchedTable, {1280, 720}, watching_lens(), std::move(layout), std::nullopt};
}

TableCorners true_corners() {
    const Camera camera = watching_camera();
    return {camera.pixel_of({0, 0, 0}),
            camera.pixel_of({1200, 0, 0}),
            camera.pixel_of({1200, 800, 0}),
            camera.pixel_of({0, 800, 0})};
}

TEST(TableSolver, PutsTheTableWhereTheMarkersSay) {
    const auto fit = solve_table(task_with(four_markers()), seen_exactly(four_markers()));
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 0.05);
    EXPECT_THAT(fit->used, ElementsAre(0, 1, 2, 3));
    EXPECT_THAT(fit->warnings, IsEmpty());
}

TEST(TableSolver, AllowsForLightThatEatsIntoTheMarkers) {
    auto seen = seen_exactly(four_markers());
    for (SeenMarker& marker : seen) {
        PixelPoint middle;
        for (const PixelPoint& corner : marker.corners) {
            middle.u_px += corner.u_px / 4;
            middle.v_px += corner.v_px / 4;
        }
        for (PixelPoint& corner : marker.corners) {
            corner.u_px += corner.u_px > middle.u_px ? -0.3 : 0.3;
            corner.v_px += corner.v_px > middle.v_px ? -0.3 : 0.3;
        }
    }
    const auto fit = solve_table(task_with(four_markers()), seen);
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 0.15);
    EXPECT_NEAR(fit->pose.bleed_px, 0.3, 0.1);
}

TEST(TableSolver, DoesWithThreeMarkers) {
    auto seen = seen_exactly(four_markers());
    seen.erase(seen.begin() + 2);
    const auto fit = solve_table(task_with(four_markers()), seen);
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 0.05);
    EXPECT_THAT(fit->unseen, ElementsAre(2));
    EXPECT_THAT(fit->warnings, IsEmpty());
}

TEST(TableSolver, WarnsWhenTwoMarkersAreSeen) {
    auto seen = seen_exactly(four_markers());
    seen.erase(seen.begin() + 2, seen.end());
    const auto fit = solve_table(task_with(four_markers()), seen);
    ASSERT_TRUE(fit) << message(fit.error());
    ASSERT_EQ(fit->warnings.size(), 1U);
    EXPECT_THAT(fit->warnings[0], HasSubstr("only 2 marker"));
}

TEST(TableSolver, FailsWithOneMarkerAndSaysWhatHelps) {
    auto seen = seen_exactly(four_markers());
    seen.resize(1);
    const auto fit = solve_table(task_with(four_markers()), seen);
    ASSERT_FALSE(fit);
    EXPECT_EQ(fit.error().kind, ErrorKind::NotFound);
    EXPECT_THAT(message(fit.error()), HasSubstr("--corners"));
}

TEST(TableSolver, IsHelpedByCornersWhenOneMarkerIsSeen) {
    TableTask task = task_with(four_markers());
    task.corners = true_corners();
    auto seen = seen_exactly(four_markers());
    seen.resize(1);
    const auto fit = solve_table(task, seen);
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 0.05);
}

TEST(TableSolver, LeavesOutAMarkerThatWasPushed) {
    auto seen = seen_exactly(four_markers());
    for (PixelPoint& corner : seen[2].corners) {
        corner.u_px += 7;
    }
    const auto fit = solve_table(task_with(four_markers()), seen);
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_THAT(fit->misplaced, ElementsAre(2));
    EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 0.1);
}

TEST(TableSolver, IgnoresAMarkerThatWasReadOutOfAPattern) {
    auto seen = seen_exactly(four_markers());
    seen.push_back({1, {{{300, 300}, {330, 302}, {331, 330}, {299, 331}}}, 0.1});
    const auto fit = solve_table(task_with(four_markers()), seen);
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 0.05);
}

TEST(TableSolver, NamesExchangedMarkers) {
    MarkerLayout layout = four_markers();
    std::swap(layout.markers[0].corners, layout.markers[1].corners);
    const auto fit = solve_table(task_with(layout), seen_exactly(four_markers()));
    ASSERT_FALSE(fit);
    EXPECT_EQ(exit_status(fit.error()), 1);
    EXPECT_THAT(message(fit.error()), HasSubstr("markers 0 and 1 look exchanged"));
}

TEST(TableSolver, NoticesMarkersOfAnotherSizeThanStated) {
    const MarkerLayout small{"4X4_50",
                             {marker_at(0, 30, 30, 60),
                              marker_at(1, 1110, 30, 60),
                              marker_at(2, 1110, 710, 60),
                              marker_at(3, 30, 710, 60)}};
    const auto fit = solve_table(task_with(four_markers()), seen_exactly(small));
    ASSERT_FALSE(fit);
    EXPECT_THAT(message(fit.error()), HasSubstr("of the size that is stated"));
}

TEST(TableSolver, TakesTheTablesCornersInsteadOfMarkers) {
    TableTask task = task_with(std::nullopt);
    task.corners = true_corners();
    const auto fit = solve_table(task, {});
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 0.05);
}

TEST(TableSolver, RefusesCornersInAWrongOrderOrOnALine) {
    TableTask task = task_with(std::nullopt);
    const TableCorners c = true_corners();
    task.corners = {c[1], c[0], c[3], c[2]};
    const auto mirrored = solve_table(task, {});
    ASSERT_FALSE(mirrored);
    EXPECT_THAT(message(mirrored.error()), HasSubstr("run clockwise"));
    task.corners = {c[0], c[2], c[1], c[3]};
    EXPECT_THAT(message(solve_table(task, {}).error()), HasSubstr("cross over"));
    task.corners = {{{100, 100}, {200, 200}, {300, 300}, {400, 100}}};
    const auto line = solve_table(task, {});
    ASSERT_FALSE(line);
    EXPECT_EQ(exit_status(line.error()), 2);
    EXPECT_THAT(message(line.error()), HasSubstr("on one line"));
}

TEST(TableSolver, RefusesALensOfAnotherPictureSize) {
    TableTask task = task_with(four_markers());
    task.picture = {720, 1280};
    const auto fit = solve_table(task, seen_exactly(four_markers()));
    ASSERT_FALSE(fit);
    EXPECT_EQ(exit_status(fit.error()), 2);
    EXPECT_THAT(message(fit.error()), HasSubstr("width and height swapped"));
}

TEST(TableSolver, TellsTheLensOfAnotherCamera) {
    for (const double factor : {0.7, 1.05, 1.3}) {
        TableTask task = task_with(four_markers());
        task.lens->fx_px *= factor;
        task.lens->fy_px *= factor;
        const auto fit = solve_table(task, seen_exactly(four_markers()));
        const std::string words =
            fit ? testing::PrintToString(fit->warnings) : message(fit.error());
        EXPECT_THAT(words, HasSubstr("but the markers ask for 9")) << factor;
        EXPECT_EQ(fit.has_value(), factor == 1.05);
    }
}

TEST(TableSolver, EstimatesTheFocalLengthWithoutALens) {
    TableTask task = task_with(four_markers());
    task.lens.reset();
    const auto fit = solve_table(task, seen_exactly(four_markers()));
    ASSERT_TRUE(fit) << message(fit.error());
    EXPECT_NEAR(fit->pose.camera.lens.fx_px, 950, 0.03 * 950);
    EXPECT_EQ(fit->calibration.plane.lens().views, 0);
    EXPECT_LT(worst_error_mm(fit->calibration.plane, watching_camera()), 2);
    EXPECT_THAT(fit->warnings, ElementsAre(HasSubstr("no lens given")));
    const auto with_lens = solve_table(task_with(four_markers()), seen_exactly(four_markers()));
    EXPECT_GT(fit->pose.covariance(0, 0), 10 * with_lens->pose.covariance(0, 0));
}

}  // namespace
}  // namespace littlewars::calibration

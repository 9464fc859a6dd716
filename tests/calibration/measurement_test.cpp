#include "calibration/measurement.hpp"

#include "calibration/ruler_check.hpp"
#include "tests/calibration/watched_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace littlewars::calibration {
namespace {

using testing::HasSubstr;

TableUncertainty watched(double residual_mm = 0.3) {
    const Camera camera = watching_camera();
    const TablePlane plane(
        camera.lens, kWatchedTable, camera.rotation, camera.translation_mm, residual_mm);
    return TableUncertainty::of({plane, four_markers()});
}

std::vector<TablePoint> square_at(double x, double y, double side) {
    return {{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}};
}

TEST(PathLength, AddsItsLegs) {
    const std::vector<TablePoint> path{{100, 100}, {400, 100}, {400, 500}};
    EXPECT_NEAR(path_length(watched(), path, 1).mm, 700, 1e-9);
}

TEST(PathLength, IsSurerThanItsLegsTakenOneByOne) {
    // The corner's own error cancels on a straight path.
    const std::vector<TablePoint> straight{{100, 400}, {400, 400}, {700, 400}};
    const std::array<TablePoint, 2> ends{straight.front(), straight.back()};
    EXPECT_NEAR(path_length(watched(), straight, 1).sigma_mm,
                path_length(watched(), ends, 1).sigma_mm,
                1e-9);
}

TEST(NearestPoints, LieOnTheFacingEdges) {
    const auto a = square_at(0, 0, 10);
    const auto b = square_at(13, 5, 10);
    const auto [on_a, on_b] = nearest_points(a, b);
    EXPECT_NEAR(on_a.x_mm, 10, 1e-9);
    EXPECT_NEAR(on_b.x_mm, 13, 1e-9);
    EXPECT_NEAR(on_a.y_mm, on_b.y_mm, 1e-9);
}

TEST(GapBetween, IsNothingForOutlinesThatOverlapOrHoldEachOther) {
    EXPECT_EQ(gap_between(watched(), square_at(0, 0, 10), square_at(5, 5, 10), 1, 1).mm, 0);
    EXPECT_EQ(gap_between(watched(), square_at(0, 0, 100), square_at(40, 40, 10), 1, 1).mm, 0);
    EXPECT_EQ(gap_between(watched(), square_at(40, 40, 10), square_at(0, 0, 100), 1, 1).mm, 0);
}

TEST(GapBetween, CarriesTheErrorsOfBothBases) {
    const MeasuredLength gap =
        gap_between(watched(), square_at(500, 400, 20), square_at(523, 400, 20), 0.6, 0.8);
    EXPECT_NEAR(gap.mm, 3, 1e-9);
    EXPECT_NEAR(gap.sigma_mm, 1, 0.05) << "the pose's share is small so close together";
}

TEST(Lengths, ArePrintedInInchesMillimetresAndFeet) {
    EXPECT_EQ(in_words(MeasuredLength{304.8, 2.54}),
              "12.00 in ± 0.10 in (304.8 mm ± 2.5 mm, 1.000 ft)");
}

TEST(RulerCheck, AgreesWithARulerAsLongAsItLooks) {
    const RulerCheck check = check_ruler(watched(), {{300, 300}, {604.8, 300}, 304.8}, 1);
    EXPECT_NEAR(check.error_mm, 0, 1e-9);
    EXPECT_TRUE(check.agrees);
}

TEST(RulerCheck, DisagreesWhenTheScaleIsOff) {
    const RulerCheck check = check_ruler(watched(), {{300, 300}, {620, 300}, 304.8}, 1);
    EXPECT_NEAR(check.error_mm, 15.2, 1e-9);
    EXPECT_NEAR(check.error_mm_per_inch, 15.2 / 12, 1e-9);
    EXPECT_FALSE(check.agrees);
}

TEST(ContactReach, EndsNearerForACoarserCamera) {
    const ContactReach fine = contact_reach(watched(), kWatchedTable);
    Camera coarse = watching_camera();
    coarse.lens.fx_px /= 2;
    coarse.lens.fy_px /= 2;
    const TablePlane plane(coarse.lens, kWatchedTable, coarse.rotation, coarse.translation_mm, 0.3);
    const ContactReach poor =
        contact_reach(TableUncertainty::of({plane, four_markers()}), kWatchedTable);
    EXPECT_GT(fine.sigma_far_mm, fine.sigma_near_mm);
    EXPECT_GT(fine.depth_mm, poor.depth_mm);
    EXPECT_LE(contact_reach(watched(), kWatchedTable, 200).depth_mm, fine.depth_mm);
}

TEST(ContactReach, IsSaidInWords) {
    EXPECT_EQ(in_words(ContactReach{0.5, 2, 1100, false}),
              "contact can be ruled on up to 1.1 m from the camera side");
    EXPECT_THAT(in_words(ContactReach{0.5, 1, 1200, true}), HasSubstr("all over the table"));
    EXPECT_THAT(in_words(ContactReach{4, 9, 0, false}), HasSubstr("nowhere"));
}

}  // namespace
}  // namespace littlewars::calibration

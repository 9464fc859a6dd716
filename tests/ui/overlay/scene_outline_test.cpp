#include "ui/overlay/scene_outline.hpp"

#include "ui/overlay/scene_colour.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace littlewars::ui {
namespace {

double area_mm2(const SceneOutline& outline) {
    double twice = 0;
    for (std::size_t corner = 0; corner < outline.size(); ++corner) {
        const TablePoint& a = outline[corner];
        const TablePoint& b = outline[(corner + 1) % outline.size()];
        twice += a.x_mm * b.y_mm - b.x_mm * a.y_mm;
    }
    return twice / 2;
}

TEST(SceneOutline, GrowsALineToACapsule) {
    const SceneOutline capsule = grown_outline(std::vector<TablePoint>{{0, 0}, {100, 0}}, 50);
    EXPECT_NEAR(area_mm2(capsule), 100 * 100 + M_PI * 50 * 50, 60);
}

TEST(SceneOutline, JoinsOverlappingReachesIntoOneLine) {
    const auto united = united_outlines({circle_outline({0, 0}, 50), circle_outline({60, 0}, 50)});
    ASSERT_EQ(united.size(), 1U);
    EXPECT_LT(area_mm2(united[0]), 2 * M_PI * 50 * 50);
    EXPECT_GT(area_mm2(united[0]), M_PI * 50 * 50);
}

TEST(SceneOutline, KeepsReachesApartThatDoNotMeet) {
    EXPECT_EQ(united_outlines({circle_outline({0, 0}, 50), circle_outline({160, 0}, 50)}).size(),
              2U);
}

TEST(SceneOutline, HullIsCounterClockwiseAndLeavesOutInnerPoints) {
    const SceneOutline hull = convex_outline({{0, 0}, {10, 0}, {10, 10}, {0, 10}, {5, 5}, {5, 0}});
    EXPECT_EQ(hull.size(), 4U);
    EXPECT_NEAR(area_mm2(hull), 100, 1e-9);
}

TEST(SceneColour, ReachesTheContrastAskedForAndKeepsWhatHasIt) {
    const SceneColour dark{18, 20, 24};
    EXPECT_GE(contrast(with_contrast({30, 52, 132}, dark, 4.5), dark), 4.5);
    const SceneColour paper{246, 240, 226};
    EXPECT_GE(contrast(with_contrast({250, 220, 40}, paper, 4.5), paper), 4.5);
    EXPECT_EQ(with_contrast({250, 220, 40}, dark, 4.5), (SceneColour{250, 220, 40}));
}

}  // namespace
}  // namespace littlewars::ui

#include "vision/otsu_cut.hpp"

#include <gtest/gtest.h>

namespace littlewars::vision {
namespace {

TEST(OtsuCut, LiesHalfWayBetweenTwoGroups) {
    const OtsuCut cut = otsu_cut({10, 1, 12, 2, 3, 11}, 0);
    EXPECT_DOUBLE_EQ(cut.at, 6.5);
    // Between the means 2 and 11: a variance of 4.5^2, of 20.25 + 2/3 in all.
    EXPECT_NEAR(cut.explained, 20.25 / (20.25 + 2.0 / 3), 1e-12);
}

TEST(OtsuCut, LeavesTheLeastShareOnEitherSide) {
    EXPECT_DOUBLE_EQ(otsu_cut({0, 1, 2, 3, 4, 5, 6, 7, 8, 1000}, 0).at, 504);
    EXPECT_DOUBLE_EQ(otsu_cut({0, 1, 2, 3, 4, 5, 6, 7, 8, 1000}, 0.3).at, 6.5);
}

TEST(OtsuCut, OfEqualValuesExplainsNothing) {
    EXPECT_DOUBLE_EQ(otsu_cut({7, 7, 7}, 0).explained, 0);
}

}  // namespace
}  // namespace littlewars::vision

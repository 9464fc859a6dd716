#include "ui/overlay/label_layout.hpp"

#include <gtest/gtest.h>

namespace littlewars::ui {
namespace {

constexpr WidgetBox kBounds{0, 0, 600, 400};

TEST(LabelLayout, KeepsLabelsApartAndOffTheFigures) {
    std::vector<LabelWish> wishes;
    for (int wish = 0; wish < 12; ++wish) {
        wishes.push_back({{300.0 + wish * 3, 200.0 + wish * 2}, {60, 16}, wish % 3});
    }
    const std::vector<WidgetBox> figures{{280, 180, 60, 50}};
    const auto places = place_labels(wishes, figures, kBounds);
    for (std::size_t one = 0; one < places.size(); ++one) {
        if (!places[one]) {
            continue;
        }
        EXPECT_TRUE(kBounds.holds(places[one]->box));
        EXPECT_FALSE(places[one]->box.overlaps(figures[0]));
        for (std::size_t other = one + 1; other < places.size(); ++other) {
            EXPECT_FALSE(places[other] && places[one]->box.overlaps(places[other]->box));
        }
    }
}

TEST(LabelLayout, PlacesTheHeaviestNearest) {
    const std::vector<LabelWish> wishes{{{100, 100}, {40, 16}, 1}, {{100, 100}, {40, 16}, 9}};
    const auto places = place_labels(wishes, {}, kBounds);
    ASSERT_TRUE(places[0] && places[1]);
    EXPECT_DOUBLE_EQ(places[1]->box.x, 103);
    EXPECT_FALSE(places[1]->moved);
}

TEST(LabelLayout, LeavesOutWhatHasNoRoom) {
    const auto places = place_labels({{{50, 50}, {700, 16}, 1}}, {}, kBounds);
    EXPECT_FALSE(places[0]);
}

TEST(LabelLayout, GivesAMovedLabelALeader) {
    const std::vector<WidgetBox> crowd{{200, 150, 100, 100}};
    const auto places = place_labels({{{250, 200}, {40, 16}, 1}}, crowd, kBounds);
    ASSERT_TRUE(places[0]);
    EXPECT_TRUE(places[0]->moved);
}

}  // namespace
}  // namespace littlewars::ui

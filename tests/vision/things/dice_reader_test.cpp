#include "vision/things/dice_reader.hpp"

#include "tests/support/scene.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <string>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kPlace_mm = 3;  ///< A fifth of a die's side.

struct TrueDie {
    double x_mm = 0;
    double y_mm = 0;
    int value = 0;
};

std::string folder(const std::string& name) {
    return std::string(LITTLEWARS_TEST_DATA) + "/scenes/" + name;
}

std::vector<TrueDie> true_dice(const std::string& name) {
    std::ifstream in(folder(name) + "/truth.json");
    const auto truth = nlohmann::json::parse(in);
    std::vector<TrueDie> dice;
    for (const auto& die : truth.at("dice")) {
        dice.push_back({die.at("x"), die.at("y"), die.at("top")});
    }
    return dice;
}

void expect_dice(const std::vector<Die>& seen, const std::vector<TrueDie>& truth) {
    EXPECT_EQ(seen.size(), truth.size());
    for (const TrueDie& die : truth) {
        EXPECT_TRUE(std::any_of(seen.begin(),
                                seen.end(),
                                [&](const Die& found) {
                                    return found.value == die.value &&
                                           std::hypot(found.table->x_mm - die.x_mm,
                                                      found.table->y_mm - die.y_mm) < kPlace_mm;
                                }))
            << "a " << die.value << " at " << die.x_mm << ", " << die.y_mm << " mm";
    }
}

class DiceOfAScene : public testing::TestWithParam<const char*> {};

TEST_P(DiceOfAScene, AreReadAmongThePieces) {
    const test::Scene scene = test::read_scene(folder(GetParam()));
    expect_dice(read_dice(scene.frame, scene.empty, scene.plane), true_dice(GetParam()));
}

TEST_P(DiceOfAScene, AreReadInADimmerRoom) {
    const test::Scene scene = test::read_scene(folder(GetParam()));
    cv::Mat dim;
    scene.frame.convertTo(dim, CV_8UC3, 0.75);
    expect_dice(read_dice(dim, scene.empty, scene.plane), true_dice(GetParam()));
}

TEST_P(DiceOfAScene, AreNotSeenOnTheEmptyTable) {
    const test::Scene scene = test::read_scene(folder(GetParam()));
    EXPECT_TRUE(read_dice(scene.empty, scene.empty, scene.plane).empty());
}

INSTANTIATE_TEST_SUITE_P(DiceReader,
                         DiceOfAScene,
                         testing::Values("red_and_blue_on_felt", "green_and_tan_on_planks"),
                         [](const auto& given) { return std::string(given.param); });

}  // namespace
}  // namespace littlewars::vision

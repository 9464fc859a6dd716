#include "vision/sides/side_model.hpp"

#include "vision/sides/colour_words.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace littlewars::vision {
namespace {

/// A patch of coat and skin, brass and shadow, in the lamp `gain` (B, G, R factors).
Coat painted(const cv::Vec3d& coat_bgr, const cv::Vec3d& gain, std::mt19937& random) {
    std::normal_distribution<double> noise(0, 6);
    FigurePatch patch;
    for (int i = 0; i < 200; ++i) {
        cv::Vec3d colour = coat_bgr;
        if (i % 5 == 0) {
            colour = {95, 125, 165};  // face and hands
        } else if (i % 5 == 1) {
            colour = {30, 32, 36};  // boots, hat, shadow
        }
        cv::Vec3b pixel;
        for (int k = 0; k < 3; ++k) {
            pixel[k] = cv::saturate_cast<uchar>(colour[k] * gain[k] + noise(random));
        }
        patch.colours.push_back({coat_colour(cv::Vec3d(pixel)), 1});
    }
    return coat_of(patch, coat_bgr);
}

const cv::Vec3d kRed(45, 40, 130);
const cv::Vec3d kBlue(110, 60, 45);

calibration::Armies red_and_blue() {
    return {{{"red", {{130, 40, 45}}}, {"blue", {{45, 60, 110}}}}, {}};
}

TEST(SideModel, TellsArmiesApartInAnyLamp) {
    std::mt19937 random(3);
    for (const cv::Vec3d& gain :
         {cv::Vec3d(1, 1, 1), cv::Vec3d(0.5, 0.8, 1.2), cv::Vec3d(1.3, 0.9, 0.5)}) {
        std::vector<Coat> coats;
        for (int i = 0; i < 20; ++i) {
            coats.push_back(painted(i < 12 ? kRed : kBlue, gain, random));
        }
        SideModel model(red_and_blue());
        model.learn(coats);
        for (std::size_t i = 0; i < coats.size(); ++i) {
            EXPECT_EQ(model.opinion(coats[i]).side, i < 12 ? "red" : "blue");
        }
    }
}

TEST(SideModel, LeavesAnArmyThatStandsAloneWhole) {
    std::mt19937 random(6);
    std::vector<Coat> coats;
    for (int i = 0; i < 12; ++i) {
        coats.push_back(painted(kRed, {1, 1, 1}, random));
    }
    SideModel model(red_and_blue());
    model.learn(coats);
    for (const Coat& coat : coats) {
        EXPECT_EQ(model.opinion(coat).side, "red");
        EXPECT_GT(model.opinion(coat).confidence, 0.6);
    }
    EXPECT_EQ(model.opinion(painted(kBlue, {1, 1, 1}, random)).side, "blue");
}

TEST(SideModel, NamesTheArmiesItselfWhenNobodyDid) {
    std::mt19937 random(4);
    std::vector<Coat> coats;
    for (int i = 0; i < 20; ++i) {
        coats.push_back(painted(i % 2 == 0 ? kRed : kBlue, {1, 1, 1}, random));
    }
    SideModel model(std::nullopt);
    model.learn(coats);
    EXPECT_EQ(model.opinion(coats[0]).side, "red");
    EXPECT_EQ(model.opinion(coats[1]).side, "blue");
    model.learn(coats);  // keeps them
    EXPECT_EQ(model.opinion(coats[0]).side, "red");
    EXPECT_GT(model.opinion(coats[0]).confidence, 0.8);
}

TEST(SideModel, TakesTheNearerArmyForAFewPieces) {
    std::mt19937 random(5);
    SideModel model(red_and_blue());
    const std::vector<Coat> coats{painted(kRed, {1, 1, 1}, random)};
    model.learn(coats);
    EXPECT_EQ(model.opinion(coats[0]).side, "red");
}

TEST(SideModel, SaysNothingWithoutArmiesAndPieces) {
    const SideModel model(std::nullopt);
    EXPECT_TRUE(model.opinion(Coat{}).side.empty());
}

TEST(ColourWords, AreChosenTogether) {
    EXPECT_EQ(colour_words({cv::Vec3d(32, 13, 16), cv::Vec3d(26, -3, -9)}),
              (std::array<std::string, 2>{"red", "blue"}));
    EXPECT_EQ(colour_words({cv::Vec3d(38, 0, 2), cv::Vec3d(66, 1, 5)}),
              (std::array<std::string, 2>{"grey", "white"}));
}

}  // namespace
}  // namespace littlewars::vision

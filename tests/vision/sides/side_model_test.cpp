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
        patch.colours.push_back({coat_colour(cv::Vec3d(pixel)), 1, {}});
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

/// A patch of this coat alone, as single-colour plastic shows.
FigurePatch plain(const cv::Vec3d& coat_bgr) {
    return {1, std::vector<PatchColour>(50, {coat_colour(coat_bgr), 1, {}})};
}

TEST(SideModel, SeesPastAColourTakenBesideTheCoat) {
    const cv::Vec3d teal(105, 120, 55);
    const cv::Vec3d green(70, 100, 75);
    // The third green was taken from a helmet, lighter and bluer than the coats of either army.
    const calibration::Armies armies{{{"teal", {{55, 120, 105}, {60, 128, 112}, {50, 112, 98}}},
                                      {"green", {{75, 100, 70}, {80, 108, 76}, {107, 162, 190}}}},
                                     {}};
    std::mt19937 random(8);
    std::vector<Coat> coats;
    for (int i = 0; i < 20; ++i) {
        coats.push_back(painted(i < 11 ? teal : green, {1, 1, 1}, random));
    }
    SideModel model(armies);
    model.learn(coats);
    for (std::size_t i = 0; i < coats.size(); ++i) {
        EXPECT_EQ(model.opinion(coats[i]).side, i < 11 ? "teal" : "green") << i;
    }
}

TEST(CoatPalette, HoldsEachColoursShare) {
    FigurePatch patch = plain(kRed);
    patch.colours.resize(100, {coat_colour(kBlue), 0.5, {}});
    const std::vector<cv::Vec3d> red{coat_colour(kRed)};
    const std::vector<cv::Vec3d> blue{coat_colour(kBlue)};
    const double both = likeness(palette_of(patch), leaning(blue, red));
    const double red_alone = likeness(palette_of(plain(kRed)), leaning(blue, red));
    const double blue_alone = likeness(palette_of(plain(kBlue)), leaning(blue, red));
    // Between the grid's points, 8 units apart, even a pure colour is not read as 1.
    EXPECT_NEAR(red_alone, 1, 0.45);
    EXPECT_NEAR(blue_alone, -1, 0.45);
    EXPECT_NEAR(both, (red_alone * 2 + blue_alone) / 3, 1e-6);
}

TEST(CoatPalette, LeansToNobodyWithoutPixelsOrArmies) {
    EXPECT_EQ(likeness(palette_of({}), leaning({}, {})), 0);
    EXPECT_EQ(likeness({}, leaning({}, {})), 0);
    EXPECT_EQ(likeness(palette_of(plain(kRed)), {}), 0);
}

TEST(Coat, IsAveragedByWeight) {
    const Coat red = coat_of(plain(kRed), {});
    const Coat blue = coat_of(plain(kBlue), {});
    const Coat mean = (red * 3 + blue * 1) * 0.25;
    const std::vector<cv::Vec3d> colour{coat_colour(kRed)};
    const ColourGrid like_red = leaning({}, colour);
    EXPECT_NEAR(mean.tones[4], (3 * red.tones[4] + blue.tones[4]) / 4, 1e-9);
    EXPECT_NEAR(likeness(mean.palette, like_red),
                (3 * likeness(red.palette, like_red) + likeness(blue.palette, like_red)) / 4,
                1e-6);
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

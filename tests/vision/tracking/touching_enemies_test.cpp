#include "vision/tracking/touching_enemies.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>
#include <string>
#include <vector>

namespace littlewars::vision {
namespace {

constexpr double kRadius_mm = 12;

Piece man(double x_mm, double y_mm, const std::string& side, double sigma_mm = 1) {
    Piece piece;
    piece.side = side;
    piece.table = PieceOnTable{};
    piece.table->centre = {x_mm, y_mm};
    piece.table->sigma_mm = sigma_mm;
    for (int i = 0; i < 48; ++i) {
        const double angle = i * std::numbers::pi / 24;
        piece.table->outline.push_back(
            {x_mm + kRadius_mm * std::cos(angle), y_mm + kRadius_mm * std::sin(angle)});
    }
    return piece;
}

double gap_mm(const Piece& one, const Piece& other) {
    const TablePoint a = one.table->centre;
    const TablePoint b = other.table->centre;
    return std::hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm) - 2 * kRadius_mm;
}

TEST(TouchingEnemies, MeetWhereAHairPartsThem) {
    std::vector<Piece> pieces{man(100, 100, "red"), man(128, 100, "blue")};
    EXPECT_EQ(close_small_gaps(pieces).size(), 2U);
    EXPECT_NEAR(gap_mm(pieces[0], pieces[1]), 2, 0.1);
    EXPECT_NEAR(pieces[0].table->centre.x_mm, 101, 0.05);
    EXPECT_NEAR(pieces[1].table->centre.x_mm, 127, 0.05);
    EXPECT_NEAR(pieces[1].table->outline[24].x_mm, 115, 0.05) << "the outline goes along";
}

TEST(TouchingEnemies, MoveTheOneThatIsLessSurelySeen) {
    std::vector<Piece> pieces{man(100, 100, "red", 0.5), man(128, 100, "blue", 2)};
    close_small_gaps(pieces);
    EXPECT_LT(pieces[0].table->centre.x_mm - 100, 0.15);
    EXPECT_GT(128 - pieces[1].table->centre.x_mm, 1.8);
}

TEST(TouchingEnemies, StayWhereTheyClearlyStandApart) {
    std::vector<Piece> pieces{man(100, 100, "red"), man(131, 100, "blue"), man(100, 124.5, "blue")};
    const std::vector<Piece> before = pieces;
    EXPECT_TRUE(close_small_gaps(pieces).empty());
    EXPECT_EQ(pieces, before);
}

TEST(TouchingEnemies, MeetAHorseFromALittleFartherForItsBaseMayHaveCorners) {
    std::vector<Piece> men{man(100, 100, "red"), man(129.5, 100, "blue")};
    EXPECT_TRUE(close_small_gaps(men).empty());
    std::vector<Piece> with_horse{man(100, 100, "red"), man(129.5, 100, "blue")};
    with_horse[1].kind = PieceKind::Cavalry;
    EXPECT_EQ(close_small_gaps(with_horse).size(), 2U);
    std::vector<Piece> apart{man(100, 100, "red"), man(130.5, 100, "blue")};
    apart[1].kind = PieceKind::Cavalry;
    EXPECT_TRUE(close_small_gaps(apart).empty());
}

TEST(TouchingEnemies, AreNeitherFriendsNorFallenMenNorGuns) {
    std::vector<Piece> pieces{man(100, 100, "red"),
                              man(128, 100, "red"),
                              man(100, 128, "blue"),
                              man(72, 100, "blue"),
                              man(100, 72, "")};
    pieces[2].standing = false;
    pieces[3].kind = PieceKind::Gun;
    EXPECT_TRUE(close_small_gaps(pieces).empty());
}

TEST(TouchingEnemies, NeverGoFarEvenInACrowd) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(0, 150);
    for (int round = 0; round < 50; ++round) {
        std::vector<Piece> pieces;
        for (int i = 0; i < 12; ++i) {
            pieces.push_back(man(place(random), place(random), i % 2 == 0 ? "red" : "blue", 1.5));
        }
        const std::vector<Piece> before = pieces;
        close_small_gaps(pieces);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const TablePoint was = before[i].table->centre;
            const TablePoint is = pieces[i].table->centre;
            EXPECT_LT(std::hypot(is.x_mm - was.x_mm, is.y_mm - was.y_mm), 8);
        }
    }
}

}  // namespace
}  // namespace littlewars::vision

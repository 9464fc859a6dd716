#include "vision/tracking/piece_tracker.hpp"

#include "vision/tracking/assignment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace littlewars::vision {
namespace {

DetectedPiece man(double x_mm, double y_mm, const std::string& side = "red") {
    DetectedPiece seen;
    seen.piece.side = side;
    seen.piece.side_confidence = 0.95;
    seen.piece.table = PieceOnTable{};
    seen.piece.table->centre = {x_mm, y_mm};
    seen.piece.table->sigma_mm = 1;
    seen.spot_mm = {x_mm, y_mm};
    return seen;
}

/// All places of the tracker's pieces the same.
std::vector<Place> everywhere(const PieceTracker& tracker, Place place) {
    return std::vector<Place>(tracker.pieces().size(), place);
}

void look(PieceTracker& tracker, std::vector<DetectedPiece> seen, Place place = Place::Read) {
    tracker.update(std::move(seen), everywhere(tracker, place));
}

int id_at(const PieceTracker& tracker, double x_mm, double y_mm) {
    for (const TrackedPiece& piece : tracker.pieces()) {
        if (cv::norm(piece.seen.spot_mm - cv::Point2d(x_mm, y_mm)) < 3) {
            return piece.seen.piece.id;
        }
    }
    return 0;
}

TEST(PieceTracker, KeepsIdsOverAMove) {
    PieceTracker tracker;
    look(tracker, {man(100, 100), man(200, 100), man(300, 100)});
    const int left = id_at(tracker, 100, 100);
    const int right = id_at(tracker, 300, 100);
    look(tracker, {man(100, 205), man(200, 100), man(300, 210)});
    EXPECT_EQ(id_at(tracker, 100, 205), left);
    EXPECT_EQ(id_at(tracker, 300, 210), right);
}

TEST(PieceTracker, KeepsWhatAHandHides) {
    PieceTracker tracker;
    look(tracker, {man(100, 100), man(200, 100)});
    look(tracker, {man(100, 100)}, Place::Hidden);
    EXPECT_EQ(tracker.pieces().size(), 2U);
}

TEST(PieceTracker, LetsGoWhatIsSeenGone) {
    PieceTracker tracker;
    look(tracker, {man(100, 100), man(200, 100)});
    look(tracker, {man(100, 100)});
    EXPECT_EQ(tracker.pieces().size(), 1U);
}

TEST(PieceTracker, KnowsAManWhoComesBack) {
    PieceTracker tracker;
    look(tracker, {man(100, 100), man(200, 100)});
    const int lifted = id_at(tracker, 200, 100);
    look(tracker, {man(100, 100)});
    look(tracker, {man(100, 100), man(330, 150)});
    EXPECT_EQ(id_at(tracker, 330, 150), lifted);
}

TEST(PieceTracker, DoesNotMixTheSides) {
    PieceTracker tracker;
    look(tracker, {man(100, 100, "red"), man(150, 100, "blue")});
    const int red = id_at(tracker, 100, 100);
    const int blue = id_at(tracker, 150, 100);
    look(tracker, {man(140, 200, "red"), man(110, 200, "blue")});
    EXPECT_EQ(id_at(tracker, 140, 200), red);
    EXPECT_EQ(id_at(tracker, 110, 200), blue);
}

TEST(PieceTracker, NeverCarriesAManFartherThanHeMayMove) {
    PieceTracker tracker;
    look(tracker, {man(100, 100)});
    const int before = id_at(tracker, 100, 100);
    look(tracker, {man(900, 700)});
    EXPECT_NE(id_at(tracker, 900, 700), before);
}

TEST(PieceTracker, MarksATossUp) {
    PieceTracker tracker;
    look(tracker, {man(100, 100), man(140, 100), man(600, 100)});
    look(tracker, {man(120, 250), man(122, 300), man(600, 190)});
    for (const TrackedPiece& piece : tracker.pieces()) {
        EXPECT_EQ(piece.seen.piece.identity_doubtful, piece.seen.spot_mm.x < 500);
    }
}

TEST(PieceTracker, AveragesQuietReadings) {
    PieceTracker tracker;
    look(tracker, {man(100, 100)});
    look(tracker, {man(102, 100)});
    EXPECT_NEAR(tracker.pieces()[0].seen.piece.table->centre.x_mm, 101, 1e-9);
}

DetectedPiece half_hidden(DetectedPiece seen) {
    seen.visible = 0.5;
    seen.piece.table->sigma_mm = 3;
    return seen;
}

TEST(PieceTracker, TrustsTheViewInFullMoreThanALaterOneOfAManHalfHidden) {
    PieceTracker tracker;
    look(tracker, {man(100, 100)});
    look(tracker, {half_hidden(man(103, 104))});
    EXPECT_EQ(tracker.pieces()[0].seen.piece.table->centre.x_mm, 100);
    EXPECT_EQ(tracker.pieces()[0].seen.piece.table->sigma_mm, 1);
    look(tracker, {half_hidden(man(100, 140))});
    EXPECT_EQ(tracker.pieces()[0].seen.piece.table->centre.y_mm, 140) << "he was moved";
    look(tracker, {man(102, 141)});
    EXPECT_EQ(tracker.pieces()[0].seen.piece.table->centre.x_mm, 102) << "seen better now";
}

TEST(PieceTracker, IsNotLedAstrayByAGlimpseOfAManWhoStoodInFullView) {
    PieceTracker tracker;
    DetectedPiece clear = man(100, 100);
    clear.piece.confidence = 0.95;
    DetectedPiece glimpse = man(105, 112);
    glimpse.piece.confidence = 0.45;
    glimpse.piece.table->sigma_mm = 2.3;
    look(tracker, {clear});
    look(tracker, {glimpse});
    EXPECT_NEAR(tracker.pieces()[0].seen.spot_mm.x, 100, 1e-9);
    glimpse.spot_mm = {100, 120};  // more than a base's breadth: he was moved
    look(tracker, {glimpse});
    EXPECT_NEAR(tracker.pieces()[0].seen.spot_mm.y, 120, 1e-9);
}

TEST(PieceTracker, KeepsAManWhomOthersMayHide) {
    PieceTracker tracker;
    DetectedPiece rear = man(100, 130, "blue");
    rear.piece.confidence = 0.9;
    look(tracker, {man(300, 105), rear});
    const int id = id_at(tracker, 100, 130);
    tracker.update({man(100, 105)}, std::vector{Place::Read, Place::Covered});
    EXPECT_EQ(id_at(tracker, 100, 130), id);
    look(tracker, {man(100, 105)});
    EXPECT_EQ(id_at(tracker, 100, 130), 0) << "his place is seen empty";
}

TEST(PieceTracker, LetsAManGoWhenAnotherHasHisPlace) {
    PieceTracker tracker;
    DetectedPiece first = man(100, 100, "red");
    first.piece.confidence = 0.9;
    look(tracker, {first});
    look(tracker, {man(104, 104, "blue")}, Place::Covered);
    EXPECT_EQ(tracker.pieces().size(), 1U);
}

TEST(PieceTracker, MovesAGunsWheelsWithItsMiddle) {
    PieceTracker tracker;
    DetectedPiece gun = man(100, 100);
    gun.piece.kind = PieceKind::Gun;
    gun.piece.table->gun = GunFoot{{TablePoint{90, 110}, TablePoint{110, 110}}, {100, 70}};
    DetectedPiece again = gun;
    again.spot_mm.x += 2;
    again.piece.table->centre.x_mm += 2;
    again.piece.table->gun = GunFoot{{TablePoint{92, 110}, TablePoint{112, 110}}, {102, 70}};
    look(tracker, {gun});
    look(tracker, {again});
    EXPECT_NEAR(tracker.pieces()[0].seen.piece.table->gun->trail.x_mm, 101, 1e-9);
    EXPECT_NEAR(tracker.pieces()[0].seen.piece.table->gun->axle[0].x_mm, 91, 1e-9);
}

double total(const CostTable& costs, const std::vector<std::size_t>& col_of) {
    double sum = 0;
    for (std::size_t i = 0; i < costs.size(); ++i) {
        sum += *costs[i][col_of[i]];
    }
    return sum;
}

TEST(Assignment, CostsNoMoreThanAnyOther) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> cost(0, 100);
    for (int round = 0; round < 50; ++round) {
        CostTable costs(5, std::vector<std::optional<double>>(5));
        for (auto& row : costs) {
            for (auto& cell : row) {
                cell = cost(random);
            }
        }
        std::vector<std::size_t> found;
        for (const auto& col : least_cost_assignment(costs)) {
            ASSERT_TRUE(col);
            found.push_back(*col);
        }
        std::vector<std::size_t> order(5);
        std::iota(order.begin(), order.end(), std::size_t{0});
        double least = total(costs, order);
        while (std::next_permutation(order.begin(), order.end())) {
            least = std::min(least, total(costs, order));
        }
        EXPECT_NEAR(total(costs, found), least, 1e-9);
    }
}

TEST(Assignment, LeavesOutWhatIsForbidden) {
    const CostTable costs{{1.0, std::nullopt}, {2.0, std::nullopt}, {std::nullopt, std::nullopt}};
    const auto col_of = least_cost_assignment(costs);
    EXPECT_EQ(col_of[0], 0U);
    EXPECT_FALSE(col_of[1]);
    EXPECT_FALSE(col_of[2]);
}

}  // namespace
}  // namespace littlewars::vision

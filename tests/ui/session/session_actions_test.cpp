#include "tests/ui/session/battle_observations.hpp"
#include "tests/ui/session/played_battle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using rules::Side;
using test::battle;
using test::battle_observations;
using test::name_of_track;
using testing::IsEmpty;
using testing::SizeIs;

TEST(SessionCorrection, OfASideChangesTheRulingAtOnce) {
    Session session = battle(50);
    Correction correction;
    correction.piece = name_of_track(session, 1);
    correction.side = "blue";
    ASSERT_TRUE(session.correct(50, correction));
    const auto& melees = session.state().rulings.back()->rulings.melees;
    ASSERT_THAT(melees, SizeIs(1));
    EXPECT_THAT(melees[0].participants[Side::First], SizeIs(5));
    EXPECT_THAT(melees[0].participants[Side::Second], SizeIs(5));
    EXPECT_EQ(name_of_track(session, 1).substr(0, 1), "b");
}

TEST(SessionCorrection, OfAPlaceHoldsUntilThePieceMoves) {
    Session session = battle(29);
    const std::string name = name_of_track(session, 18);
    Correction correction;
    correction.piece = name;
    correction.foot = vision::TablePoint{600, 400};
    ASSERT_TRUE(session.correct(29, correction));
    EXPECT_EQ(session.state().find(name)->place().centre, (vision::TablePoint{600, 400}));
    auto seen = battle_observations();
    const auto still = std::find_if(
        seen.begin(), seen.end(), [](const auto& each) { return each.time_s >= 29.5; });
    session.observe(*still);
    EXPECT_EQ(session.state().find(name)->place().centre, (vision::TablePoint{600, 400}));
    const auto moved =
        std::find_if(seen.begin(), seen.end(), [](const auto& each) { return each.time_s >= 34; });
    session.observe(*moved);
    EXPECT_LT(session.state().find(name)->place().centre.x_mm, 500);
}

TEST(SessionCorrection, AddsAMissedManAndRefusesNonsense) {
    Session session = battle(29);
    const auto pieces = session.state().pieces.size();
    Correction added;
    added.side = "red";
    added.kind = vision::PieceKind::Infantry;
    added.foot = vision::TablePoint{100, 400};
    ASSERT_TRUE(session.correct(29, added));
    EXPECT_THAT(session.state().pieces, SizeIs(pieces + 1));
    Correction nobody;
    nobody.piece = "r99";
    EXPECT_FALSE(session.correct(29, nobody));
    Correction nothing;
    nothing.side = "red";
    EXPECT_FALSE(session.correct(29, nothing));
}

TEST(SessionCorrection, ExchangesTwoNames) {
    Session session = battle(29);
    const std::string one = name_of_track(session, 1);
    const std::string other = name_of_track(session, 2);
    Correction correction;
    correction.piece = one;
    correction.name = other;
    ASSERT_TRUE(session.correct(29, correction));
    EXPECT_EQ(name_of_track(session, 1), other);
    EXPECT_EQ(name_of_track(session, 2), one);
}

TEST(SessionChoice, IsTakenWhenTheNumbersAreRight) {
    Session session = battle(50);
    ChoiceMade choice;
    choice.melee = name_of_track(session, 1);
    choice.killed = {name_of_track(session, 1),
                     name_of_track(session, 6),
                     name_of_track(session, 19),
                     name_of_track(session, 21)};
    choice.prisoners = {name_of_track(session, 18), name_of_track(session, 20)};
    ASSERT_TRUE(session.check_choice(choice));
    ASSERT_TRUE(session.choose(50, choice));
    EXPECT_EQ(session.state().find(choice.prisoners[0])->status, Status::Prisoner);
    EXPECT_EQ(session.state().find(choice.killed[0])->status, Status::Dead);
    EXPECT_EQ(session.state().find(name_of_track(session, 2))->status, Status::Fighting);
    choice.killed.pop_back();
    EXPECT_FALSE(session.choose(50, choice));
}

TEST(SessionCloseCall, SettledByHandChangesWhoFights) {
    Session session = battle(50);
    const auto contacts = session.state().rulings.back()->rulings.melees[0].contacts;
    for (const rules::ContactRuling& contact : contacts) {
        rules::SettledCall call;
        call.a = contact.moved_man;
        call.b = contact.other_man;
        call.rule = "contact";
        call.within = false;
        ASSERT_TRUE(session.settle(50, {call}));
    }
    EXPECT_THAT(session.state().rulings.back()->rulings.melees, IsEmpty());
    EXPECT_EQ(session.state().find(name_of_track(session, 19))->status, Status::Fighting);
}

TEST(SessionBodies, AreAskedAfterAndSurrenderOnlyWhenIsolated) {
    Session session = battle(36);
    std::vector<std::string> four;
    for (const int track : {18, 19, 20, 21}) {
        four.push_back(name_of_track(session, track));
    }
    ASSERT_TRUE(session.ask_isolated(36, "the four", four));
    ASSERT_THAT(session.state().bodies, SizeIs(1));
    EXPECT_TRUE(session.state().bodies[0].isolated);
    ASSERT_TRUE(session.surrender(36, four));
    EXPECT_EQ(session.state().find(four[0])->status, Status::Prisoner);
    EXPECT_FALSE(session.ask_isolated(36, "both", {four[0], name_of_track(session, 1)}));
}

TEST(SessionClock, RunsWithTheMoveAndPauses) {
    Session session = battle(16);
    EXPECT_EQ(session.state().phase, Phase::Moving);
    const double allowed_s = session.view(15.4).clock.allowed_s;
    EXPECT_EQ(allowed_s, 120);  // 16 men begun, one gun
    EXPECT_NEAR(session.view(25.4).clock.left_s, allowed_s - 10, 1e-9);
    ASSERT_TRUE(session.pause(25.4));
    EXPECT_NEAR(session.view(60).clock.left_s, allowed_s - 10, 1e-9);
    ASSERT_TRUE(session.resume(60));
    EXPECT_NEAR(session.view(65).clock.left_s, allowed_s - 15, 1e-9);
}

}  // namespace
}  // namespace littlewars::ui

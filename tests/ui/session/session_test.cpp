#include "ui/session/session.hpp"

#include "tests/ui/session/battle_observations.hpp"
#include "tests/ui/session/played_battle.hpp"
#include "ui/session/move_caller.hpp"
#include "ui/session/session_event_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;
using rules::Side;
using test::battle;
using test::battle_observations;
using test::battle_settings;
using test::followed;
using test::is_same_match;
using test::name_of_track;
using testing::IsEmpty;
using testing::SizeIs;

std::set<int> tracks_of(const Session& session, const std::vector<std::string>& names) {
    std::set<int> tracks;
    for (const std::string& name : names) {
        const SessionPiece* piece = session.state().find(name);
        tracks.insert(piece == nullptr ? -1 : piece->seen.id);
    }
    return tracks;
}

TEST(SessionOnTheBattle, RulesOnEachMovesEnd) {
    const Session session = battle();
    const auto& rulings = session.state().rulings;
    ASSERT_THAT(rulings, SizeIs(4));
    EXPECT_EQ(rulings[0]->moved, "red");
    EXPECT_EQ(rulings[1]->moved, "blue");
    EXPECT_EQ(rulings[2]->moved, "red");
    EXPECT_EQ(rulings[3]->moved, "blue");
    for (const auto& judgement : rulings) {
        EXPECT_THAT(judgement->rulings.illegal, IsEmpty()) << judgement->rulings.text;
    }
}

TEST(SessionOnTheBattle, FindsTheOneMeleeWithItsParticipants) {
    const Session session = battle();
    const auto& rulings = session.state().rulings;
    ASSERT_THAT(rulings, SizeIs(4));
    EXPECT_THAT(rulings[0]->rulings.melees, IsEmpty());
    EXPECT_THAT(rulings[1]->rulings.melees, IsEmpty());
    EXPECT_THAT(rulings[3]->rulings.melees, IsEmpty());
    ASSERT_THAT(rulings[2]->rulings.melees, SizeIs(1));
    const rules::MeleeRuling& melee = rulings[2]->rulings.melees[0];
    EXPECT_EQ(tracks_of(session, melee.participants[Side::First]), (std::set{1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(tracks_of(session, melee.participants[Side::Second]), (std::set{18, 19, 20, 21}));
    EXPECT_EQ(melee.inferior, Side::Second);
    EXPECT_TRUE(melee.isolated);
    EXPECT_EQ(melee.killed[Side::First], 2);
    EXPECT_EQ(melee.killed[Side::Second], 2);
    EXPECT_EQ(melee.prisoners, 2);
    EXPECT_TRUE(melee.firm);
}

TEST(SessionOnTheBattle, UnderTheBookFourFallOnEachSide) {
    const Session session = battle(50, rules::Edition::Book1913);
    ASSERT_THAT(session.state().rulings, SizeIs(3));
    const auto& melees = session.state().rulings[2]->rulings.melees;
    ASSERT_THAT(melees, SizeIs(1));
    EXPECT_FALSE(melees[0].isolated);
    EXPECT_EQ(melees[0].killed[Side::First], 4);
    EXPECT_EQ(melees[0].killed[Side::Second], 4);
}

TEST(SessionOnTheBattle, RulesTheGunsAsTheyStand) {
    const Session session = battle();
    const nlohmann::json truth = test::battle_truth();
    ASSERT_THAT(session.state().rulings, SizeIs(truth["moves"].size()));
    for (std::size_t i = 0; i < truth["moves"].size(); ++i) {
        std::map<int, int> crews;
        for (const rules::GunRuling& gun : session.state().rulings[i]->rulings.guns) {
            EXPECT_EQ(gun.state, rules::GunState::InAction);
            crews[*tracks_of(session, {gun.id}).begin()] = static_cast<int>(gun.crew.size());
        }
        for (const auto& gun : truth["moves"][i]["guns"]) {
            EXPECT_EQ(crews[gun["id"].get<int>()], gun["crew"].get<int>());
        }
    }
}

TEST(SessionOnTheBattle, PrisonersStayPrisonersBesideTheirGuards) {
    const Session session = battle();
    EXPECT_EQ(session.state().find(name_of_track(session, 19))->status, Status::Prisoner);
    EXPECT_EQ(session.state().find(name_of_track(session, 21))->status, Status::Prisoner);
    EXPECT_THAT(session.state().rulings.back()->rulings.prisoners.escorted, SizeIs(2));
    EXPECT_THAT(session.state().differences, IsEmpty());
}

TEST(SessionOnTheBattle, TheDeadAreThoseWhoLeftTheTable) {
    const Session session = battle();
    std::set<int> dead;
    for (const SessionPiece& piece : session.state().pieces) {
        if (piece.status_now() == Status::Dead) {
            dead.insert(piece.seen.id);
        }
    }
    EXPECT_EQ(dead, (std::set{2, 4, 18, 20, 28}));
    const SessionView view = session.view(64);
    EXPECT_EQ(view.roll[0].infantry, 10);
    EXPECT_EQ(view.roll[0].cavalry, 4);
    EXPECT_EQ(view.roll[0].prisoners_held, 2);
    EXPECT_EQ(view.roll[1].infantry, 6);
    EXPECT_EQ(view.roll[1].dead, 3);
}

TEST(SessionOnTheBattle, AReplayOfTheRecordIsTheSameMatch) {
    const Session session = battle();
    EXPECT_TRUE(is_same_match(followed(session.events()), session.state()));
    for (const SessionEvent& event : session.events()) {
        EXPECT_EQ(read_event(event_line(event)), event) << event_line(event);
    }
}

TEST(SessionUndo, TakesBackAMovesEndExactly) {
    Session session = battle(40);
    session.observe(vision::Observation{});  // not steady: the end of the move waits
    const MatchState before = session.state();
    ASSERT_TRUE(session.end_move(40));
    EXPECT_EQ(session.state().phase, Phase::Judging);
    ASSERT_TRUE(session.undo(40));
    EXPECT_TRUE(session.state() == before);
    ASSERT_TRUE(session.redo(40));
    session.observe(battle_observations()[390]);
    EXPECT_THAT(session.state().rulings, SizeIs(3));
    ASSERT_TRUE(session.undo(40));
    EXPECT_THAT(session.state().rulings, SizeIs(2));
    EXPECT_EQ(session.state().phase, Phase::Moving);
    ASSERT_TRUE(session.redo(40));
    EXPECT_THAT(session.state().rulings, SizeIs(3));
    EXPECT_TRUE(is_same_match(followed(session.events()), session.state()));
}

TEST(SessionUndo, GoesBackThroughEveryActionAndForwardAgain) {
    Session session = battle(50);
    std::vector<MatchState> states{session.state()};
    ASSERT_TRUE(session.note(50, "a fine charge"));
    states.push_back(session.state());
    Correction correction;
    correction.piece = name_of_track(session, 30);
    correction.kind = vision::PieceKind::Infantry;
    ASSERT_TRUE(session.correct(50, correction));
    states.push_back(session.state());
    ASSERT_TRUE(session.fired(50, name_of_track(session, 7), 2));
    states.push_back(session.state());
    for (int i = 2; i >= 0; --i) {
        ASSERT_TRUE(session.undo(50));
        EXPECT_TRUE(session.state() == states[static_cast<std::size_t>(i)]) << i;
    }
    for (std::size_t i = 1; i < states.size(); ++i) {
        ASSERT_TRUE(session.redo(50));
        EXPECT_TRUE(session.state() == states[i]) << i;
    }
    EXPECT_FALSE(session.redo(50));
}

TEST(SessionCasualties, OtherMenTakenOffAreTheOnesThatDied) {
    Session session = battle(50);
    auto seen = battle_observations();
    const auto after = std::find_if(
        seen.begin(), seen.end(), [](const auto& each) { return each.time_s >= 50.5; });
    vision::Observation hand = *after;
    hand.hand = true;
    hand.steady = false;
    session.observe(hand);
    vision::Observation cleared = *after;
    cleared.time_s = 55;
    std::erase_if(cleared.pieces, [](const vision::Piece& piece) {
        return std::set{1, 3, 19, 21}.count(piece.id) > 0;
    });
    session.observe(cleared);
    EXPECT_EQ(session.state().find(name_of_track(session, 1))->status, Status::Dead);
    EXPECT_EQ(session.state().find(name_of_track(session, 18))->status, Status::Prisoner);
    EXPECT_EQ(session.state().find(name_of_track(session, 2))->status, Status::Fighting);
    EXPECT_TRUE(is_same_match(followed(session.events()), session.state()));
}

TEST(SessionCasualties, ADifferenceIsPointedOut) {
    Session session = battle(50);
    ASSERT_TRUE(session.begin_move(52, "blue"));
    ASSERT_THAT(session.state().differences, SizeIs(2));
    EXPECT_THAT(session.state().differences[0].text, testing::HasSubstr("2"));
}

TEST(SessionCasualties, OnlyWhoFallsInAMoveBeforeItsRulingFellInIt) {
    // All stand 5 s into the film; the first move begins later.
    std::vector<vision::Observation> seen = battle_observations();
    const auto still = std::find_if(seen.begin(), seen.end(), [](const auto& each) {
        return each.time_s > 5 && each.steady && each.pieces.size() > 20;
    });
    ASSERT_NE(still, seen.end());
    vision::Observation table = *still;
    Session session(battle_settings());
    const auto lay_down = [&](int track) {
        for (vision::Piece& piece : table.pieces) {
            piece.standing = piece.standing && piece.id != track;
        }
        table.time_s += 1;
        session.observe(table);
    };
    lay_down(1);
    EXPECT_TRUE(session.begin_move(table.time_s, "red"));
    lay_down(18);
    EXPECT_TRUE(session.fired(table.time_s, name_of_track(session, 7)));
    SessionView view = session.view(table.time_s);
    EXPECT_THAT(view.fallen, testing::ElementsAre(name_of_track(session, 18)));
    EXPECT_EQ(view.shots, 1);
    EXPECT_TRUE(session.end_move(table.time_s));
    lay_down(19);  // Knocked over while the dead are taken off.
    view = session.view(table.time_s);
    EXPECT_THAT(view.fallen, testing::ElementsAre(name_of_track(session, 18)));
}

TEST(SessionWithANewEye, KnowsPiecesByTheirPlace) {
    Session session = battle(64);
    const std::string name = name_of_track(session, 19);
    session.source_back(65, true);
    auto seen = battle_observations().back();
    seen.time_s = 66;
    for (vision::Piece& piece : seen.pieces) {
        piece.id += 500;
    }
    session.observe(seen);
    EXPECT_EQ(name_of_track(session, 519), name);
    EXPECT_EQ(session.state().find(name)->status, Status::Prisoner);
    EXPECT_TRUE(is_same_match(followed(session.events()), session.state()));
}

TEST(SessionBySight, EndsAMoveWhenTheHandHasLeft) {
    MatchSettings settings = battle_settings();
    settings.auto_begin = true;
    Session session(settings);
    MoveCaller caller(std::nullopt);
    for (const vision::Observation& seen : battle_observations()) {
        caller.follow(session, seen);
    }
    const auto& rulings = session.state().rulings;
    ASSERT_GE(rulings.size(), 4U);
    const auto with_melee = std::count_if(rulings.begin(), rulings.end(), [](const auto& each) {
        return !each->rulings.melees.empty();
    });
    EXPECT_EQ(with_melee, 1);
}

}  // namespace
}  // namespace littlewars::ui

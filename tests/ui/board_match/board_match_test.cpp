#include "ui/board_match/board_match.hpp"

#include "tests/support/game_table.hpp"
#include "tests/support/random_board_game.hpp"
#include "ui/board_match/board_need.hpp"
#include "ui/board_match/board_overlay.hpp"
#include "ui/board_match/occupation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// A defender at D6 who may take D5 and then C4.
GameTable double_capture() {
    return table_of("forteca",
                    {{"turn", "defenders"},
                     {"besiegers", {"D5", "C4", "A3", "G3"}},
                     {"defenders", {"D6", "E7"}}},
                    {{"min_besiegers", 1}});
}

/// A match and the pieces that really stand on its board.
struct Board {
    explicit Board(GameTable table)
        : match(std::move(table)),
          stands(occupation_of(match.table().game(), match.table().position())) {}

    void look() {
        const BoardSight sight = sight_of(match.table(), stands);
        match.see(sight, explain(match.table(), sight, match.leftovers()));
    }
    void carry(const std::string& from, const std::string& to) {
        stands[to] = stands.at(from);
        stands.erase(from);
    }

    BoardMatch match;
    Occupation stands;
};

TEST(BoardMatch, PlaysAndRulesWhatIsSeen) {
    Board board(started("forteca"));
    board.carry("C4", "C5");
    board.look();
    ASSERT_EQ(board.match.turns().size(), 1U);
    EXPECT_EQ(board.match.turns()[0].side, "besiegers");
    EXPECT_EQ(board.match.turns()[0].by, ToldBy::Camera);
    EXPECT_EQ(board.match.turns()[0].rulings[0].at("rule"), "step");
    EXPECT_EQ(board.match.table().position().at("turn"), "defenders");
}

TEST(BoardMatch, HoldsACaptureThatMayGoOnUntilTheBoardShowsHow) {
    Board board(double_capture());
    board.carry("D6", "D4");
    board.stands.erase("D5");
    board.look();
    EXPECT_EQ(board.match.ask().kind, AskKind::GoOn);
    EXPECT_THAT(board.match.turns(), IsEmpty());
    board.carry("D4", "B4");
    board.stands.erase("C4");
    board.look();
    ASSERT_EQ(board.match.turns().size(), 1U);
    EXPECT_EQ(board.match.turns()[0].moves[0], (json{{"from", "D6"}, {"path", {"D4", "B4"}}}));
}

TEST(BoardMatch, EndsAHeldCaptureWhenTheOtherSideMoves) {
    Board board(double_capture());
    board.carry("D6", "D4");
    board.stands.erase("D5");
    board.look();
    board.carry("G3", "G4");
    board.look();
    ASSERT_EQ(board.match.turns().size(), 1U);
    EXPECT_EQ(
        board.match.turns()[0].moves,
        (std::vector<json>{{{"from", "D6"}, {"path", {"D4"}}}, {{"from", "G3"}, {"to", "G4"}}}));
    EXPECT_EQ(board.match.table().position().at("turn"), "defenders");
}

TEST(BoardMatch, EndsAHeldCaptureWhenThePlayersSaySo) {
    Board board(double_capture());
    board.carry("D6", "D4");
    board.stands.erase("D5");
    board.look();
    board.match.stop_here();
    EXPECT_EQ(board.match.table().position().at("huffable"), json::array({"D4"}));
}

TEST(BoardMatch, SaysOnceWhyAMoveIsIllegalAndWaits) {
    Board board(started("forteca"));
    board.carry("D4", "D6");
    board.look();
    board.look();
    ASSERT_EQ(board.match.turns().size(), 1U);
    EXPECT_FALSE(board.match.turns()[0].legal);
    EXPECT_EQ(board.match.ask().kind, AskKind::PutRight);
    EXPECT_FALSE(board.match.ask().reason.empty());
    EXPECT_EQ(board.match.table().position().at("turn"), "besiegers");
}

TEST(BoardMatch, ShowsWhereALiftedPieceMayGo) {
    Board board(started("forteca"));
    board.stands.erase("D4");
    board.look();
    EXPECT_EQ(board.match.lifted(), "D4");
    EXPECT_EQ(board.match.ask().kind, AskKind::Nothing);
    const auto overlay = board_overlay(board.match, std::nullopt);
    EXPECT_THAT(overlay.targets, UnorderedElementsAre("C5", "D5", "E5"));
}

TEST(BoardMatch, DoesNotPlayAgainWhatWasTakenBack) {
    Board board(started("forteca"));
    board.carry("C4", "C5");
    board.look();
    EXPECT_EQ(board.match.undo(), GameTable::Undone::Yes);
    board.look();
    EXPECT_THAT(board.match.turns(), IsEmpty());
    EXPECT_THAT(board.match.to_do(),
                UnorderedElementsAre(PointChange{"C4", "besiegers", std::nullopt},
                                     PointChange{"C5", std::nullopt, "besiegers"}));
    board.carry("C5", "C4");
    board.look();
    EXPECT_THAT(board.match.to_do(), IsEmpty());
    board.carry("C4", "C5");
    board.look();
    EXPECT_EQ(board.match.turns().size(), 1U);
}

TEST(BoardMatch, PlaysAgainWhatIsRedone) {
    Board board(started("forteca"));
    board.carry("C4", "C5");
    board.look();
    const json position = board.match.table().position();
    board.match.undo();
    EXPECT_TRUE(board.match.can_redo());
    board.match.redo();
    EXPECT_EQ(board.match.table().position(), position);
    EXPECT_FALSE(board.match.can_redo());
}

TEST(BoardMatch, TakesAThrowBackOnlyWhenThePlayersAgree) {
    BoardMatch match(started("finland-1918"));
    ASSERT_TRUE(match.play({{"throw", 4}}));
    EXPECT_EQ(match.undo(), GameTable::Undone::SecretsWereTold);
    EXPECT_EQ(match.undo(GameTable::SecretMoves::TakenBack), GameTable::Undone::Yes);
    EXPECT_TRUE(match.table().position().at("plates").at("R1").at("men").is_null());
}

TEST(BoardMatch, AsksForTheRanksOfAnAttack) {
    Board board(table_of("stratego",
                         {{"turn", "red"},
                          {"pieces",
                           {{{"at", "e4"}, {"side", "red"}},
                            {{"at", "e5"}, {"side", "blue"}, {"moved", true}},
                            {{"at", "a1"}, {"side", "red"}},
                            {{"at", "j10"}, {"side", "blue"}}}}}));
    board.carry("e4", "e5");
    board.look();
    ASSERT_EQ(board.match.ask().kind, AskKind::Ranks);
    const json attack = board.match.ask().lines.front().front();
    EXPECT_EQ(attack, (json{{"from", "e4"}, {"to", "e5"}}));
    EXPECT_THAT(
        calls_wanted(board.match.table().position(), attack),
        ElementsAre(CallWanted{"red", "e4", "attacker"}, CallWanted{"blue", "e5", "defender"}));
    json called = attack;
    called["attacker"] = "8";
    called["defender"] = "5";
    EXPECT_EQ(board.match.play(called), true);
    EXPECT_EQ(board.match.ask().kind, AskKind::Nothing);
}

TEST(BoardMatch, AsksWhoseIsWhoseOfTwoDice) {
    BoardMatch match(table_of(
        "mukden-1905",
        {{"turn", "japan"},
         {"phase", "dice"},
         {"units",
          {{"j1", {{"at", "0403"}, {"strength", 6}}}, {"r3", {{"at", "0404"}, {"strength", 4}}}}},
         {"combat", {{"attacker", "j1"}, {"defender", "r3"}, {"calls", {5, 4}}}}}));
    match.see_dice({{6, 1, 0.2, 0.2}, {3, 1, 0.8, 0.2}});
    ASSERT_EQ(match.ask().kind, AskKind::Which);
    match.choose(1);
    EXPECT_EQ(match.turns()[0].moves[0], (json{{"dice", {3, 6}}}));
}

TEST(BoardOverlay, SaysWhatChangesTheStrengthsOfAnAttack) {
    const BoardMatch match(table_of("mukden-1905",
                                    {{"turn", "japan"},
                                     {"units",
                                      {{"j1", {{"at", "0403"}, {"strength", 6}}},
                                       {"r3", {{"at", "0404"}, {"strength", 4}}}}}}));
    const auto overlay = board_overlay(match, std::nullopt);
    EXPECT_THAT(overlay.threatened, ElementsAre("0404"));
    EXPECT_THAT(overlay.modifiers,
                ElementsAre(BoardModifierMark{"0403", "0404", {BoardModifier::Fort}}));
}

TEST(BoardOverlay, MarksTheBesiegersThatCanBeTaken) {
    const BoardMatch match(double_capture());
    EXPECT_THAT(board_overlay(match, std::nullopt).threatened, UnorderedElementsAre("D5", "C4"));
}

/// The record of a match is the match.
TEST(BoardMatch, IsTheFoldOfItsEvents) {
    Board board(started("forteca"));
    std::vector<BoardEvent> heard = board.match.events();
    board.match.listen([&](const BoardEvent& event) { heard.push_back(event); });
    board.carry("C4", "C5");
    board.look();
    board.match.undo();
    (void)board.match.play({{"from", "D4"}, {"to", "D3"}});
    (void)board.match.play({{"from", "D4"}, {"to", "D5"}});
    board.match.undo();
    board.match.redo();
    BoardMatch again(*GameTable::open(heard.front().members.at("input")));
    for (std::size_t i = 1; i < heard.size(); ++i) {
        ASSERT_TRUE(again.follow(heard[i]));
    }
    EXPECT_EQ(again.table().position(), board.match.table().position());
    EXPECT_EQ(again.turns(), board.match.turns());
}

}  // namespace
}  // namespace littlewars::ui

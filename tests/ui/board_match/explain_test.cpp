#include "ui/board_match/explain.hpp"

#include "tests/support/game_table.hpp"
#include "tests/support/random_board_game.hpp"
#include "ui/board_match/line_search.hpp"
#include "ui/board_match/occupation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <string>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

SeenPoint& at(BoardSight& sight, const std::string& id) {
    for (SeenPoint& point : sight.points) {
        if (point.id == id) {
            return point;
        }
    }
    throw std::out_of_range(id);
}

Occupation board_of(const GameTable& table) {
    return occupation_of(table.game(), table.position());
}

/// The one move read.
json only_move(const Explanation& answer) {
    EXPECT_EQ(answer.kind, SightKind::Move);
    return answer.kind == SightKind::Move && answer.lines.front().size() == 1
               ? answer.lines.front().front()
               : json();
}

TEST(ExplainedForteca, IsUnchangedWhenNobodyMoved) {
    const GameTable table = started("forteca");
    const auto answer = explain(table, sight_of(table, board_of(table)));
    EXPECT_EQ(answer.kind, SightKind::Unchanged);
    EXPECT_TRUE(answer.changes.empty());
}

TEST(ExplainedForteca, TakesAStep) {
    const GameTable table = started("forteca");
    Occupation board = board_of(table);
    board.erase("C4");
    board["C5"] = "besiegers";
    EXPECT_EQ(only_move(explain(table, sight_of(table, board))),
              (json{{"from", "C4"}, {"to", "C5"}}));
}

/// A defender that may take two besiegers one after the other.
GameTable double_capture() {
    return table_of(
        "forteca",
        {{"turn", "defenders"}, {"besiegers", {"D5", "C4", "A3"}}, {"defenders", {"D6", "E7"}}},
        {{"min_besiegers", 1}});
}

TEST(ExplainedForteca, TakesAWholeCapture) {
    const GameTable table = double_capture();
    const Occupation board{{"A3", "besiegers"}, {"B4", "defenders"}, {"E7", "defenders"}};
    EXPECT_EQ(only_move(explain(table, sight_of(table, board))),
              (json{{"from", "D6"}, {"path", {"D4", "B4"}}}));
}

TEST(ExplainedForteca, TakesACaptureWhoseVictimsStillStand) {
    const GameTable table = double_capture();
    const Occupation board{{"A3", "besiegers"},
                           {"D5", "besiegers"},
                           {"C4", "besiegers"},
                           {"B4", "defenders"},
                           {"E7", "defenders"}};
    EXPECT_EQ(only_move(explain(table, sight_of(table, board))),
              (json{{"from", "D6"}, {"path", {"D4", "B4"}}}));
}

TEST(ExplainedForteca, SeesAHuffWithTheMove) {
    const GameTable table = table_of("forteca",
                                     {{"turn", "besiegers"},
                                      {"besiegers", {"D5", "A3"}},
                                      {"defenders", {"D6", "E6"}},
                                      {"huffable", {"D6"}}});
    const Occupation board{{"A3", "besiegers"}, {"D6", "besiegers"}, {"E6", "defenders"}};
    EXPECT_EQ(only_move(explain(table, sight_of(table, board))),
              (json{{"from", "D5"}, {"to", "D6"}, {"huff", "D6"}}));
}

TEST(ExplainedForteca, SaysWhyAStepBackIsIllegal) {
    const GameTable table = table_of(
        "forteca", {{"turn", "besiegers"}, {"besiegers", {"D6"}}, {"defenders", {"C7", "E7"}}});
    const Occupation board{{"D5", "besiegers"}, {"C7", "defenders"}, {"E7", "defenders"}};
    const auto answer = explain(table, sight_of(table, board));
    EXPECT_EQ(answer.kind, SightKind::Illegal);
    EXPECT_EQ(answer.rule, "backward");
    EXPECT_FALSE(answer.reason.empty());
    EXPECT_THAT(answer.changes,
                ElementsAre(PointChange{"D6", "besiegers", std::nullopt},
                            PointChange{"D5", std::nullopt, "besiegers"}));
}

TEST(ExplainedForteca, SaysWhatChangedWhenTwoMoved) {
    const GameTable table = started("forteca");
    Occupation board = board_of(table);
    for (const auto& [from, to] : {std::pair{"C4", "C5"}, std::pair{"E4", "E5"}}) {
        board.erase(from);
        board[to] = "besiegers";
    }
    const auto answer = explain(table, sight_of(table, board));
    EXPECT_EQ(answer.kind, SightKind::Illegal);
    EXPECT_EQ(answer.rule, "");
    EXPECT_THAT(answer.reason, HasSubstr("C4 (besiegers) is empty"));
    EXPECT_THAT(answer.reason, HasSubstr("besiegers stands on E5"));
}

TEST(ExplainedForteca, AsksWhereAPieceIsHalfWay) {
    const GameTable table = started("forteca");
    Occupation board = board_of(table);
    board.erase("C4");
    BoardSight sight = sight_of(table, board);
    at(sight, "C4").between = true;
    at(sight, "C5").between = true;
    const auto answer = explain(table, sight);
    EXPECT_EQ(answer.kind, SightKind::Unsure);
    EXPECT_THAT(answer.doubtful, Contains("C4"));
    EXPECT_THAT(answer.doubtful, Contains("C5"));
}

TEST(ExplainedForteca, AsksWhenThePieceMayHaveGoneToEither) {
    const GameTable table = started("forteca");
    Occupation board = board_of(table);
    board.erase("D4");
    board["D5"] = "besiegers";
    BoardSight sight = sight_of(table, board);
    at(sight, "D5").confidence = 0.6;
    at(sight, "C5").confidence = 0.6;
    const auto answer = explain(table, sight);
    EXPECT_EQ(answer.kind, SightKind::Unsure);
    EXPECT_THAT(answer.doubtful, ElementsAre("C5", "D5"));
}

TEST(ExplainedForteca, LetsWhatIsNotTakenOffYetLieAbout) {
    GameTable table = double_capture();
    (void)table.play({{"from", "D6"}, {"path", {"D4", "B4"}}});
    Occupation board = board_of(table);
    board["D5"] = "besiegers";
    const Leftovers leftovers{{"D5", "besiegers"}};
    EXPECT_EQ(explain(table, sight_of(table, board)).kind, SightKind::Illegal);
    EXPECT_EQ(explain(table, sight_of(table, board), leftovers).kind, SightKind::Unchanged);
}

/// A red colonel next to a lieutenant and a marshal.
GameTable two_targets(const json& rank) {
    return table_of("stratego",
                    {{"turn", "red"},
                     {"pieces",
                      {{{"at", "e4"}, {"side", "red"}, {"rank", rank}},
                       {{"at", "e5"}, {"side", "blue"}, {"rank", "5"}},
                       {{"at", "d4"}, {"side", "blue"}, {"rank", "10"}},
                       {{"at", "a1"}, {"side", "red"}, {"rank", "F"}},
                       {{"at", "j10"}, {"side", "blue"}, {"rank", "6"}}}}});
}

Occupation five_pieces() {
    return {{"e4", "red"}, {"e5", "blue"}, {"d4", "blue"}, {"a1", "red"}, {"j10", "blue"}};
}

TEST(ExplainedStratego, SeesWhoWasAttackedByWhatIsLeft) {
    const GameTable table = two_targets("8");
    Occupation won = five_pieces();
    won.erase("e4");
    won["e5"] = "red";
    EXPECT_EQ(only_move(explain(table, sight_of(table, won))),
              (json{{"from", "e4"}, {"to", "e5"}}));
    Occupation lost = five_pieces();
    lost.erase("e4");
    EXPECT_EQ(only_move(explain(table, sight_of(table, lost))),
              (json{{"from", "e4"}, {"to", "d4"}}));
}

TEST(ExplainedStratego, WantsTheRanksCalledThatItDoesNotKnow) {
    const GameTable table = two_targets(nullptr);
    Occupation board = five_pieces();
    board.erase("e4");
    board["e5"] = "red";
    const auto answer = explain(table, sight_of(table, board));
    EXPECT_EQ(only_move(answer), (json{{"from", "e4"}, {"to", "e5"}}));
    EXPECT_TRUE(answer.needs_calls);
}

TEST(ExplainedStratego, AsksWhomAnAttackerThatIsGoneAttacked) {
    const GameTable table = two_targets("4");
    Occupation board = five_pieces();
    board.erase("e4");
    const auto answer = explain(table, sight_of(table, board));
    EXPECT_EQ(answer.kind, SightKind::Several);
    EXPECT_EQ(answer.lines.size(), 2U);
}

TEST(ExplainedStratego, RefusesToCrossTheLake) {
    const GameTable table = table_of("stratego",
                                     {{"turn", "red"},
                                      {"pieces",
                                       {{{"at", "c4"}, {"side", "red"}, {"rank", "2"}},
                                        {{"at", "j10"}, {"side", "blue"}, {"rank", "6"}}}}});
    const auto answer = explain(table, sight_of(table, {{"c7", "red"}, {"j10", "blue"}}));
    EXPECT_EQ(answer.kind, SightKind::Illegal);
    EXPECT_EQ(answer.rule, "lake");
}

TEST(ExplainedMukden, TakesAMoveOfTwoHexesByAnyWay) {
    const GameTable table = table_of(
        "mukden-1905",
        {{"turn", "japan"},
         {"units",
          {{"j1", {{"at", "0202"}, {"strength", 5}}}, {"r1", {{"at", "0408"}, {"strength", 4}}}}}});
    const json move =
        only_move(explain(table, sight_of(table, {{"0402", "japan"}, {"0408", "russia"}})));
    EXPECT_EQ(move.at("unit"), "j1");
    EXPECT_EQ(move.at("path").back(), "0402");
}

TEST(ExplainedMukden, SaysThatAUnitNextToTheEnemyIsPinned) {
    const GameTable table = table_of(
        "mukden-1905",
        {{"turn", "japan"},
         {"units",
          {{"j1", {{"at", "0403"}, {"strength", 5}}}, {"r3", {{"at", "0404"}, {"strength", 4}}}}}});
    const auto answer = explain(table, sight_of(table, {{"0402", "japan"}, {"0404", "russia"}}));
    EXPECT_EQ(answer.kind, SightKind::Illegal);
    EXPECT_EQ(answer.rule, "pinned");
}

TEST(ExplainedMukden, TakesRetreatAndAdvanceTogether) {
    const GameTable table = table_of(
        "mukden-1905",
        {{"turn", "japan"},
         {"phase", "retreat-defender"},
         {"units",
          {{"j1", {{"at", "0403"}, {"strength", 5}}}, {"r3", {{"at", "0404"}, {"strength", 4}}}}},
         {"combat", {{"attacker", "j1"}, {"defender", "r3"}, {"losses", {0, 1}}}}});
    const auto answer = explain(table, sight_of(table, {{"0404", "japan"}, {"0405", "russia"}}));
    ASSERT_EQ(answer.kind, SightKind::Move);
    EXPECT_THAT(answer.lines.front(),
                ElementsAre(json{{"retreat", "0405"}}, json{{"advance", true}}));
}

TEST(ExplainedFinland, AsksWhetherThePlateAlsoFired) {
    const GameTable table = table_of("finland-1918",
                                     {{"turn", "red"},
                                      {"phase", "move"},
                                      {"die", 1},
                                      {"plates",
                                       {{"R3", {{"at", "tavastehus"}, {"men", 3}}},
                                        {"R1", {{"at", "abo"}, {"men", 3}}},
                                        {"W2", {{"at", "lahtis"}, {"men", 6}}}}}});
    Occupation board{{"riihimaki", "red"}, {"abo", "red"}, {"lahtis", "white"}};
    EXPECT_EQ(only_move(explain(table, sight_of(table, board))),
              (json{{"plate", "R3"}, {"to", "riihimaki"}}));
    GameTable six = table_of(
        "finland-1918",
        {{"turn", "red"},
         {"phase", "move"},
         {"die", 6},
         {"plates",
          {{"R3", {{"at", "tavastehus"}, {"men", 3}}}, {"W2", {{"at", "lahtis"}, {"men", 6}}}}}});
    const auto fired = explain(six, sight_of(six, {{"riihimaki", "red"}, {"lahtis", "white"}}));
    EXPECT_EQ(fired.lines.empty() ? json() : fired.lines.back().back(),
              (json{{"plate", "R3"}, {"to", "riihimaki"}, {"fire", "W2"}}));
}

TEST(ExplainedFinland, TakesAMoveWhoseVictimsTheRefereeStillHasToName) {
    const GameTable table = table_of("finland-1918",
                                     {{"turn", "white"},
                                      {"phase", "move"},
                                      {"die", 1},
                                      {"plates",
                                       {{"R1", {{"at", "bjorneborg"}, {"men", 4}}},
                                        {"R2", {{"at", "toijala"}, {"men", 5}}},
                                        {"W1", {{"at", "orivesi"}, {"men", 2}}}}}});
    const Occupation board{{"bjorneborg", "red"}, {"toijala", "red"}, {"tammerfors", "white"}};
    EXPECT_EQ(only_move(explain(table, sight_of(table, board))),
              (json{{"plate", "W1"}, {"to", "tammerfors"}}));
}

/// What became of the moves of random games.
struct Tally {
    int seen = 0;   ///< Moves that change the board.
    int right = 0;  ///< Understood at once.
    int asked = 0;
    int wrong = 0;
};

/// Plays random games; each move that changes the board is read by `read` and explained.
Tally play_games(
    const std::string& game,
    int games,
    int longest,
    const std::function<BoardSight(const GameTable&, Occupation, std::mt19937&)>& read) {
    Tally tally;
    std::mt19937 random(1905);
    for (int i = 0; i < games; ++i) {
        GameTable table = started(game);
        for (int turn = 0; turn < longest && !table.is_over(); ++turn) {
            const json move = random_move(table, random);
            const GameTable before = table;
            if (move.is_null()) {
                break;
            }
            EXPECT_TRUE(table.play(move)->at("legal").get<bool>());
            if (!waits_for_a_seen_move(game, before.position()) ||
                board_of(before) == board_of(table)) {
                continue;
            }
            ++tally.seen;
            const auto answer = explain(before, read(before, board_of(table), random));
            GameTable played = before;
            if (answer.kind != SightKind::Move) {
                ++tally.asked;
                continue;
            }
            for (const json& step : answer.lines.front()) {
                (void)played.play(step);
            }
            const bool is_right = played.position() == table.position();
            ++(is_right ? tally.right : tally.wrong);
            EXPECT_TRUE(is_right) << before.position() << move << answer.lines.front().front();
        }
    }
    return tally;
}

struct GameCase {
    std::string game;
    int games = 1;
    int longest = 100;
    double least_right = 1;  ///< Of moves read without error: the rest can't be told by looking.
};

class RandomGamesOf : public testing::TestWithParam<GameCase> {};

TEST_P(RandomGamesOf, AreUnderstoodFromCleanReadings) {
    const auto& [game, games, longest, least_right] = GetParam();
    const Tally tally =
        play_games(game, games, longest, [](const auto& table, Occupation board, auto&) {
            return sight_of(table, board);
        });
    EXPECT_GT(tally.seen, 100) << "too few to mean anything";
    EXPECT_EQ(tally.wrong, 0);
    EXPECT_GE(tally.right, least_right * tally.seen) << tally.right << " of " << tally.seen;
    RecordProperty("seen", tally.seen);
    RecordProperty("right", tally.right);
}

/// Every tenth point is read badly, and wrong as often as its confidence admits.
TEST_P(RandomGamesOf, AreNeverMisunderstoodFromDoubtfulReadings) {
    const auto& [game, games, longest, least_right] = GetParam();
    const auto badly = [](const GameTable& table, Occupation board, std::mt19937& random) {
        BoardSight sight = sight_of(table, board);
        std::uniform_real_distribution<double> chance(0, 1);
        const auto sides = sides_of(table.game());
        for (SeenPoint& point : sight.points) {
            if (chance(random) > 0.1) {
                continue;
            }
            point.confidence = 0.5 + 0.45 * chance(random);
            if (chance(random) > point.confidence) {
                point.side = point.side ? std::nullopt : std::optional(sides[random() % 2]);
            }
        }
        return sight;
    };
    const Tally tally = play_games(game, games, longest, badly);
    EXPECT_EQ(tally.wrong, 0);
    EXPECT_GT(tally.right, tally.seen / 3) << tally.right << " of " << tally.seen;
}

INSTANTIATE_TEST_SUITE_P(BoardGames,
                         RandomGamesOf,
                         testing::Values(GameCase{"forteca", 4, 120, 0.97},
                                         GameCase{"stratego", 1, 200, 0.97},
                                         GameCase{"mukden-1905", 6, 120, 0.97},
                                         GameCase{"finland-1918", 2, 250, 0.85}),
                         [](const auto& given) {
                             return given.param.game.substr(0, given.param.game.find('-'));
                         });

}  // namespace
}  // namespace littlewars::ui

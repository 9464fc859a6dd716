#include "referee/stratego/moves.hpp"
#include "referee/stratego/stratego_json.hpp"
#include "tests/referee/board_game_properties.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace littlewars::referee::stratego {
namespace {

std::vector<Move> candidates(const Rules& /*rules*/, const Position& position) {
    std::vector<Move> moves{DeclareStuck{}};
    for (int from = 0; from < kSquares; ++from) {
        if (!position.squares[from]) {
            continue;
        }
        for (int to = 0; to < kSquares; ++to) {
            moves.emplace_back(Advance{from, to, {}, {}});
        }
    }
    return moves;
}

int pieces_of(const Position& position, Side side) {
    return static_cast<int>(
        std::count_if(position.squares.begin(), position.squares.end(), [&](const auto& piece) {
            return piece && piece->side == side;
        }));
}

/// The army is always whole: what left the board is among the lost.
void check_pieces(const Rules& rules, const Position& before, const Position& after) {
    for (const Side side : {Side::Red, Side::Blue}) {
        EXPECT_EQ(pieces_of(after, side) + after.lost[side].total(),
                  pieces_of(before, side) + before.lost[side].total());
        for (const Rank rank : kAllRanks) {
            EXPECT_GE(Knowledge(rules, after).unaccounted(side, rank), 0);
        }
    }
    EXPECT_TRUE(after.turn != before.turn || after.result->rule == "cannot-move");
}

/// A position in the middle of a game: both armies told, thrown on the board at random.
Position shuffled(const Rules& rules, std::mt19937& random) {
    Position position;
    std::vector<int> squares;
    for (int square = 0; square < kSquares; ++square) {
        if (!is_lake(square)) {
            squares.push_back(square);
        }
    }
    std::shuffle(squares.begin(), squares.end(), random);
    for (const Side side : {Side::Red, Side::Blue}) {
        for (const Rank rank : kAllRanks) {
            for (int i = 0; i < rules.army[rank]; ++i) {
                position.squares[squares.back()] = Piece{side, rank, false, false};
                squares.pop_back();
            }
        }
    }
    return position;
}

/// StrategoJson, begun from a random position in place of the set-up.
struct BattleJson : StrategoJson {
    static Position start(const Rules& rules) {
        static std::mt19937 random(1905);
        return shuffled(rules, random);
    }
};

/// The same, three in ten ranks never told: they come out, if at all, when the game is over.
struct UntoldBattleJson : StrategoJson {
    static Position start(const Rules& rules) {
        static std::mt19937 random(1911);
        Position position = shuffled(rules, random);
        for (auto& piece : position.squares) {
            if (piece && random() % 10 < 3) {
                piece->rank.reset();
            }
        }
        return position;
    }
};

TEST(StrategoUntoldRanks, KeepTheListAndTheJudgeAgreed) {
    RandomGames<UntoldBattleJson> games;
    games.input = {{"format", "littlewars-position"}, {"version", 1}, {"game", "stratego"}};
    games.candidates = candidates;
    games.check = check_pieces;
    games.games = 50;
    games.longest = 1000;
    games.brute_force_every = 150;
    (void)games.play(1946);
}

class StrategoGames : public testing::TestWithParam<std::string> {};

TEST_P(StrategoGames, KeepTheRulesToTheirEnd) {
    RandomGames<BattleJson> games;
    games.input = {{"format", "littlewars-position"}, {"version", 1}, {"game", "stratego"}};
    games.input["options"] = nlohmann::json::parse(GetParam());
    games.candidates = candidates;
    games.check = check_pieces;
    games.games = 300;
    games.longest = 3000;
    games.brute_force_every = 150;
    EXPECT_GT(games.play(1944), 0.75);
}

INSTANTIATE_TEST_SUITE_P(OptionSets,
                         StrategoGames,
                         testing::Values(R"({"army":"duel"})",
                                         R"({"army":"duel","scout_attack":"adjacent"})",
                                         R"({"army":"duel","ties":"attacker","two_square":1})",
                                         R"({"army":"duel","ties":"defender","bomb":"explodes"})",
                                         R"({"two_square":0})"));

Position told(const Rules& rules, const char* json) {
    const auto value = nlohmann::json::parse(json);
    return StrategoJson::read_position(JsonReader(value), rules);
}

TEST(StrategoUnknownRanks, AreNotListedAsAttacksButCountAsMoves) {
    const Rules rules;
    const Position position = told(rules, R"({"turn":"red","pieces":[
        {"at":"a1","side":"red"},{"at":"a2","side":"blue"},{"at":"b1","side":"blue"}]})");
    const auto moves = legal_moves(rules, position);
    ASSERT_EQ(moves.size(), 1U) << "only the declaration";
    EXPECT_TRUE(std::holds_alternative<DeclareStuck>(moves[0]));
    EXPECT_TRUE(can_move(rules, position));
}

TEST(StrategoUnknownRanks, StayOnTheBoardUntilTheLastCanBeNamed) {
    const Rules rules;
    Position position = told(rules, R"({"turn":"red","pieces":[
        {"at":"e4","side":"red"},{"at":"e5","side":"blue","moved":true}]})");
    const Advance move{*find_square("e4"), *find_square("e5"), Rank::Scout, Rank::Spy};
    const auto ruling = StrategoJson::judge(rules, position, move);
    ASSERT_TRUE(ruling);
    EXPECT_EQ(ruling->rule, "attack-wins");
    EXPECT_EQ(ruling->next["lost"]["blue"], nlohmann::ordered_json::array({"1"}));
}

}  // namespace
}  // namespace littlewars::referee::stratego

#include "referee/forteca/judge.hpp"
#include "referee/forteca/moves.hpp"
#include "referee/forteca/search.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <string>

namespace littlewars::referee::forteca {
namespace {

constexpr int kLongestGame = 600;

Rules standard() {
    return {built_in_field(Diagonals::Standard), {}};
}

/// Who wins when the search plays one side and the other moves at random.
std::string winner(const Rules& rules, Side searcher, unsigned seed) {
    std::mt19937 random(seed);
    Position position = start_position(rules);
    for (int turn = 0; turn < kLongestGame && !position.result; ++turn) {
        const auto moves = legal_moves(rules, position);
        const Move move = position.turn == searcher ? *best_move(rules, position)
                                                    : moves[random() % moves.size()];
        position = after(rules, position, move);
    }
    return position.result ? position.result->winner : "nobody";
}

void expect_to_win(Side searcher, unsigned games) {
    const std::string name = searcher == Side::Besiegers ? "besiegers" : "defenders";
    for (unsigned seed = 1; seed <= games; ++seed) {
        EXPECT_EQ(winner(standard(), searcher, seed), name) << "seed " << seed;
    }
}

TEST(FortecaSearch, BeatsARandomDefender) {
    expect_to_win(Side::Besiegers, 2);
}

TEST(FortecaSearch, BeatsRandomBesiegers) {
    expect_to_win(Side::Defenders, 2);
}

TEST(FortecaSearchSlow, BeatsARandomPlayerAHundredTimesFromEitherSide) {
    if (std::getenv("LITTLEWARS_SLOW_TESTS") == nullptr) {
        GTEST_SKIP() << "set LITTLEWARS_SLOW_TESTS to play 200 whole games";
    }
    expect_to_win(Side::Besiegers, 100);
    expect_to_win(Side::Defenders, 100);
}

TEST(FortecaSearch, TakesTheFortWhenOneStepDoesIt) {
    const Rules rules = standard();
    Position position;
    position.pieces.assign(rules.field->board.points.size(), Piece::None);
    for (const char* id : {"C7", "D7", "E7", "C6", "D6", "E6", "C5", "E5", "D4", "A3"}) {
        position.pieces[*rules.field->board.find(id)] = Piece::Besieger;
    }
    position.pieces[*rules.field->board.find("G3")] = Piece::Defender;
    const auto move = best_move(rules, position);
    ASSERT_TRUE(move);
    EXPECT_EQ(after(rules, position, *move).result->rule, "fort-taken");
}

TEST(FortecaSearch, HasNoMoveWhereThereIsNone) {
    const Rules rules = standard();
    Position position;
    position.pieces.assign(rules.field->board.points.size(), Piece::None);
    EXPECT_FALSE(best_move(rules, position));
}

}  // namespace
}  // namespace littlewars::referee::forteca

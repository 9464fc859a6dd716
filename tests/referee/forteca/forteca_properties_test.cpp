#include "referee/forteca/forteca_json.hpp"
#include "referee/forteca/moves.hpp"
#include "tests/referee/board_game_properties.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace littlewars::referee::forteca {
namespace {

std::ptrdiff_t count(const Position& position, Piece piece) {
    return std::count(position.pieces.begin(), position.pieces.end(), piece);
}

/// Every path of up to three landings, whether or not anything can be taken; longer ones where the
/// shorter is legal.
void add_paths(const Rules& rules, int from, std::vector<int>& path, std::vector<Move>& moves) {
    const int at = path.empty() ? from : path.back();
    for (const Jump& jump : rules.field->jumps[at]) {
        path.push_back(jump.to);
        moves.emplace_back(Capture{from, path});
        if (path.size() < 4) {
            add_paths(rules, from, path, moves);
        }
        path.pop_back();
    }
}

std::vector<Move> candidates(const Rules& rules, const Position& position) {
    std::vector<Move> moves;
    const int size = rules.field->board.size();
    for (int from = 0; from < size; ++from) {
        for (int to = 0; to < size; ++to) {
            moves.emplace_back(StepMove{from, to, std::nullopt});
            for (const int huff : position.huffable) {
                moves.emplace_back(StepMove{from, to, huff});
            }
            if (from < to && position.phase == Phase::Setup) {
                moves.emplace_back(Placement{{from, to}});
            }
        }
        if (position.turn == Side::Defenders && position.pieces[from] == Piece::Defender) {
            std::vector<int> path;
            add_paths(rules, from, path, moves);
        }
    }
    return moves;
}

/// Pieces are only ever taken off, one or more in a turn, never put on after the set-up.
void check_pieces(const Rules&, const Position& before, const Position& after) {
    if (before.phase == Phase::Setup) {
        EXPECT_EQ(count(after, Piece::Defender), 2);
        return;
    }
    EXPECT_LE(count(after, Piece::Defender), count(before, Piece::Defender));
    EXPECT_LE(count(after, Piece::Besieger), count(before, Piece::Besieger));
    EXPECT_NE(after.turn, before.turn);
    const bool taken = count(after, Piece::None) > count(before, Piece::None);
    EXPECT_TRUE(!taken || after.quiet == 0);
}

class FortecaGames : public testing::TestWithParam<std::string> {};

TEST_P(FortecaGames, KeepTheRulesToTheirEnd) {
    RandomGames<FortecaJson> games;
    games.input = {{"format", "littlewars-position"}, {"version", 1}, {"game", "forteca"}};
    games.input["options"] = nlohmann::json::parse(GetParam());
    games.candidates = candidates;
    games.check = check_pieces;
    games.games = 1000;
    games.brute_force_every = 40;
    games.longest = 1000;
    EXPECT_GT(games.play(1831), 0.9);
}

INSTANTIATE_TEST_SUITE_P(OptionSets,
                         FortecaGames,
                         testing::Values(R"({})",
                                         R"({"huff":"forced"})",
                                         R"({"diagonals":"both","in_fort":"free"})",
                                         R"({"diagonals":"none","placement":"free"})",
                                         R"({"diagonals":"reversed","sideways":"inward"})",
                                         R"({"placement":"front-corners","quiet_limit":12})",
                                         R"({"min_besiegers":1,"huff":"forced"})"));

}  // namespace
}  // namespace littlewars::referee::forteca

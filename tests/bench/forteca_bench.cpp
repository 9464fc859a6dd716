#include "referee/forteca/judge.hpp"
#include "referee/forteca/moves.hpp"
#include "referee/forteca/search.hpp"

#include <benchmark/benchmark.h>

#include <random>
#include <utility>
#include <vector>

namespace littlewars::referee::forteca {
namespace {

struct Asked {
    Position position;
    Move move;
};

/// Positions of random games from start to end, each with the move that was played in it.
std::vector<Asked> asked_positions(const Rules& rules) {
    std::mt19937 random(1831);
    std::vector<Asked> asked;
    while (asked.size() < 1000) {
        Position position = start_position(rules);
        for (int turn = 0; turn < 200 && !position.result; ++turn) {
            const auto moves = legal_moves(rules, position);
            const Move move = moves[random() % moves.size()];
            asked.push_back({position, move});
            position = after(rules, position, move);
        }
    }
    return asked;
}

/// The list of legal moves and one ruling (refusals, next position, result, effects) of a position.
void MovesAndJudge(benchmark::State& state) {
    const Rules rules{built_in_field(Diagonals::Standard), {}};
    const auto asked = asked_positions(rules);
    std::size_t i = 0;
    for (auto _ : state) {
        const Asked& now = asked[i++ % asked.size()];
        benchmark::DoNotOptimize(legal_moves(rules, now.position));
        benchmark::DoNotOptimize(refusal(rules, now.position, now.move));
        const Position next = after(rules, now.position, now.move);
        benchmark::DoNotOptimize(effects(rules, now.position, now.move, next));
    }
}
BENCHMARK(MovesAndJudge)->Unit(benchmark::kMicrosecond);

void BestMoveAtTheStart(benchmark::State& state) {
    const Rules rules{built_in_field(Diagonals::Standard), {}};
    const Position start = start_position(rules);
    for (auto _ : state) {
        benchmark::DoNotOptimize(best_move(rules, start));
    }
}
BENCHMARK(BestMoveAtTheStart)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace littlewars::referee::forteca

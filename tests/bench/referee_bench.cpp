#include "referee/littlewars/judge.hpp"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace littlewars::referee::little_wars {
namespace {

enum class Feet { Round, TwelveCornered };

Shape foot(Spot centre, Feet feet) {
    if (feet == Feet::Round) {
        return Disc{centre, 0.4};
    }
    Polygon polygon;
    for (int i = 0; i < 12; ++i) {
        const double angle = 2 * std::numbers::pi * i / 12;
        polygon.corners.push_back(
            {centre.x_in + 0.4 * std::cos(angle), centre.y_in + 0.3 * std::sin(angle)});
    }
    return polygon;
}

/// Two armies drawn up in blocks that touch along the whole front.
Position heavy_contact(int men_a_side, Feet feet, double sigma_in) {
    PositionInput input;
    input.auto_choose = true;
    input.table = {144, 96, {}};
    for (int i = 0; i < men_a_side; ++i) {
        for (const Side side : kBothSides) {
            const double row = i / 150;
            ManInput man;
            man.id = fmt::format("{}{}", side == Side::First ? 'r' : 'b', i);
            man.side = side;
            man.shape = foot(
                {2 + 0.9 * (i % 150), side == Side::First ? 48 - 0.9 * row : 48.85 + 0.9 * row},
                feet);
            man.sigma_in = sigma_in;
            input.men.push_back(man);
        }
    }
    return Position::from_input(input).value();
}

void judge_heavy_contact(benchmark::State& state, Feet feet, double sigma_in) {
    const Position position = heavy_contact(static_cast<int>(state.range(0)), feet, sigma_in);
    for (auto _ : state) {
        benchmark::DoNotOptimize(judge(position));
    }
}

BENCHMARK_CAPTURE(judge_heavy_contact, round_feet, Feet::Round, 0.0)
    ->Arg(5)
    ->Arg(30)
    ->Arg(150)
    ->Arg(300)
    ->Arg(1500)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(judge_heavy_contact, twelve_corners, Feet::TwelveCornered, 0.0)
    ->Arg(1500)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(judge_heavy_contact, round_feet_in_doubt, Feet::Round, 0.03)
    ->Arg(1500)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace littlewars::referee::little_wars

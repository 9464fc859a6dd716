// A 40-move report, and a two-hour session opened and leafed through.
#include "tests/bench/long_match.hpp"
#include "tests/support/run_program.hpp"
#include "ui/report/html_report.hpp"
#include "ui/report/pdf_report.hpp"
#include "ui/session/match_replay.hpp"

#include <benchmark/benchmark.h>

#include <random>

namespace littlewars::ui {
namespace {

/// Made once, gone at the end.
struct Sessions {
    Sessions() {
        bench::record_long_match(folder.file("forty.lws"), 40, 10);
        bench::record_long_match(folder.file("evening.lws"), 80, 40);
    }
    testing_support::TemporaryFolder folder;
};

const Sessions& sessions() {
    static const Sessions made;
    return made;
}

MatchReport forty_moves() {
    return match_report(RecordReader::open(sessions().folder.file("forty.lws")).value()).value();
}

void report_of_forty_moves_html(benchmark::State& state) {
    static_cast<void>(sessions());
    for (auto _ : state) {
        benchmark::DoNotOptimize(html_report(forty_moves()));
    }
}
BENCHMARK(report_of_forty_moves_html)->Unit(benchmark::kMillisecond)->Iterations(1);

void report_of_forty_moves_pdf(benchmark::State& state) {
    static_cast<void>(sessions());
    for (auto _ : state) {
        static_cast<void>(write_pdf_report(forty_moves(), sessions().folder.file("report.pdf")));
    }
}
BENCHMARK(report_of_forty_moves_pdf)->Unit(benchmark::kMillisecond)->Iterations(1);

void two_hours_opened(benchmark::State& state) {
    static_cast<void>(sessions());
    for (auto _ : state) {
        benchmark::DoNotOptimize(MatchReplay::open(sessions().folder.file("evening.lws")));
    }
}
BENCHMARK(two_hours_opened)->Unit(benchmark::kMillisecond);

/// Followed once, as the window does while it is idle.
void two_hours_followed(benchmark::State& state) {
    MatchReplay replay = MatchReplay::open(sessions().folder.file("evening.lws")).value();
    for (auto _ : state) {
        while (replay.prepare()) {
        }
    }
    state.counters["events"] = replay.events_at(replay.end_s());
}
BENCHMARK(two_hours_followed)->Unit(benchmark::kMillisecond)->Iterations(1);

void two_hours_jumped_about_in(benchmark::State& state) {
    MatchReplay replay = MatchReplay::open(sessions().folder.file("evening.lws")).value();
    while (replay.prepare()) {
    }
    std::mt19937 random(1);
    std::uniform_int_distribution<int> moment(1, replay.events_at(replay.end_s()));
    for (auto _ : state) {
        benchmark::DoNotOptimize(replay.after_events(moment(random)));
    }
}
BENCHMARK(two_hours_jumped_about_in)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace littlewars::ui

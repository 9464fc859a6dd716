// The match window's picture: 1920 x 1080 with pieces overlaid; how long a frame of a match keeps
// the window's thread; and how soon the first one is there.
#include "tests/ui/offscreen_application.hpp"
#include "tests/ui/overlay/drawn_scene.hpp"
#include "ui/window/live_match.hpp"
#include "ui/window/match_window.hpp"
#include "ui/window/table_view.hpp"

#include <QImage>
#include <QSettings>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

namespace littlewars::ui {
namespace {

/// The drawn battle with as many pieces as wanted, the others in ranks along both sides.
OverlayScene battle_of(std::size_t pieces, double shift_mm) {
    OverlayScene scene = test::drawn_battle();
    scene.pieces.resize(std::min(scene.pieces.size(), pieces));
    while (scene.pieces.size() < pieces) {
        const auto number = static_cast<int>(scene.pieces.size());
        const double from_edge_mm = 140 + 24.0 * (number / 60);
        scene.pieces.push_back(
            test::drawn_man("r" + std::to_string(number),
                            number % 2,
                            {60.0 + 36 * (number % 30) + shift_mm,
                             number % 2 == 0 ? from_edge_mm : 800 - from_edge_mm}));
    }
    return scene;
}

/// A full-screen table with a picture of a camera.
struct Screen {
    explicit Screen(std::size_t pieces) {
        view.resize(1920, 1080);
        view.set_plane(test::oblique_plane());
        view.set_picture(picture);
        view.set_scene(battle_of(pieces, 0));
        view.show();
    }
    QApplication& application = test::offscreen_application();  ///< Before any widget.
    QImage picture{1280, 720, QImage::Format_RGB32};
    QImage target{1920, 1080, QImage::Format_RGB32};
    TableView view;
};

void picture_under_pieces(benchmark::State& state) {
    Screen screen(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        screen.view.set_picture(screen.picture);
        screen.view.render(&screen.target);
    }
}
BENCHMARK(picture_under_pieces)->Arg(60)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

void pieces_that_all_moved(benchmark::State& state) {
    const auto pieces = static_cast<std::size_t>(state.range(0));
    Screen screen(pieces);
    const std::array scenes{battle_of(pieces, 0), battle_of(pieces, 0.5)};
    std::size_t drawn = 0;
    for (auto _ : state) {
        screen.view.set_scene(scenes[++drawn % scenes.size()]);
        screen.view.render(&screen.target);
    }
}
BENCHMARK(pieces_that_all_moved)
    ->Arg(10)
    ->Arg(60)
    ->Arg(200)
    ->Arg(600)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

/// As in play: of so many pieces one has moved.
void one_piece_that_moved(benchmark::State& state) {
    const auto pieces = static_cast<std::size_t>(state.range(0));
    Screen screen(pieces);
    OverlayScene scene = battle_of(pieces, 0);
    for (auto _ : state) {
        scene.pieces.back().centre.x_mm += 0.5;
        screen.view.set_scene(scene);
        screen.view.render(&screen.target);
    }
}
BENCHMARK(one_piece_that_moved)
    ->Arg(60)
    ->Arg(600)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

/// A match in a window, on the practice table.
struct PlayedMatch {
    PlayedMatch() : setup(practice_setup().value()) {
        auto source = source_of(setup);
        Eye eye = observer_eye(setup);
        auto made = std::make_unique<LiveMatch>(setup, std::move(source), std::move(eye));
        match = made.get();
        QObject::connect(match, &LiveMatch::frame_shown, [this] { ++shown; });
        window.play(std::move(made));
        window.resize(1920, 1080);
        window.show();
    }
    void wait_for_frame() const {
        const long before = shown;
        while (shown == before) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }

    QApplication& application = test::offscreen_application();
    QTemporaryDir folder;
    QSettings store{folder.filePath("settings.ini"), QSettings::IniFormat};
    MatchSetup setup;
    MatchWindow window{store};
    LiveMatch* match = nullptr;
    long shown = 0;
};

/// From the window's making to the practice table's first picture in it.
void start_to_first_picture(benchmark::State& state) {
    test::offscreen_application();
    for (auto _ : state) {
        const PlayedMatch played;
        played.wait_for_frame();
    }
}
BENCHMARK(start_to_first_picture)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->Iterations(3);

double thread_cpu_ms() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

/// What each frame of a match costs the window's thread, from picture to picture, while every
/// second a man is moved: counters p50_ms and p99_ms.
void frames_of_a_match(benchmark::State& state) {
    constexpr long kFramesPerMove = 30;
    const PlayedMatch played;
    played.wait_for_frame();
    std::vector<double> costs_ms;
    for (auto _ : state) {
        if (played.shown % kFramesPerMove == 0) {
            const vision::PracticePiece man = played.setup.practice->pieces().front();
            played.setup.practice->move(man.id, {man.at.x_mm + 5, man.at.y_mm});
        }
        const double before_ms = thread_cpu_ms();
        played.wait_for_frame();
        costs_ms.push_back(thread_cpu_ms() - before_ms);
    }
    std::sort(costs_ms.begin(), costs_ms.end());
    state.counters["p50_ms"] = costs_ms[costs_ms.size() / 2];
    state.counters["p99_ms"] = costs_ms[costs_ms.size() * 99 / 100];
}
BENCHMARK(frames_of_a_match)->Unit(benchmark::kMillisecond)->Iterations(900);

}  // namespace
}  // namespace littlewars::ui

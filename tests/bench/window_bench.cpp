// The match window's picture: 1920 x 1080 with 60 pieces overlaid; and how soon it is there.
#include "tests/ui/offscreen_application.hpp"
#include "tests/ui/overlay/drawn_scene.hpp"
#include "ui/window/live_match.hpp"
#include "ui/window/match_window.hpp"
#include "ui/window/table_view.hpp"

#include <QImage>
#include <QSettings>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>

namespace littlewars::ui {
namespace {

constexpr int kPieces = 60;

OverlayScene sixty_pieces(double shift_mm) {
    OverlayScene scene = test::drawn_battle();
    while (scene.pieces.size() < kPieces) {
        const auto number = static_cast<int>(scene.pieces.size());
        scene.pieces.push_back(test::drawn_man(
            "r" + std::to_string(number),
            number % 2,
            {60.0 + 36 * (number % 30) + shift_mm, number % 2 == 0 ? 140.0 : 660.0}));
    }
    return scene;
}

/// A full-screen table with a picture of a camera.
struct Screen {
    Screen() {
        view.resize(1920, 1080);
        view.set_plane(test::oblique_plane());
        view.set_picture(picture);
        view.set_scene(sixty_pieces(0));
        view.show();
    }
    QApplication& application = test::offscreen_application();  ///< Before any widget.
    QImage picture{1280, 720, QImage::Format_RGB32};
    QImage target{1920, 1080, QImage::Format_RGB32};
    TableView view;
};

void a_picture_under_sixty_pieces(benchmark::State& state) {
    Screen screen;
    for (auto _ : state) {
        screen.view.set_picture(screen.picture);
        screen.view.render(&screen.target);
    }
}
BENCHMARK(a_picture_under_sixty_pieces)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

void sixty_pieces_that_moved(benchmark::State& state) {
    Screen screen;
    const std::array scenes{sixty_pieces(0), sixty_pieces(0.5)};
    std::size_t drawn = 0;
    for (auto _ : state) {
        screen.view.set_scene(scenes[++drawn % scenes.size()]);
        screen.view.render(&screen.target);
    }
}
BENCHMARK(sixty_pieces_that_moved)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

/// As in play: of sixty pieces one has moved.
void one_piece_that_moved(benchmark::State& state) {
    Screen screen;
    OverlayScene scene = sixty_pieces(0);
    for (auto _ : state) {
        scene.pieces.back().centre.x_mm += 0.5;
        screen.view.set_scene(scene);
        screen.view.render(&screen.target);
    }
}
BENCHMARK(one_piece_that_moved)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

/// From the window's making to the practice table's first picture in it.
void start_to_first_picture(benchmark::State& state) {
    test::offscreen_application();
    const QTemporaryDir folder;
    for (auto _ : state) {
        QSettings store(folder.filePath("settings.ini"), QSettings::IniFormat);
        MatchWindow window(store);
        MatchSetup setup = practice_setup().value();
        auto source = source_of(setup);
        Eye eye = observer_eye(setup);
        auto match =
            std::make_unique<LiveMatch>(std::move(setup), std::move(source), std::move(eye));
        bool shown = false;
        QObject::connect(match.get(), &LiveMatch::frame_shown, [&] { shown = true; });
        window.play(std::move(match));
        window.show();
        while (!shown) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }
}
BENCHMARK(start_to_first_picture)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->Iterations(3);

}  // namespace
}  // namespace littlewars::ui

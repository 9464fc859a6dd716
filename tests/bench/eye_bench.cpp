// The stages of the eye on a 1280 x 720 table; frames a second of a still and of a moving video.
#include "calibration/resources.hpp"
#include "calibration/table_json.hpp"
#include "vision/chart/table_chart.hpp"
#include "vision/eye/eye.hpp"
#include "vision/observer.hpp"
#include "vision/sources/picture_file.hpp"
#include "vision/watch/change_gate.hpp"

#include <benchmark/benchmark.h>
#include <opencv2/core.hpp>

#include <chrono>
#include <string>

namespace littlewars::vision {
namespace {

std::string scene_file(const char* name) {
    return std::string(LITTLEWARS_TEST_DATA) + "/scenes/red_and_blue_on_felt/" + name;
}

calibration::TablePlane plane() {
    return calibration::read_table(scene_file("table.json")).value().plane;
}

cv::Mat picture(const char* name) {
    return read_picture(scene_file(name)).value();
}

Eye loaded_eye() {
    const auto model = calibration::find_resource("vision/models/eye.json");
    return std::move(*Eye::load(model->parent_path()));
}

void chart_maps(benchmark::State& state) {
    const ChartGeometry geometry(plane(), 54, ChartUnits{});
    for (auto _ : state) {
        benchmark::DoNotOptimize(TableChart(geometry, plane(), 110));
    }
}
BENCHMARK(chart_maps)->Unit(benchmark::kMillisecond);

void chart_resample(benchmark::State& state) {
    const ChartGeometry geometry(plane(), 54, ChartUnits{});
    const TableChart chart(geometry, plane(), 110);
    const cv::Mat frame = picture("frame.jpg");
    cv::Mat into;
    for (auto _ : state) {
        chart.resample(frame, {{0, 0}, geometry.size()}, into);
    }
}
BENCHMARK(chart_resample)->Unit(benchmark::kMillisecond);

void net_on_a_crop(benchmark::State& state) {
    Eye eye = loaded_eye();
    const auto side = static_cast<int>(state.range(0));
    const cv::Mat crop(side, side, CV_8UC3, cv::Scalar(60, 90, 60));
    for (auto _ : state) {
        benchmark::DoNotOptimize(eye.look(crop, crop, {}, Care::Once).rows);
    }
}
BENCHMARK(net_on_a_crop)->Arg(144)->Arg(304)->Arg(640)->Unit(benchmark::kMillisecond);

void close_look(benchmark::State& state) {
    Eye eye = loaded_eye();
    const int side = eye.model().refiner.window_px;
    const cv::Mat window(side, side, CV_8UC3, cv::Scalar(60, 90, 60));
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            eye.look_closer({window, window, ViewOfFoot{0, 1}}, PieceKind::Infantry, Care::Once)
                .sigma_px);
    }
}
BENCHMARK(close_look)->Unit(benchmark::kMillisecond);

void motion_test(benchmark::State& state) {
    ChangeGate gate;
    const cv::Mat frame = picture("frame.jpg");
    for (auto _ : state) {
        benchmark::DoNotOptimize(gate.motion(frame));
    }
}
BENCHMARK(motion_test)->Unit(benchmark::kMillisecond);

void comparison_with_the_settled(benchmark::State& state) {
    ChangeGate gate;
    const cv::Mat frame = picture("frame.jpg");
    gate.settle(picture("empty.jpg"));
    for (auto _ : state) {
        benchmark::DoNotOptimize(gate.changed_since_settled(frame).data);
    }
}
BENCHMARK(comparison_with_the_settled)->Unit(benchmark::kMillisecond);

/// Frames of a video in which nothing moves any more.
void still_frame(benchmark::State& state) {
    ObserverSettings settings;
    settings.table = calibration::TableCalibration{plane(), {}};
    settings.empty = picture("empty.jpg");
    settings.figure_mm = 54;
    auto observer = Observer::open(std::move(settings));
    const cv::Mat frame = picture("frame.jpg");
    long index = 0;
    const auto show = [&] {
        const std::chrono::duration<double> time(static_cast<double>(index) / 30);
        return observer->observe({frame, index++, time, "bench"});
    };
    while (index < 60) {
        benchmark::DoNotOptimize(show());
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(show());
    }
}
BENCHMARK(still_frame)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace littlewars::vision

// The stages of the eye on a 1280 x 720 table; a still video; and a whole table, by pieces and by
// size of the picture.
#include "calibration/resources.hpp"
#include "calibration/table_json.hpp"
#include "vision/chart/table_chart.hpp"
#include "vision/eye/eye.hpp"
#include "vision/observer.hpp"
#include "vision/sources/picture_file.hpp"
#include "vision/sources/practice_table.hpp"
#include "vision/watch/change_gate.hpp"

#include <benchmark/benchmark.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <chrono>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

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

/// The same camera with pictures of another height.
calibration::TablePlane scaled(const calibration::TablePlane& plane, int height_px) {
    calibration::Lens lens = plane.lens();
    const double scale = static_cast<double>(height_px) / lens.height_px;
    lens.width_px = static_cast<int>(std::lround(scale * lens.width_px));
    lens.height_px = height_px;
    for (double* length_px : {&lens.fx_px, &lens.fy_px, &lens.cx_px, &lens.cy_px}) {
        *length_px *= scale;
    }
    return {lens, plane.table(), plane.camera_from_table(), plane.translation_mm(), 0};
}

/// Foot in ranks over the whole table, 40 mm apart at the closest.
void fill(PracticeTable& table, int men) {
    const calibration::TableSize size = table.plane().table();
    const int files = static_cast<int>(std::ceil(std::sqrt(men * size.width_mm / size.depth_mm)));
    const int ranks = (men + files - 1) / files;
    table.clear();
    for (int i = 0; i < men; ++i) {
        PracticePiece man;
        man.side = i % files < files / 2 ? "red" : "blue";
        man.at = {size.width_mm * (i % files + 0.5) / files,
                  size.depth_mm * (i / files + 0.5) / ranks};
        table.add(man);
    }
}

/// A picture on its own of so many men, as high as this: everything is read.
void whole_table(benchmark::State& state) {
    const auto table = PracticeTable::open().value();
    fill(*table, static_cast<int>(state.range(0)));
    const calibration::TablePlane plane = scaled(table->plane(), static_cast<int>(state.range(1)));
    const cv::Size size(plane.lens().width_px, plane.lens().height_px);
    const auto seen = [&size](const cv::Mat& drawn) {
        cv::Mat picture;
        cv::resize(drawn, picture, size, 0, 0, cv::INTER_AREA);
        return picture;
    };
    ObserverSettings settings;
    settings.table = calibration::TableCalibration{plane, {}};
    settings.empty = seen(table->empty_picture());
    settings.figure_mm = 54;
    settings.pace = Pace::Stills;
    auto observer = Observer::open(std::move(settings));
    const cv::Mat picture = seen(table->draw());
    std::size_t found = 0;
    for (auto _ : state) {
        found = observer->observe({picture, 0, {}, "bench"})->pieces.size();
    }
    state.counters["found"] = static_cast<double>(found);
}
BENCHMARK(whole_table)
    ->Args({10, 720})
    ->Args({60, 720})
    ->Args({200, 720})
    ->Args({600, 720})
    ->Args({60, 480})
    ->Args({60, 1080})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

}  // namespace
}  // namespace littlewars::vision

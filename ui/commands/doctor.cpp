#include "ui/commands/doctor.hpp"

#include "calibration/resources.hpp"
#include "vision/sources/camera_list.hpp"
#include "vision/sources/frame_source.hpp"
#include "vision/video/video_writer.hpp"

#include <QLibraryInfo>
#include <QString>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace littlewars::ui {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

enum class Need { Must, May };

/// One thing looked at.
struct Check {
    std::string name;
    bool ok = false;
    Need need = Need::May;
    std::string says;
};

Check check_cameras() {
    const auto cameras = vision::find_cameras();
    const auto free = std::count_if(cameras.begin(), cameras.end(), [](const auto& camera) {
        return camera.access == vision::CameraAccess::Free;
    });
    return {"cameras",
            free > 0,
            Need::May,
            cameras.empty() ? "none found; a telephone's stream or a video will do"
                            : fmt::format("{} found, {} free", cameras.size(), free)};
}

/// How many of `count` pictures come back from a video written with `codec`; none when it fails.
long pictures_back(vision::VideoCodec codec, int count) {
    const fs::path file = fs::temp_directory_path() /
                          fmt::format("littlewars_doctor_{}.mkv", static_cast<long>(::getpid()));
    const auto writer = vision::VideoWriter::create(file, {320, 240}, {.codec = codec});
    if (!writer) {
        return 0;
    }
    for (int i = 0; i < count; ++i) {
        const cv::Mat picture(240, 320, CV_8UC3, cv::Scalar::all(40 + 10 * i));
        (*writer)->add(picture, std::chrono::duration<double>(0.1 * i));
    }
    long back = 0;
    if ((*writer)->finish()) {
        const auto source = vision::open_source({file.string()});
        while (source && (*source)->next(std::chrono::seconds(1))) {
            ++back;
        }
    }
    std::error_code ignored;
    fs::remove(file, ignored);
    return back;
}

Check check_codec(vision::VideoCodec codec, Need need) {
    // As many as wait for the encoder without being dropped.
    constexpr int kPictures = 8;
    const bool ok = pictures_back(codec, kPictures) == kPictures;
    return {fmt::format("video {}", vision::name_of(codec)),
            ok,
            need,
            ok ? "written and read back" : "does not work; install FFmpeg's codecs"};
}

Check check_net() {
    const auto net = calibration::find_resource("vision/models/eye.onnx");
    return {"eye", net.has_value(), Need::Must, net ? net->string() : message(net.error())};
}

Check check_display() {
    const char* wayland = std::getenv("WAYLAND_DISPLAY");
    const char* x11 = std::getenv("DISPLAY");
    const char* display = wayland != nullptr ? wayland : x11;
    return {"display",
            display != nullptr,
            Need::May,
            display != nullptr ? display : "none; the commands work without"};
}

Check check_speech() {
    const fs::path plugins =
        QLibraryInfo::path(QLibraryInfo::PluginsPath).toStdString() + "/texttospeech";
    std::error_code absent;
    const bool ok = fs::is_directory(plugins, absent) && !fs::is_empty(plugins, absent);
    return {"speech",
            ok,
            Need::May,
            ok ? "rulings can be spoken" : "no Qt speech plugin; install qt6-speech-flite-plugin"};
}

Check check_disk() {
    // An evening of four hours at some five megabits a second.
    constexpr double kEvening_gb = 9;
    std::error_code failed;
    const auto space = fs::space(fs::current_path(failed), failed);
    const double free_gb = failed ? 0 : static_cast<double>(space.available) / 1e9;
    return {
        "disk",
        free_gb > 1,
        Need::May,
        fmt::format(
            "{:.1f} GB free here; an evening's video takes up to {:.0f} GB", free_gb, kEvening_gb)};
}

std::vector<Check> all_checks() {
    return {check_cameras(),
            check_codec(vision::VideoCodec::H264, Need::May),
            check_codec(vision::VideoCodec::Mjpg, Need::Must),
            check_net(),
            check_display(),
            check_speech(),
            check_disk(),
            {"OpenCV", true, Need::Must, cv::getVersionString()},
            {"Qt", true, Need::Must, qVersion()}};
}

void print_words(const std::vector<Check>& checks) {
    for (const Check& check : checks) {
        const char* verdict = check.ok ? "ok" : check.need == Need::Must ? "MISSING" : "-";
        fmt::print("{:<8}{:<14}{}\n", verdict, check.name, check.says);
    }
}

void print_json(const std::vector<Check>& checks) {
    Json list = Json::array();
    for (const Check& check : checks) {
        list.push_back({{"name", check.name},
                        {"ok", check.ok},
                        {"needed", check.need == Need::Must},
                        {"says", check.says}});
    }
    const Json answer{{"format", "littlewars-doctor"}, {"version", 1}, {"checks", list}};
    fmt::print("{}\n", answer.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace

int run_doctor(OutputForm form) {
    const auto checks = all_checks();
    form == OutputForm::Json ? print_json(checks) : print_words(checks);
    const bool is_fit = std::all_of(checks.begin(), checks.end(), [](const Check& check) {
        return check.ok || check.need == Need::May;
    });
    return is_fit ? 0 : 1;
}

}  // namespace littlewars::ui

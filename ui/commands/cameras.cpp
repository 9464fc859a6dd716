#include "ui/commands/cameras.hpp"

#include "vision/sources/camera_list.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace littlewars::ui {
namespace {

using vision::CameraAccess;
using vision::CameraFound;
using vision::OfferedMode;
using Json = nlohmann::ordered_json;

/// "camera:0" for /dev/video0: what other commands take as SOURCE.
std::string source_of(const CameraFound& camera) {
    return "camera:" + camera.node.filename().string().substr(std::string("video").size());
}

const char* word_for(CameraAccess access) {
    switch (access) {
        case CameraAccess::Free:
            return "free";
        case CameraAccess::Busy:
            return "busy";
        case CameraAccess::Forbidden:
            return "forbidden";
        default:
            return "absent";
    }
}

const char* advice_for(CameraAccess access) {
    switch (access) {
        case CameraAccess::Busy:
            return ", held by another program: close it";
        case CameraAccess::Forbidden:
            return ", no permission: add yourself to the group 'video'";
        default:
            return "";
    }
}

Json camera_json(const CameraFound& camera) {
    Json modes = Json::array();
    for (const OfferedMode& mode : camera.modes) {
        modes.push_back({{"format", mode.format},
                         {"width", mode.width_px},
                         {"height", mode.height_px},
                         {"rate_hz", mode.rate_hz}});
    }
    return {{"source", source_of(camera)},
            {"node", camera.node.string()},
            {"by_id", camera.by_id.empty() ? Json(nullptr) : Json(camera.by_id.string())},
            {"name", camera.name},
            {"port", camera.port},
            {"access", word_for(camera.access)},
            {"modes", modes}};
}

void print_modes(const CameraFound& camera) {
    std::map<std::string, std::string> sizes;
    for (const OfferedMode& mode : camera.modes) {
        sizes[mode.format] +=
            fmt::format(" {}x{}@{}", mode.width_px, mode.height_px, std::lround(mode.rate_hz));
    }
    for (const auto& [format, list] : sizes) {
        fmt::print("    {}{}\n", format, list);
    }
}

void print_words(const std::vector<CameraFound>& cameras) {
    if (cameras.empty()) {
        fmt::print(stderr,
                   "no camera found; plug one in, or give a telephone's stream (http://...) as "
                   "SOURCE\n");
    }
    for (const CameraFound& camera : cameras) {
        fmt::print("{}  {}  {}{}\n",
                   source_of(camera),
                   camera.name.empty() ? "a camera" : camera.name,
                   word_for(camera.access),
                   advice_for(camera.access));
        if (!camera.by_id.empty()) {
            fmt::print("    {}\n", camera.by_id.string());
        }
        print_modes(camera);
    }
}

}  // namespace

int run_cameras(OutputForm form) {
    const auto cameras = vision::find_cameras();
    if (form == OutputForm::Words) {
        print_words(cameras);
        return 0;
    }
    Json list = Json::array();
    for (const CameraFound& camera : cameras) {
        list.push_back(camera_json(camera));
    }
    const Json answer{{"format", "littlewars-cameras"}, {"version", 1}, {"cameras", list}};
    fmt::print("{}\n", answer.dump(-1, ' ', false, Json::error_handler_t::replace));
    return 0;
}

}  // namespace littlewars::ui

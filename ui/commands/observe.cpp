#include "ui/commands/observe.hpp"

#include "calibration/armies_json.hpp"
#include "calibration/table_json.hpp"
#include "ui/commands/fail.hpp"
#include "ui/commands/given_file.hpp"
#include "vision/debug_view.hpp"
#include "vision/observer.hpp"
#include "vision/sources/frame_source.hpp"
#include "vision/sources/picture_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <utility>

namespace littlewars::ui {
namespace {

using calibration::ErrorKind;
using calibration::Expected;

constexpr std::chrono::milliseconds kPatience{5000};

bool is_picture_name(const std::string& name) {
    std::string ending = std::filesystem::path(name).extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(), [](unsigned char c) {
        return static_cast<char>(std::tolower(c));
    });
    constexpr std::array kEndings{".jpg", ".jpeg", ".png", ".bmp", ".webp"};
    return std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
}

Expected<vision::ObserverSettings> settings_from(const ObserveArguments& arguments) {
    vision::ObserverSettings settings;
    settings.figure_mm = arguments.figure_mm;
    settings.pace =
        is_picture_name(arguments.source.front()) ? vision::Pace::Stills : vision::Pace::Video;
    if (!arguments.table.empty()) {
        auto table = calibration::read_table(arguments.table);
        if (!table) {
            return tl::unexpected(table.error());
        }
        settings.table = std::move(*table);
    }
    auto read = read_if_given(arguments.empty, vision::read_picture, settings.empty);
    read = read.and_then(
        [&] { return read_if_given(arguments.armies, calibration::read_armies, settings.armies); });
    if (!read) {
        return tl::unexpected(read.error());
    }
    return settings;
}

/// Prints the observation of one frame and, when asked for, draws it.
Expected<void> show(vision::Observer& observer,
                    const vision::Frame& frame,
                    const std::string& debug) {
    const auto observation = observer.observe(frame);
    if (!observation) {
        return tl::unexpected(observation.error());
    }
    fmt::print("{}\n", vision::json_line(*observation));
    std::fflush(stdout);
    if (debug.empty()) {
        return {};
    }
    const auto drawn =
        vision::write_debug(debug, frame.picture, observer.debug_view(), *observation);
    return drawn ? Expected<void>{} : tl::unexpected(drawn.error());
}

int observe_all(vision::FrameSource& source, vision::Observer& observer, const std::string& debug) {
    while (true) {
        const auto frame = source.next(kPatience);
        if (!frame && frame.error().kind == ErrorKind::EndOfSource) {
            return 0;
        }
        if (!frame) {
            return fail(frame.error());
        }
        if (const auto shown = show(observer, *frame, debug); !shown) {
            return fail(shown.error());
        }
    }
}

}  // namespace

int run_observe(const ObserveArguments& arguments) {
    auto settings = settings_from(arguments);
    if (!settings) {
        return fail(settings.error());
    }
    const auto source = vision::open_source(arguments.source);
    if (!source) {
        return fail(source.error());
    }
    auto observer = vision::Observer::open(std::move(*settings));
    if (!observer) {
        return fail(observer.error());
    }
    return observe_all(**source, *observer, arguments.debug);
}

}  // namespace littlewars::ui

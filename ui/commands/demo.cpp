#include "ui/commands/demo.hpp"

#include "calibration/resources.hpp"
#include "ui/commands/fail.hpp"
#include "ui/window/application.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace littlewars::ui {

calibration::Expected<HeadlessMatchArguments> bundled_battle() {
    HeadlessMatchArguments match;
    std::filesystem::path clip;
    const std::array<std::pair<const char*, std::filesystem::path*>, 5> files{
        {{"ui/demo/battle.mp4", &clip},
         {"ui/demo/table.json", &match.table},
         {"ui/demo/empty.jpg", &match.empty},
         {"ui/demo/armies.json", &match.armies},
         {"ui/demo/battle.json", &match.moves}}};
    for (const auto& [name, path] : files) {
        auto found = calibration::find_resource(name);
        if (!found) {
            return tl::unexpected(found.error());
        }
        *path = std::move(*found);
    }
    match.source = {clip.string()};
    return match;
}

int run_demo(const DemoArguments& arguments) {
    if (!arguments.headless) {
        return run_application(Opening::Demo);
    }
    auto match = bundled_battle();
    if (!match) {
        return fail(match.error());
    }
    match->lines = arguments.json;
    match->overlays = arguments.out;
    if (const auto played = run_headless_match(*match); !played) {
        return fail(played.error());
    }
    if (!arguments.json) {
        fmt::print("pictures of the rulings are in {}\n", arguments.out.string());
    }
    return 0;
}

}  // namespace littlewars::ui

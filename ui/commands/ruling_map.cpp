#include "ui/commands/ruling_map.hpp"

#include "calibration/atomic_file.hpp"
#include "referee/littlewars/judge.hpp"
#include "referee/littlewars/position_json.hpp"
#include "ui/overlay/position_scene.hpp"
#include "ui/overlay/render_overlay.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;

constexpr double kUnitsPerInch = 24;
constexpr double kWidest = 1200;

}  // namespace

calibration::Expected<void> write_ruling_map(const nlohmann::json& input,
                                             const std::filesystem::path& file) {
    if (input.at("game") != "little-wars") {
        return tl::unexpected(calibration::Error{calibration::ErrorKind::BadInput,
                                                 "--map",
                                                 "only Little Wars is played on a map",
                                                 "leave --map out"});
    }
    const rules::Position position = rules::read_position(input);
    const auto rulings = rules::judge(position);
    const OverlayScene scene = position_scene(position.input(), *rulings);
    const double width = position.input().table.width_in * kUnitsPerInch;
    return calibration::write_file_atomically(
        file,
        map_svg(scene,
                table_of(position.input()),
                kDefaultArmies,
                static_cast<int>(std::lround(std::min(width, kWidest)))));
}

}  // namespace littlewars::ui

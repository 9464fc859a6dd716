#include "ui/commands/ruling_map.hpp"

#include "calibration/atomic_file.hpp"
#include "referee/littlewars/judge.hpp"
#include "referee/littlewars/position_json.hpp"
#include "ui/board_record/board_picture.hpp"
#include "ui/board_record/ruling_marks.hpp"
#include "ui/overlay/position_scene.hpp"
#include "ui/overlay/render_overlay.hpp"
#include "ui/play/game_table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace littlewars::ui {
namespace {

namespace rules = referee::little_wars;

constexpr double kUnitsPerInch = 24;
constexpr double kWidest = 1200;

std::string little_wars_map(const nlohmann::json& input) {
    const rules::Position position = rules::read_position(input);
    const auto rulings = rules::judge(position);
    const OverlayScene scene = position_scene(position.input(), *rulings);
    const double width = position.input().table.width_in * kUnitsPerInch;
    return map_svg(scene,
                   table_of(position.input()),
                   kDefaultArmies,
                   static_cast<int>(std::lround(std::min(width, kWidest))));
}

std::string board_map(nlohmann::json input) {
    const nlohmann::json move = input.at("move");
    input.erase("move");
    const GameTable table = *GameTable::open(std::move(input));
    return ruling_svg(table, ruling_marks(table, move, *table.judge(move)));
}

}  // namespace

calibration::Expected<void> write_ruling_map(const nlohmann::json& input,
                                             const std::filesystem::path& file) {
    const bool is_little_wars = input.at("game") == "little-wars";
    return calibration::write_file_atomically(
        file, is_little_wars ? little_wars_map(input) : board_map(input));
}

}  // namespace littlewars::ui

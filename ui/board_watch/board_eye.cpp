#include "ui/board_watch/board_eye.hpp"

#include "referee/stratego/squares.hpp"
#include "ui/board_match/occupation.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace littlewars::ui {
namespace {

using vision::SpotReading;

/// The reader's two names, in the order of the game's sides.
using ReadNames = std::array<std::string, 2>;

/// How many pieces stand where the game has them when the sides are called so.
int agreement(const std::vector<SpotReading>& readings,
              const Occupation& board,
              const std::array<std::string, 2>& sides,
              const ReadNames& names) {
    int agreeing = 0;
    for (const SpotReading& reading : readings) {
        const auto stands = board.find(reading.id);
        const bool agrees = reading.side && stands != board.end() &&
                            ((*reading.side == names[0] && stands->second == sides[0]) ||
                             (*reading.side == names[1] && stands->second == sides[1]));
        agreeing += agrees ? 1 : 0;
    }
    return agreeing;
}

ReadNames names_for(const std::vector<SpotReading>& readings,
                    const std::optional<calibration::Armies>& armies,
                    const Occupation& board,
                    const std::array<std::string, 2>& sides) {
    ReadNames names{"light", "dark"};
    if (armies && armies->sides.size() >= 2) {
        names = {armies->sides[0].name, armies->sides[1].name};
    }
    if (std::is_permutation(names.begin(), names.end(), sides.begin())) {
        return sides;
    }
    const ReadNames turned{names[1], names[0]};
    return agreement(readings, board, sides, turned) > agreement(readings, board, sides, names)
               ? turned
               : names;
}

}  // namespace

std::vector<vision::BoardSpot> spots_of(const GameTable& table) {
    std::vector<vision::BoardSpot> spots;
    if (table.board().is_null()) {
        for (const referee::BoardPoint& square : referee::stratego::board().points) {
            if (!square.has_tag("lake")) {
                spots.push_back({square.id, square.x, square.y});
            }
        }
        return spots;
    }
    for (const nlohmann::json& point : table.board().at("points")) {
        spots.push_back({point.at("id"), point.at("x"), point.at("y")});
    }
    return spots;
}

calibration::Expected<BoardSight> BoardEye::look(const cv::Mat& picture,
                                                 const GameTable& table) const {
    const auto readings = vision::read_board(picture, task_);
    if (!readings) {
        return tl::unexpected(readings.error());
    }
    const auto sides = sides_of(table.game());
    const auto board = occupation_of(table.game(), table.position());
    const ReadNames names = names_for(*readings, task_.armies, board, sides);
    BoardSight sight;
    for (const SpotReading& reading : *readings) {
        SeenPoint point{reading.id, std::nullopt, reading.confidence, reading.between};
        if (reading.side) {
            point.side = *reading.side == names[0] ? sides[0] : sides[1];
        }
        sight.points.push_back(std::move(point));
    }
    return sight;
}

}  // namespace littlewars::ui

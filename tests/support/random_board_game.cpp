#include "tests/support/random_board_game.hpp"

#include "ui/play/random_army.hpp"
#include "ui/play/seats.hpp"

#include <array>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

/// A side's strength shared out among its five units, at least 3 to each.
json random_allocation(const std::string& side, std::mt19937& random) {
    const bool japan = side == "japan";
    const std::array<std::string, 5> units =
        japan ? std::array<std::string, 5>{"j1", "j2", "j3", "j4", "jy"}
              : std::array<std::string, 5>{"r1", "r2", "r3", "rl", "rr"};
    json shares;
    for (const std::string& unit : units) {
        shares[unit] = 3;
    }
    for (int left = (japan ? 27 : 20) - 15; left > 0; --left) {
        json& share = shares[units[random() % units.size()]];
        share = share.get<int>() + 1;
    }
    return {{"allocate", std::move(shares)}};
}

}  // namespace

GameTable started(const std::string& game, json options) {
    return *GameTable::open({{"format", "littlewars-position"},
                             {"version", 1},
                             {"game", game},
                             {"options", std::move(options)},
                             {"position", "start"}});
}

json random_move(const GameTable& table, std::mt19937& random) {
    const std::string phase = table.position().value("phase", "");
    const std::string side = side_to_answer(table.game(), table.position());
    if (table.game() == "stratego" && phase == "setup") {
        const json options = table.input().value("options", json::object());
        return random_army(side, options.value("army", "original"), random);
    }
    if (phase == "allocate") {
        return random_allocation(side, random);
    }
    const auto moves = table.moves();
    return moves.empty() ? json() : moves[random() % moves.size()];
}

BoardSight sight_of(const GameTable& table, const Occupation& board, double confidence) {
    BoardSight sight;
    for (const std::string& id : point_ids(table)) {
        const auto stands = board.find(id);
        sight.points.push_back(
            {id,
             stands == board.end() ? std::nullopt : std::optional(stands->second),
             confidence,
             false});
    }
    return sight;
}

}  // namespace littlewars::ui

#include "ui/play/seats.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kBoards{
    {{"forteca", "forteca-33"},
     {"mukden-1905", "mukden-1905-reconstruction"},
     {"finland-1918", "finland-1918-reconstruction"}}};

bool is_set_up(const json& position, const std::string& side) {
    const json& pieces = position.at("pieces");
    return std::any_of(
        pieces.begin(), pieces.end(), [&](const json& piece) { return piece.at("side") == side; });
}

}  // namespace

std::string_view default_board(std::string_view game) {
    for (const auto& [name, board] : kBoards) {
        if (name == game) {
            return board;
        }
    }
    return {};
}

std::string side_to_answer(std::string_view game, const json& position) {
    const std::string turn = position.at("turn");
    const std::string phase = position.value("phase", "");
    if (game == "stratego" && phase == "setup") {
        return is_set_up(position, "red") ? "blue" : "red";
    }
    if (phase == "call-defender" || phase == "retreat-defender") {
        return turn == "japan" ? "russia" : "japan";
    }
    return turn;
}

/// Finland's strengths are thrown openly and stand on the counters' dials.
bool has_secrets(std::string_view game) {
    return game == "stratego" || game == "mukden-1905";
}

int dice_wanted(std::string_view game, const json& position) {
    const std::string phase = position.value("phase", "");
    if (game == "mukden-1905") {
        return phase == "dice" ? 2 : 0;
    }
    const bool throws = game == "finland-1918" && (phase == "throw" || phase == "muster");
    return throws ? 1 : 0;
}

json dice_move(std::string_view game, int first, int second) {
    if (game == "mukden-1905") {
        return {{"dice", json::array({first, second})}};
    }
    return {{"throw", first}};
}

bool tells_secrets(const json& move, const json& effects) {
    for (const auto* form : {"setup", "allocate", "call", "dice", "throw"}) {
        if (move.contains(form)) {
            return true;
        }
    }
    return std::any_of(effects.begin(), effects.end(), [](const json& effect) {
        return effect.at("type") == "attack" || effect.at("type") == "reveal";
    });
}

}  // namespace littlewars::ui

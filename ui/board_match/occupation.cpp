#include "ui/board_match/occupation.hpp"

#include "referee/stratego/squares.hpp"

#include <nlohmann/json.hpp>

namespace littlewars::ui {
namespace {

using nlohmann::json;

void add_forteca(Occupation& occupation, const json& position) {
    for (const std::string& side : sides_of("forteca")) {
        for (const json& point : position.at(side)) {
            occupation[point.get<std::string>()] = side;
        }
    }
}

void add_stratego(Occupation& occupation, const json& position) {
    for (const json& piece : position.at("pieces")) {
        occupation[piece.at("at").get<std::string>()] = piece.at("side").get<std::string>();
    }
}

/// Units and plates begin with their side's letter.
void add_named(Occupation& occupation, const json& pieces, char first, std::string_view game) {
    const auto sides = sides_of(game);
    for (const auto& [name, piece] : pieces.items()) {
        const std::string at = piece.at("at");
        if (at != "off" && at != "exited") {
            occupation[at] = name.front() == first ? sides[0] : sides[1];
        }
    }
}

}  // namespace

std::array<std::string, 2> sides_of(std::string_view game) {
    if (game == "forteca") {
        return {"besiegers", "defenders"};
    }
    if (game == "stratego") {
        return {"red", "blue"};
    }
    if (game == "mukden-1905") {
        return {"japan", "russia"};
    }
    return {"red", "white"};
}

Occupation occupation_of(std::string_view game, const json& position) {
    Occupation occupation;
    if (game == "forteca") {
        add_forteca(occupation, position);
    } else if (game == "stratego") {
        add_stratego(occupation, position);
    } else if (game == "mukden-1905") {
        add_named(occupation, position.at("units"), 'j', game);
    } else {
        add_named(occupation, position.at("plates"), 'R', game);
    }
    return occupation;
}

std::vector<std::string> point_ids(const GameTable& table) {
    std::vector<std::string> ids;
    if (table.board().is_null()) {
        for (const referee::BoardPoint& square : referee::stratego::board().points) {
            if (!square.has_tag("lake")) {
                ids.push_back(square.id);
            }
        }
        return ids;
    }
    for (const json& point : table.board().at("points")) {
        ids.push_back(point.at("id").get<std::string>());
    }
    return ids;
}

Occupation moved_only(Occupation before, const json& effects, const std::string& mover) {
    for (const json& effect : effects) {
        const std::string type = effect.at("type");
        std::string side = mover;
        if (effect.contains("from")) {
            const auto stood = before.find(effect.at("from").get<std::string>());
            if (stood != before.end()) {
                side = stood->second;
                before.erase(stood);
            }
        }
        const bool arrives = type == "move" || type == "retreat" || type == "advance";
        if (arrives) {
            before[effect.at("to").get<std::string>()] = side;
        } else if (type == "enter") {
            before[effect.at("at").get<std::string>()] = mover;
        }
    }
    return before;
}

}  // namespace littlewars::ui

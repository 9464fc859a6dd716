#include "ui/board_match/board_need.hpp"

#include "ui/board_match/line_search.hpp"
#include "ui/play/seats.hpp"

#include <algorithm>

namespace littlewars::ui {
namespace {

using nlohmann::json;

bool is_told(const json& position, const json& move) {
    if (move.contains("path") && move.contains("unit")) {
        return move["path"].empty();
    }
    if (move.contains("place") && move.contains("unit")) {
        return move["place"] == "wait";
    }
    if (move.contains("retreat")) {
        return move["retreat"].is_null();
    }
    if (move.contains("advance")) {
        return move["advance"] == false;
    }
    if (move.contains("fire")) {
        return position.at("plates").at(move.at("plate").get<std::string>()).at("at") == move["to"];
    }
    return move.contains("pass") || move.contains("withdraw") || move.contains("declare");
}

}  // namespace

BoardNeed need_of(const GameTable& table) {
    const json& position = table.position();
    if (table.is_over()) {
        return BoardNeed::Nothing;
    }
    if (dice_wanted(table.game(), position) > 0) {
        return BoardNeed::Dice;
    }
    const std::string phase = position.value("phase", "");
    if (phase == "allocate") {
        return BoardNeed::Strengths;
    }
    if (phase == "target") {
        return BoardNeed::Target;
    }
    if (phase == "call-attacker" || phase == "call-defender") {
        return BoardNeed::Call;
    }
    return waits_for_a_seen_move(table.game(), position) ? BoardNeed::Move : BoardNeed::Army;
}

bool is_secret(BoardNeed need) {
    return need == BoardNeed::Army || need == BoardNeed::Strengths || need == BoardNeed::Call;
}

std::vector<json> moves_to_tell(const GameTable& table) {
    if (need_of(table) != BoardNeed::Move || table.game() == "forteca") {
        return {};
    }
    auto moves = table.moves();
    const auto seen = [&](const json& move) { return !is_told(table.position(), move); };
    moves.erase(std::remove_if(moves.begin(), moves.end(), seen), moves.end());
    return moves;
}

std::vector<CallWanted> calls_wanted(const json& position, const json& attack) {
    std::vector<CallWanted> wanted;
    const auto add = [&](const char* end, const char* key) {
        for (const json& piece : position.at("pieces")) {
            if (piece.at("at") == attack.at(end) && piece.at("rank").is_null() &&
                !attack.contains(key)) {
                wanted.push_back({piece.at("side"), piece.at("at"), key});
            }
        }
    };
    add("from", "attacker");
    add("to", "defender");
    return wanted;
}

}  // namespace littlewars::ui

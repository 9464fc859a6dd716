#include "ui/board_match/board_overlay.hpp"

#include "ui/board_match/board_need.hpp"
#include "ui/board_match/line_search.hpp"
#include "ui/board_match/occupation.hpp"
#include "ui/play/seats.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

bool has_tag(const json& thing, const char* tag) {
    const json tags = thing.value("tags", json::array());
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

/// Where it ends; empty if it goes nowhere.
std::string end_of(const json& move) {
    if (move.contains("path")) {
        return move["path"].empty() ? std::string() : move["path"].back().get<std::string>();
    }
    return move.contains("to") ? move["to"].get<std::string>() : std::string();
}

std::vector<json> all_moves(const GameTable& table) {
    if (need_of(table) != BoardNeed::Move) {
        return {};
    }
    auto moves = table.moves();
    const auto attacks = attacks_to_call(table);
    moves.insert(moves.end(), attacks.begin(), attacks.end());
    return moves;
}

void add_once(std::vector<std::string>& list, const std::string& point) {
    if (!point.empty() && std::find(list.begin(), list.end(), point) == list.end()) {
        list.push_back(point);
    }
}

std::string label_of(const std::string& name, const json& piece) {
    const bool has_men = piece.contains("men") && piece["men"].is_number();
    return has_men ? name + " " + piece["men"].dump() : name;
}

std::vector<std::string> last_move_of(const std::vector<BoardTurn>& turns) {
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) {
        std::vector<std::string> way;
        for (const json& ruling : turn->legal ? turn->rulings : std::vector<json>()) {
            for (const json& effect : ruling.at("effects")) {
                if (effect.contains("from") && effect.contains("to")) {
                    add_once(way, effect["from"]);
                    add_once(way, effect["to"]);
                }
            }
        }
        if (!way.empty()) {
            return way;
        }
    }
    return {};
}

const json* link_between(const json& board, const std::string& a, const std::string& b) {
    for (const json& link : board.at("links")) {
        const bool joins = (link["a"] == a && link["b"] == b) || (link["a"] == b && link["b"] == a);
        if (joins) {
            return &link;
        }
    }
    return nullptr;
}

const json* point_named(const json& board, const std::string& id) {
    for (const json& point : board.at("points")) {
        if (point["id"] == id) {
            return &point;
        }
    }
    return nullptr;
}

bool is_fort_crossed(const GameTable& table, const json& link, const std::string& attacker_at) {
    const bool inward_only =
        table.input().value("options", json::object()).value("fort", "across") == "inward";
    return has_tag(link, "fort") && !(inward_only && link.value("inside", "") == attacker_at);
}

std::vector<BoardModifier> modifiers_between(const GameTable& table,
                                             const std::string& from,
                                             const std::string& to) {
    std::vector<BoardModifier> modifiers;
    const json* const link = link_between(table.board(), from, to);
    const json* const defender = point_named(table.board(), to);
    if (link == nullptr || defender == nullptr) {
        return modifiers;
    }
    if (has_tag(*link, "river")) {
        modifiers.push_back(BoardModifier::River);
    }
    if (has_tag(*defender, "mountain")) {
        modifiers.push_back(BoardModifier::Mountain);
    }
    const bool halved = is_fort_crossed(table, *link, from) || has_tag(*defender, "mukden");
    if (table.position().at("turn") == "japan" && halved) {
        modifiers.push_back(BoardModifier::Fort);
    }
    return modifiers;
}

/// Every attack that could be made now, or the one that is fought.
std::vector<std::pair<std::string, std::string>> mukden_attacks(const GameTable& table) {
    const json& position = table.position();
    const json& units = position.at("units");
    const auto at = [&](const json& unit) {
        return units.at(unit.get<std::string>()).at("at").get<std::string>();
    };
    const json& combat = position.at("combat");
    if (combat.is_object() && combat.contains("defender") && units.contains(combat["attacker"]) &&
        units.contains(combat["defender"])) {
        return {{at(combat["attacker"]), at(combat["defender"])}};
    }
    std::vector<std::pair<std::string, std::string>> attacks;
    const auto board = occupation_of(table.game(), position);
    for (const auto& [from, side] : board) {
        if (side != position.at("turn") || (combat.is_object() && from != at(combat["attacker"]))) {
            continue;
        }
        for (const auto& [to, other] : board) {
            if (other != side && link_between(table.board(), from, to) != nullptr) {
                attacks.emplace_back(from, to);
            }
        }
    }
    return attacks;
}

void add_mukden(const GameTable& table, BoardOverlay& overlay) {
    for (const auto& [from, to] : mukden_attacks(table)) {
        add_once(overlay.threatened, to);
        auto modifiers = modifiers_between(table, from, to);
        if (!modifiers.empty()) {
            overlay.modifiers.push_back({from, to, std::move(modifiers)});
        }
    }
}

/// Whom a move takes or fires at.
void add_threatened(const GameTable& table, const json& move, std::vector<std::string>& list) {
    if (move.contains("fire")) {
        add_once(list, table.position()["plates"].at(move["fire"].get<std::string>())["at"]);
        return;
    }
    const bool is_capture = table.game() == "forteca" && move.contains("path");
    const auto rulings = is_capture ? table.judge(move) : tl::expected<json, std::string>(json());
    if (is_capture && rulings) {
        for (const json& effect : rulings->at("effects")) {
            if (effect.at("type") == "capture") {
                add_once(list, effect["at"]);
            }
        }
    }
}

}  // namespace

std::string origin_of(const json& position, const json& move) {
    if (move.contains("from")) {
        return move["from"];
    }
    const char* const owner = move.contains("plate") ? "plates" : "units";
    const char* const key = move.contains("plate") ? "plate" : "unit";
    const json pieces = position.value(owner, json::object());
    return move.contains(key) && pieces.contains(move[key])
               ? pieces.at(move[key].get<std::string>()).at("at").get<std::string>()
               : std::string();
}

std::vector<BoardPieceMark> board_pieces(const GameTable& table) {
    const auto sides = sides_of(table.game());
    std::vector<BoardPieceMark> marks;
    const auto side_number = [&](const std::string& side) { return side == sides[0] ? 0 : 1; };
    for (const auto& [at, side] : occupation_of(table.game(), table.position())) {
        marks.push_back({at, side_number(side), {}});
    }
    for (const char* owner : {"units", "plates"}) {
        if (!table.position().contains(owner)) {
            continue;
        }
        for (const auto& [name, piece] : table.position()[owner].items()) {
            for (BoardPieceMark& mark : marks) {
                if (mark.at == piece.at("at")) {
                    mark.label = label_of(name, piece);
                }
            }
        }
    }
    return marks;
}

std::vector<json> moves_between(const GameTable& table,
                                const std::string& from,
                                const std::string& to) {
    std::vector<json> found;
    for (json& move : all_moves(table)) {
        if (origin_of(table.position(), move) == from && end_of(move) == to) {
            found.push_back(std::move(move));
        }
    }
    return found;
}

BoardOverlay board_overlay(const BoardMatch& match, const std::optional<std::string>& chosen) {
    const GameTable& table = match.table();
    BoardOverlay overlay;
    overlay.pieces = board_pieces(table);
    overlay.held = match.lifted() ? match.lifted() : chosen;
    overlay.last_move = last_move_of(match.turns());
    const auto board = occupation_of(table.game(), table.position());
    for (const json& move : all_moves(table)) {
        const std::string end = end_of(move);
        if (overlay.held && origin_of(table.position(), move) == *overlay.held) {
            add_once(overlay.targets, end);
        }
        add_threatened(table, move, overlay.threatened);
        if (table.game() == "stratego" && board.contains(end)) {
            add_once(overlay.threatened, end);
        }
    }
    if (table.game() == "mukden-1905" && !table.is_over() &&
        table.position().at("phase") != "allocate") {
        add_mukden(table, overlay);
    }
    for (const PointChange& change : match.to_do()) {
        overlay.to_do.push_back(change.id);
    }
    const BoardAsk& ask = match.ask();
    (ask.kind == AskKind::LookAgain ? overlay.doubtful : overlay.wrong) = ask.points;
    return overlay;
}

}  // namespace littlewars::ui

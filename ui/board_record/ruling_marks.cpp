#include "ui/board_record/ruling_marks.hpp"

#include "ui/board_match/board_overlay.hpp"

#include <fmt/format.h>

#include <utility>

namespace littlewars::ui {
namespace {

using nlohmann::json;

/// Goes through the effects in order, and keeps track of where units and plates stand.
class Marker {
  public:
    explicit Marker(const json& position) : position_(position) {
        for (const char* owner : {"units", "plates"}) {
            const json pieces = position.value(owner, json::object());
            for (const auto& [name, piece] : pieces.items()) {
                place_of_[name] = piece.at("at");
            }
        }
    }

    void add_combat(const json& move) {
        const json combat = position_.value("combat", json());
        if (!combat.is_object()) {
            return;
        }
        const json defender = combat.value("defender", move.value("target", json()));
        if (!defender.is_string()) {
            return;
        }
        attacker_ = combat.at("attacker");
        defender_ = defender;
        marks_.ways.push_back({BoardWayKind::Aimed, {place_of_[attacker_], place_of_[defender_]}});
        calls_ = combat.value("calls", json::array());
    }

    void add(const json& effect) {
        const std::string type = effect.at("type");
        if (type == "attack") {
            add_attack(effect);
        } else if (type == "fire") {
            marks_.ways.push_back(
                {BoardWayKind::Aimed, {place(effect, "plate"), place(effect, "target")}});
        } else if (type == "strengths") {
            add_strength(attacker_, 0, effect.at("attacker"));
            add_strength(defender_, 1, effect.at("defender"));
        } else if (type == "losses") {
            add_loss(attacker_, effect.at("attacker"));
            add_loss(defender_, effect.at("defender"));
        } else if (type == "men") {
            add_men(effect);
        } else if (effect.contains("to")) {
            add_movement(effect);
        } else {
            add_end(type, effect);
        }
    }

    RulingMarks take() { return std::move(marks_); }

  private:
    /// Where the unit or plate stands that the effect names under `key`; empty if it names none.
    std::string place(const json& effect, const char* key) {
        return place_of_[effect.value(key, "")];
    }

    void add_attack(const json& effect) {
        const std::string from = effect.at("from");
        const std::string to = effect.at("to");
        marks_.ways.push_back({BoardWayKind::Aimed, {from, to}});
        marks_.ranks[from] = effect.at("attacker");
        marks_.ranks[to] = effect.at("defender");
    }

    void add_strength(const std::string& unit, std::size_t side, int counts) {
        const int called = calls_.at(side);
        marks_.notes[place_of_[unit]].push_back(
            called == counts ? fmt::format("{}", called) : fmt::format("{} → {}", called, counts));
    }

    void add_loss(const std::string& unit, int amount) {
        if (amount > 0) {
            marks_.notes[place_of_[unit]].push_back(fmt::format("loses {}", amount));
        }
    }

    void add_men(const json& effect) {
        const json plate = position_.at("plates").at(effect.at("plate").get<std::string>());
        const json before = plate.value("men", json());
        const std::string now = effect.at("men").dump();
        marks_.notes[place(effect, "plate")].push_back(
            before.is_number() ? before.dump() + " → " + now : now);
    }

    /// One way as long as it is one piece's.
    void add_movement(const json& effect) {
        const char* const key = effect.contains("unit") ? "unit" : "plate";
        const std::string to = effect.at("to");
        const std::string from = effect.value("from", place(effect, key));
        if (effect.contains(key)) {
            place_of_[effect.at(key).get<std::string>()] = to;
        }
        if (!marks_.ways.empty()) {
            BoardWay& last = marks_.ways.back();
            if (last.kind == BoardWayKind::Moved && last.points.back() == from) {
                last.points.push_back(to);
                return;
            }
            if (last.points == std::vector{from, to}) {
                last.kind = BoardWayKind::Moved;
                return;
            }
        }
        marks_.ways.push_back({BoardWayKind::Moved, {from, to}});
    }

    void add_end(const std::string& type, const json& effect) {
        if (type == "capture" || type == "huff" || type == "lost") {
            marks_.lost.push_back(effect.at("at"));
        } else if (type == "removed") {
            marks_.lost.push_back(place(effect, "plate"));
        } else if (type == "gone") {
            marks_.lost.push_back(place(effect, "unit"));
        } else if (type == "huff-offered") {
            marks_.offered = effect.at("at").get<std::vector<std::string>>();
        }
    }

    const json& position_;
    std::map<std::string, std::string> place_of_;
    std::string attacker_;
    std::string defender_;
    json calls_;
    RulingMarks marks_;
};

/// How many points of a refused path could have been gone.
std::size_t allowed_part(const GameTable& table, json move) {
    json& path = move.at("path");
    while (path.size() > 1) {
        path.erase(path.size() - 1);
        if (const auto ruling = table.judge(move); ruling && ruling->at("legal")) {
            return path.size();
        }
    }
    return 0;
}

/// Where a refused move would have led, and whom it would have fired at.
std::vector<BoardWay> refused_ways(const GameTable& table, const json& move) {
    std::vector<std::string> points{origin_of(table.position(), move)};
    std::size_t allowed = 0;
    if (move.contains("path")) {
        allowed = allowed_part(table, move);
        for (const json& point : move.at("path")) {
            points.push_back(point);
        }
    } else if (move.contains("to")) {
        points.push_back(move.at("to"));
    }
    std::vector<BoardWay> ways;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const auto kind = i < allowed ? BoardWayKind::Moved : BoardWayKind::Refused;
        ways.push_back({kind, {points[i], points[i + 1]}});
    }
    const json plates = table.position().value("plates", json::object());
    if (move.contains("fire") && plates.contains(move["fire"])) {
        ways.push_back({BoardWayKind::Refused,
                        {move.at("to"), plates.at(move["fire"].get<std::string>()).at("at")}});
    }
    return ways;
}

}  // namespace

RulingMarks ruling_marks(const GameTable& table, const json& move, const json& ruling) {
    Marker marker(table.position());
    if (ruling.at("legal") && table.game() == "mukden-1905") {
        marker.add_combat(move);
    }
    for (const json& effect : ruling.at("effects")) {
        marker.add(effect);
    }
    RulingMarks marks = marker.take();
    marks.words = ruling.at("reason");
    if (!ruling.at("legal")) {
        marks.words = "Refused: " + marks.words;
        marks.ways = refused_ways(table, move);
    }
    for (const std::string& point : marks.offered) {
        marks.words += fmt::format(" The defender on {} may be huffed.", point);
    }
    if (const json& result = ruling.at("result"); result.is_object()) {
        marks.words += fmt::format(" Won by {}: {}.",
                                   result.at("winner").get<std::string>(),
                                   result.at("rule").get<std::string>());
    }
    return marks;
}

}  // namespace littlewars::ui

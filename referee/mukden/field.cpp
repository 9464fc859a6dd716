#include "referee/mukden/field.hpp"

#include "referee/built_in_boards.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <utility>

namespace littlewars::referee::mukden {
namespace {

const BoardWords& words() {
    static const BoardWords words{{"rail", "mukden", "rail-north", "mountain", "supply", "exit"},
                                  {"river", "fort"}};
    return words;
}

void add_sides(Field& field) {
    field.sides.resize(field.board.points.size());
    for (const BoardLink& link : field.board.links) {
        const bool river = link.has_tag("river");
        const bool fort = link.has_tag("fort");
        field.sides[link.a].push_back({link.b, river, fort, link.inside});
        field.sides[link.b].push_back({link.a, river, fort, link.inside});
    }
    for (auto& sides : field.sides) {
        std::sort(sides.begin(), sides.end(), [](const Hexside& one, const Hexside& other) {
            return one.to < other.to;
        });
    }
}

void add_terrain(Field& field) {
    for (const BoardPoint& hex : field.board.points) {
        field.mountain.push_back(hex.has_tag("mountain"));
        field.supply.push_back(hex.has_tag("supply"));
        field.exit.push_back(hex.has_tag("exit"));
        field.mukden.push_back(hex.has_tag("mukden"));
        field.rail_north.push_back(hex.has_tag("rail-north"));
    }
}

void read_start(const JsonReader& reader, Field& field) {
    reader.object({"j1", "j2", "j4", "jy", "r1", "r2", "r3", "rl", "rr"});
    std::set<int> taken;
    for (int unit = 0; unit < kUnits; ++unit) {
        if (unit == kThirdArmy) {
            continue;
        }
        const JsonReader at = reader.at(kUnitNames[unit]);
        field.start[unit] = read_point(at, field.board);
        if (!taken.insert(field.start[unit]).second) {
            at.fail("a hex where no other unit starts");
        }
    }
}

void read_places(const JsonReader& reader, Field& field) {
    reader.object({"A", "B", "C"});
    field.entries = {read_point(reader.at("A"), field.board),
                     read_point(reader.at("B"), field.board),
                     read_point(reader.at("C"), field.board)};
}

}  // namespace

const Hexside* Field::side_between(int from, int to) const {
    const auto& list = sides[from];
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Hexside& side) { return side.to == to; });
    return found == list.end() ? nullptr : &*found;
}

std::shared_ptr<const Field> built_in_field() {
    static const std::shared_ptr<const Field> field = [] {
        const auto json = nlohmann::json::parse(built_in_board_text("mukden-1905-reconstruction"));
        return read_field(JsonReader(json));
    }();
    return field;
}

std::shared_ptr<const Field> read_field(const JsonReader& reader) {
    Field field;
    field.board = read_board(reader, words());
    read_start(reader.at("start"), field);
    read_places(reader.at("places"), field);
    add_sides(field);
    add_terrain(field);
    return std::make_shared<const Field>(std::move(field));
}

}  // namespace littlewars::referee::mukden

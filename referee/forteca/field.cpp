#include "referee/forteca/field.hpp"

#include "referee/built_in_boards.hpp"
#include "referee/forteca/diagonals.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace littlewars::referee::forteca {
namespace {

constexpr double kLevel = 0.001;
constexpr double kRounding = 1e-9;  ///< x is written to 4 places: mirrored points differ by noise.

Step step_along(const Board& board, const BoardLink& link, int from) {
    const int to = link.a == from ? link.b : link.a;
    const BoardPoint& start = board.points[from];
    const BoardPoint& end = board.points[to];
    const double rise = end.y - start.y;
    Step step{to, Course::Sideways, link.has_tag("edge"), false};
    if (std::abs(rise) > kLevel) {
        step.course = rise > 0 ? Course::Forward : Course::Backward;
    }
    step.inward = std::abs(end.x - 0.5) < std::abs(start.x - 0.5) - kRounding;
    return step;
}

void add_steps(Field& field) {
    field.steps.resize(field.board.points.size());
    for (const BoardLink& link : field.board.links) {
        field.steps[link.a].push_back(step_along(field.board, link, link.a));
        field.steps[link.b].push_back(step_along(field.board, link, link.b));
    }
    for (auto& steps : field.steps) {
        std::sort(steps.begin(), steps.end(), [](const Step& one, const Step& other) {
            return one.to < other.to;
        });
    }
}

void add_jumps(Field& field) {
    field.jumps.resize(field.board.points.size());
    for (const auto& line : field.board.lines) {
        for (std::size_t i = 2; i < line.size(); ++i) {
            field.jumps[line[i - 2]].push_back({line[i - 1], line[i]});
            field.jumps[line[i]].push_back({line[i - 1], line[i - 2]});
        }
    }
    for (auto& jumps : field.jumps) {
        std::sort(jumps.begin(), jumps.end(), [](const Jump& one, const Jump& other) {
            return std::pair(one.to, one.over) < std::pair(other.to, other.over);
        });
    }
}

void add_fort(Field& field) {
    for (int point = 0; point < field.board.size(); ++point) {
        const bool in_fort = field.board.points[point].has_tag("fort");
        field.in_fort.push_back(in_fort);
        if (in_fort) {
            field.fort.push_back(point);
        }
    }
}

void read_start(const JsonReader& reader, Field& field) {
    reader.object({"besiegers", "defenders"});
    field.start_besiegers = read_point_set(reader.at("besiegers"), field.board);
    field.start_defenders = read_point_set(reader.at("defenders"), field.board);
    std::vector<int> both;
    std::set_intersection(field.start_besiegers.begin(),
                          field.start_besiegers.end(),
                          field.start_defenders.begin(),
                          field.start_defenders.end(),
                          std::back_inserter(both));
    if (!both.empty()) {
        reader.at("defenders").fail("points where no besieger starts");
    }
}

/// The letters of the fort's corners, as the built-in board names them.
void check_places(const JsonReader& reader, const Board& board) {
    reader.object({"a", "b", "c", "d"});
    for (const auto* corner : {"a", "b", "c", "d"}) {
        if (const auto place = reader.find(corner)) {
            (void)read_point(*place, board);
        }
    }
}

Field read_bare_field(const JsonReader& reader) {
    Field field;
    field.board = read_board(reader, {{"fort"}, {"edge"}});
    (void)reader.at("lines");
    read_start(reader.at("start"), field);
    if (const auto places = reader.find("places")) {
        check_places(*places, field.board);
    }
    return field;
}

std::shared_ptr<const Field> ready(Field field) {
    add_steps(field);
    add_jumps(field);
    add_fort(field);
    return std::make_shared<const Field>(std::move(field));
}

std::shared_ptr<const Field> make_built_in(Diagonals diagonals) {
    const auto json = nlohmann::json::parse(built_in_board_text("forteca-33"));
    Field field = read_bare_field(JsonReader(json));
    field.board = with_diagonals(std::move(field.board), diagonals);
    return ready(std::move(field));
}

}  // namespace

const Step* Field::step_between(int from, int to) const {
    const auto& list = steps[from];
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Step& step) { return step.to == to; });
    return found == list.end() ? nullptr : &*found;
}

std::shared_ptr<const Field> built_in_field(Diagonals diagonals) {
    static const std::array<std::shared_ptr<const Field>, 4> fields{
        make_built_in(Diagonals::Standard),
        make_built_in(Diagonals::Reversed),
        make_built_in(Diagonals::Both),
        make_built_in(Diagonals::None)};
    return fields[static_cast<std::size_t>(diagonals)];
}

std::shared_ptr<const Field> read_field(const JsonReader& reader) {
    Field field = read_bare_field(reader);
    auto made = ready(std::move(field));
    if (made->fort.empty()) {
        reader.at("points").fail("at least one point tagged \"fort\"");
    }
    return made;
}

}  // namespace littlewars::referee::forteca

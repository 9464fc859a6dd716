#include "referee/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace littlewars::referee {
namespace {

bool holds(const std::vector<std::string>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

double read_unit(const JsonReader& reader) {
    const double value = reader.number();
    if (value < 0 || value > 1) {
        reader.fail("a number from 0 to 1");
    }
    return value;
}

std::vector<std::string> read_tags(const JsonReader& owner,
                                   const std::vector<std::string_view>& allowed) {
    std::vector<std::string> tags;
    const auto list = owner.find("tags");
    if (!list) {
        return tags;
    }
    for (const JsonReader& item : list->array()) {
        tags.push_back(item.string());
        if (std::find(allowed.begin(), allowed.end(), tags.back()) == allowed.end()) {
            item.fail(fmt::format("one of the words {}", fmt::join(allowed, ", ")));
        }
    }
    return tags;
}

BoardPoint read_board_point(const JsonReader& reader, const BoardWords& words) {
    reader.object({"id", "x", "y", "name", "tags"});
    BoardPoint point;
    point.id = reader.at("id").string();
    if (point.id.empty()) {
        reader.at("id").fail("a point's name");
    }
    point.x = read_unit(reader.at("x"));
    point.y = read_unit(reader.at("y"));
    if (const auto name = reader.find("name")) {
        point.name = name->string();
    }
    point.tags = read_tags(reader, words.point_tags);
    return point;
}

void read_board_points(const JsonReader& reader, const BoardWords& words, Board& board) {
    const auto items = reader.array();
    if (items.empty()) {
        reader.fail("at least one point");
    }
    for (const JsonReader& item : items) {
        board.points.push_back(read_board_point(item, words));
        const bool is_new =
            board.index_by_id.emplace(board.points.back().id, board.size() - 1).second;
        if (!is_new) {
            item.at("id").fail("a name that no other point has");
        }
    }
}

BoardLink read_link(const JsonReader& reader, const BoardWords& words, const Board& board) {
    reader.object({"a", "b", "tags", "inside"});
    BoardLink link;
    link.a = read_point(reader.at("a"), board);
    link.b = read_point(reader.at("b"), board);
    if (link.a == link.b) {
        reader.at("b").fail("another point than the link's other end");
    }
    link.tags = read_tags(reader, words.link_tags);
    if (const auto inside = reader.find("inside")) {
        link.inside = read_point(*inside, board);
        if (*link.inside != link.a && *link.inside != link.b) {
            inside->fail("one end of the link");
        }
    }
    return link;
}

using Pairs = std::set<std::pair<int, int>>;

Pairs read_links(const JsonReader& reader, const BoardWords& words, Board& board) {
    Pairs joined;
    for (const JsonReader& item : reader.array()) {
        board.links.push_back(read_link(item, words, board));
        const BoardLink& link = board.links.back();
        if (!joined.insert(std::minmax(link.a, link.b)).second) {
            item.fail("a pair of points that no other link joins");
        }
    }
    return joined;
}

std::vector<int> read_line(const JsonReader& reader, const Pairs& joined, const Board& board) {
    const auto items = reader.array();
    if (items.size() < 2) {
        reader.fail("a line of two points or more");
    }
    std::vector<int> line;
    for (const JsonReader& item : items) {
        const int point = read_point(item, board);
        if (!line.empty() && joined.count(std::minmax(line.back(), point)) == 0) {
            item.fail("a point linked to the one before it");
        }
        line.push_back(point);
    }
    return line;
}

void read_heading(const JsonReader& reader, Board& board) {
    if (reader.at("format").string() != "littlewars-board") {
        reader.at("format").fail("\"littlewars-board\"");
    }
    (void)reader.at("version").integer(1, 1);
    board.name = reader.at("name").string();
    if (const auto note = reader.find("note")) {
        board.note = note->string();
    }
    if (const auto reconstruction = reader.find("reconstruction")) {
        board.reconstruction = reconstruction->boolean();
    }
    if (const auto aspect = reader.find("aspect")) {
        board.aspect = aspect->number();
        if (board.aspect <= 0) {
            aspect->fail("a number above 0");
        }
    }
}

}  // namespace

bool BoardPoint::has_tag(std::string_view tag) const {
    return holds(tags, tag);
}

bool BoardLink::has_tag(std::string_view tag) const {
    return holds(tags, tag);
}

std::optional<int> Board::find(std::string_view id) const {
    const auto found = index_by_id.find(id);
    return found == index_by_id.end() ? std::nullopt : std::optional(found->second);
}

const BoardLink* Board::link_between(int a, int b) const {
    const auto found = std::find_if(links.begin(), links.end(), [&](const BoardLink& link) {
        return (link.a == a && link.b == b) || (link.a == b && link.b == a);
    });
    return found == links.end() ? nullptr : &*found;
}

Board read_board(const JsonReader& reader, const BoardWords& words) {
    reader.object({"format",
                   "version",
                   "name",
                   "note",
                   "reconstruction",
                   "aspect",
                   "points",
                   "links",
                   "lines",
                   "start",
                   "places"});
    Board board;
    read_heading(reader, board);
    read_board_points(reader.at("points"), words, board);
    const Pairs joined = read_links(reader.at("links"), words, board);
    if (const auto lines = reader.find("lines")) {
        for (const JsonReader& item : lines->array()) {
            board.lines.push_back(read_line(item, joined, board));
        }
    }
    return board;
}

int read_point(const JsonReader& reader, const Board& board) {
    const auto point = reader.value().is_string()
                           ? board.find(reader.value().get_ref<const std::string&>())
                           : std::nullopt;
    if (!point) {
        reader.fail("the name of a point of the board");
    }
    return *point;
}

std::vector<int> read_points(const JsonReader& reader, const Board& board) {
    std::vector<int> points;
    for (const JsonReader& item : reader.array()) {
        points.push_back(read_point(item, board));
    }
    return points;
}

std::vector<int> read_point_set(const JsonReader& reader, const Board& board) {
    std::vector<int> points = read_points(reader, board);
    std::sort(points.begin(), points.end());
    if (std::adjacent_find(points.begin(), points.end()) != points.end()) {
        reader.fail("each point at most once");
    }
    return points;
}

}  // namespace littlewars::referee

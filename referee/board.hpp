#pragma once

#include "referee/json_reader.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace littlewars::referee {

/// A place where a piece can stand: x to the right and y up in the unit square the board is drawn
/// in.
struct BoardPoint {
    std::string id;
    double x = 0;
    double y = 0;
    std::string name;  ///< As printed on the board; empty if it bears none.
    std::vector<std::string> tags;

    [[nodiscard]] bool has_tag(std::string_view tag) const;
};

/// Two neighbouring points, by index into Board::points.
struct BoardLink {
    int a = 0;
    int b = 0;
    std::vector<std::string> tags;
    std::optional<int> inside;  ///< The end that lies inside a wall along this link.

    [[nodiscard]] bool has_tag(std::string_view tag) const;
};

/// A board as a graph (board games contract, section 5). Points are known by their index in
/// `points`, whose order is the board order of all lists.
struct Board {
    std::string name;
    std::string note;
    bool reconstruction = false;
    double aspect = 1;  ///< Width divided by height of the real board.
    std::vector<BoardPoint> points;
    std::vector<BoardLink> links;
    std::vector<std::vector<int>> lines;
    std::map<std::string, int, std::less<>> index_by_id;

    [[nodiscard]] int size() const { return static_cast<int>(points.size()); }
    [[nodiscard]] const std::string& id(int point) const { return points[point].id; }
    /// The index of the point of that id, or nullopt.
    [[nodiscard]] std::optional<int> find(std::string_view id) const;
    /// The link that joins the two points, or nullptr.
    [[nodiscard]] const BoardLink* link_between(int a, int b) const;
};

/// The words a game allows as tags on its boards.
struct BoardWords {
    std::vector<std::string_view> point_tags;
    std::vector<std::string_view> link_tags;
};

/// Reads a "littlewars-board". Its `start` and `places` are the game's own: left unread here.
///
/// Errors: throws MalformedInput for anything section 5 does not allow.
[[nodiscard]] Board read_board(const JsonReader& reader, const BoardWords& words);

/// The index of the point named by a JSON string. Errors: throws MalformedInput for no such point.
[[nodiscard]] int read_point(const JsonReader& reader, const Board& board);

/// A list of points, in the order written. Errors: as read_point().
[[nodiscard]] std::vector<int> read_points(const JsonReader& reader, const Board& board);

/// As read_points(), each at most once, given back in board order.
[[nodiscard]] std::vector<int> read_point_set(const JsonReader& reader, const Board& board);

}  // namespace littlewars::referee

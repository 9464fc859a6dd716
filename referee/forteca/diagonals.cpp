#include "referee/forteca/diagonals.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace littlewars::referee::forteca {
namespace {

struct Cell {
    int column = 0;  ///< 1 is A.
    int row = 0;
};

Cell cell_of(const std::string& id) {
    return {id[0] - 'A' + 1, id[1] - '0'};
}

std::optional<int> point_at(const Board& board, Cell cell) {
    const std::string id{static_cast<char>('A' + cell.column - 1),
                         static_cast<char>('0' + cell.row)};
    return board.find(id);
}

bool is_slanting(const Board& board, int a, int b) {
    const Cell one = cell_of(board.id(a));
    const Cell other = cell_of(board.id(b));
    return one.column != other.column && one.row != other.row;
}

void remove_slanting(Board& board) {
    std::erase_if(board.links,
                  [&](const BoardLink& link) { return is_slanting(board, link.a, link.b); });
    std::erase_if(board.lines, [&](const std::vector<int>& line) {
        return is_slanting(board, line[0], line[1]);
    });
}

bool bears(Diagonals diagonals, Cell cell) {
    const bool even = (cell.column + cell.row) % 2 == 0;
    return diagonals == Diagonals::Both || even == (diagonals == Diagonals::Standard);
}

/// The next point along a diagonal, `slope` +1 up or -1 down to the right: only through a little
/// square whose four points are all on the board.
std::optional<int> next_along(const Board& board, int point, int slope) {
    const Cell cell = cell_of(board.id(point));
    const bool square = point_at(board, {cell.column + 1, cell.row}) &&
                        point_at(board, {cell.column, cell.row + slope});
    return square ? point_at(board, {cell.column + 1, cell.row + slope}) : std::nullopt;
}

bool is_continued(const Board& board, int point, int slope) {
    const Cell cell = cell_of(board.id(point));
    const auto before = point_at(board, {cell.column - 1, cell.row - slope});
    return before && next_along(board, *before, slope) == point;
}

void add_line_from(Board& board, int start, int slope) {
    std::vector<int> line{start};
    while (const auto next = next_along(board, line.back(), slope)) {
        board.links.push_back({line.back(), *next, {}, std::nullopt});
        line.push_back(*next);
    }
    if (line.size() > 1) {
        board.lines.push_back(line);
    }
}

}  // namespace

Board with_diagonals(Board board, Diagonals diagonals) {
    remove_slanting(board);
    if (diagonals == Diagonals::None) {
        return board;
    }
    for (int point = 0; point < board.size(); ++point) {
        for (const int slope : {1, -1}) {
            if (bears(diagonals, cell_of(board.id(point))) && !is_continued(board, point, slope)) {
                add_line_from(board, point, slope);
            }
        }
    }
    return board;
}

}  // namespace littlewars::referee::forteca

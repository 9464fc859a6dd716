#include "referee/stratego/squares.hpp"

#include <fmt/format.h>

#include <charconv>

namespace littlewars::referee::stratego {

bool is_lake(int square) {
    const int column = column_of(square);
    const int row = row_of(square);
    const bool middle_rows = row == 4 || row == 5;
    return middle_rows && (column == 2 || column == 3 || column == 6 || column == 7);
}

std::string square_name(int square) {
    return fmt::format("{}{}", static_cast<char>('a' + column_of(square)), row_of(square) + 1);
}

std::optional<int> find_square(std::string_view name) {
    if (name.size() < 2 || name[0] < 'a' || name[0] > 'j' || name[1] == '0') {
        return std::nullopt;
    }
    int row = 0;
    const char* end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + 1, end, row);
    if (read.ec != std::errc() || read.ptr != end || row < 1 || row > kSide) {
        return std::nullopt;
    }
    return (row - 1) * kSide + (name[0] - 'a');
}

int read_square(const JsonReader& reader) {
    const auto square = reader.value().is_string()
                            ? find_square(reader.value().get_ref<const std::string&>())
                            : std::nullopt;
    if (!square) {
        reader.fail("the name of a square, \"a1\" to \"j10\"");
    }
    return *square;
}

Board board() {
    Board board;
    board.name = kBoardName;
    for (int square = 0; square < kSquares; ++square) {
        BoardPoint point;
        point.id = square_name(square);
        point.x = (column_of(square) + 0.5) / kSide;
        point.y = (row_of(square) + 0.5) / kSide;
        if (is_lake(square)) {
            point.tags.emplace_back("lake");
        }
        board.index_by_id.emplace(point.id, square);
        board.points.push_back(std::move(point));
        if (column_of(square) > 0) {
            board.links.push_back({square - 1, square, {}, std::nullopt});
        }
        if (row_of(square) > 0) {
            board.links.push_back({square - kSide, square, {}, std::nullopt});
        }
    }
    return board;
}

}  // namespace littlewars::referee::stratego

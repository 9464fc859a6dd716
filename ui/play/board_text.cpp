#include "ui/play/board_text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace littlewars::ui {
namespace {

using nlohmann::json;
using Labels = std::map<std::string, std::string>;

constexpr int kColumnStep = 5;  ///< Characters between neighbouring columns of points.
constexpr int kRowStep = 2;
constexpr int kWidest = 100;
constexpr int kHighest = 44;

/// How many different values there are, those nearer than a hundredth being one.
int count_levels(const json& points, const char* coordinate) {
    std::set<long> levels;
    for (const json& point : points) {
        levels.insert(std::lround(point.at(coordinate).get<double>() * 100));
    }
    return static_cast<int>(levels.size());
}

/// Rows of characters on which labels are put where there is room.
class Canvas {
  public:
    Canvas(int width, int height)
        : rows_(static_cast<std::size_t>(height) + 1,
                std::string(static_cast<std::size_t>(width) + 24, ' ')) {}

    void put(int row, int column, const std::string& label) {
        for (const int shift : {0, 1, -1, 2, -2, 3, -3}) {
            const int there = std::clamp(row + shift, 0, static_cast<int>(rows_.size()) - 1);
            std::string& line = rows_[static_cast<std::size_t>(there)];
            const auto start = static_cast<std::size_t>(column);
            const std::string before = line.substr(start, label.size() + 1);
            if (before.find_first_not_of(' ') == std::string::npos) {
                line.replace(start, label.size(), label);
                return;
            }
        }
    }

    [[nodiscard]] std::string text() const {
        std::string all;
        for (const std::string& row : rows_) {
            all += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
        }
        return all;
    }

  private:
    std::vector<std::string> rows_;
};

/// Every point's label at its place.
std::string drawn(const json& board, const Labels& labels) {
    const json& points = board.at("points");
    const int width = std::min(kWidest, kColumnStep * std::max(0, count_levels(points, "x") - 1));
    const int height = std::min(kHighest, kRowStep * std::max(0, count_levels(points, "y") - 1));
    Canvas canvas(width, height);
    for (const json& point : points) {
        const auto row = std::lround((1 - point.at("y").get<double>()) * height);
        const auto column = std::lround(point.at("x").get<double>() * width);
        canvas.put(static_cast<int>(row), static_cast<int>(column), labels.at(point.at("id")));
    }
    return canvas.text();
}

std::string forteca_text(const json& board, const json& position) {
    Labels labels;
    for (const json& point : board.at("points")) {
        labels[point.at("id")] = "." + point.at("id").get<std::string>();
    }
    for (const json& point : position.at("besiegers")) {
        labels[point] = "o" + point.get<std::string>();
    }
    for (const json& point : position.at("defenders")) {
        labels[point] = "#" + point.get<std::string>();
    }
    return drawn(board, labels) + "o besieger   # defender   . empty\n";
}

/// A Stratego piece: r or b, and the rank if the viewer may see it.
std::string piece_text(const json& piece, std::string_view viewer) {
    const bool open = piece.at("side") == viewer || piece.at("shown").get<bool>();
    const bool known = open && piece.at("rank").is_string();
    return (piece.at("side") == "red" ? "r" : "b") +
           (known ? piece.at("rank").get<std::string>() : std::string("?"));
}

bool is_lake(int column, int row) {
    return (row == 5 || row == 6) && (column == 2 || column == 3 || column == 6 || column == 7);
}

std::string stratego_text(const json& position, std::string_view viewer) {
    Labels labels;
    for (const json& piece : position.at("pieces")) {
        labels[piece.at("at")] = piece_text(piece, viewer);
    }
    std::string all;
    for (int line = 0; line < 10; ++line) {
        // Each side sees its own rows below.
        const int row = viewer == "blue" ? line + 1 : 10 - line;
        all += fmt::format("{:>2} ", row);
        for (int i = 0; i < 10; ++i) {
            const int column = viewer == "blue" ? 9 - i : i;
            const auto label =
                labels.find(fmt::format("{}{}", static_cast<char>('a' + column), row));
            all += fmt::format("{:>4}",
                               label != labels.end()  ? label->second
                               : is_lake(column, row) ? std::string("~~")
                                                      : std::string("."));
        }
        all += "\n";
    }
    all += viewer == "blue" ? "      j   i   h   g   f   e   d   c   b   a\n"
                            : "      a   b   c   d   e   f   g   h   i   j\n";
    for (const auto* side : {"red", "blue"}) {
        all += fmt::format(
            "lost by {}: {}\n",
            side,
            fmt::join(position.at("lost").at(side).get<std::vector<std::string>>(), " "));
    }
    return all;
}

std::string terrain(const json& point) {
    std::string marks;
    const json tags = point.value("tags", json::array());
    for (const json& tag : tags) {
        marks += tag == "mountain" ? "^" : tag == "supply" ? "+" : tag == "exit" ? ">" : "";
        marks += tag == "mukden" ? "*" : "";
    }
    return marks;
}

std::string mukden_text(const json& board, const json& position, std::string_view viewer) {
    Labels labels;
    for (const json& point : board.at("points")) {
        labels[point.at("id")] = point.at("id").get<std::string>() + terrain(point);
    }
    std::string own = "your strengths:";
    std::string away;
    for (const auto& [unit, state] : position.at("units").items()) {
        const std::string at = state.at("at");
        const auto label = labels.find(at);
        if (label != labels.end()) {
            label->second += ":" + unit;
        } else {
            away += fmt::format("{} is {}. ", unit, at);
        }
        const bool is_own = (unit[0] == 'j') == (viewer == "japan");
        if (is_own && state.at("strength").is_number()) {
            own += fmt::format(" {}={}", unit, state.at("strength").get<int>());
        }
    }
    return drawn(board, labels) + "^ mountain   + supply   * Mukden   > north exit\n" +
           fmt::format("time {}. {}\n{}\n", position.at("time").get<int>(), away, own);
}

std::string finland_text(const json& board, const json& position) {
    Labels labels;
    for (const json& point : board.at("points")) {
        labels[point.at("id")] = point.at("id").get<std::string>().substr(0, 9);
    }
    std::string plates;
    for (const auto& [plate, state] : position.at("plates").items()) {
        const std::string at = state.at("at");
        const std::string men = state.at("men").is_null() ? "?" : state.at("men").dump();
        labels[at] += "=" + plate;
        plates += fmt::format("{} {} with {} thousand   ", plate, at, men);
    }
    return drawn(board, labels) + plates + "\n";
}

}  // namespace

std::string board_text(std::string_view game,
                       const json& board,
                       const json& position,
                       std::string_view viewer) {
    if (game == "forteca") {
        return forteca_text(board, position);
    }
    if (game == "stratego") {
        return stratego_text(position, viewer);
    }
    return game == "mukden-1905" ? mukden_text(board, position, viewer)
                                 : finland_text(board, position);
}

}  // namespace littlewars::ui

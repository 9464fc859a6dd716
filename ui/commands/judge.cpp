#include "ui/commands/judge.hpp"

#include "ui/commands/fail.hpp"
#include "ui/commands/ruling_map.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>

namespace littlewars::ui {
namespace {

std::string error_line(const std::string& message) {
    return nlohmann::json{{"error", message}}.dump(
        -1, ' ', false, nlohmann::json::error_handler_t::replace);
}

int judge_one(std::istream& in, const JudgeArguments& arguments, const nlohmann::json* board) {
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto answer = referee::answer(arguments.question, text, board);
    if (!answer) {
        fmt::print(stderr, "{}\n", answer.error());
        return 2;
    }
    fmt::print("{}\n", *answer);
    if (!arguments.map.empty()) {
        const auto drawn = write_ruling_map(nlohmann::json::parse(text), arguments.map);
        return drawn ? 0 : fail(drawn.error());
    }
    return 0;
}

int judge_lines(std::istream& in, const JudgeArguments& arguments, const nlohmann::json* board) {
    std::string line;
    while (std::getline(in, line)) {
        const auto answer = referee::answer(arguments.question, line, board);
        fmt::print("{}\n", answer ? *answer : error_line(answer.error()));
    }
    return 0;
}

/// The board file as JSON; nullopt once the complaint is printed.
std::optional<nlohmann::json> read_board_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    nlohmann::json board = nlohmann::json::parse(text, nullptr, false);
    if (!board.is_object()) {
        fmt::print(stderr, "{}: not a board; give a \"littlewars-board\" file\n", path);
        return std::nullopt;
    }
    return board;
}

}  // namespace

int run_judge(const JudgeArguments& arguments) {
    const auto judge = arguments.batch ? judge_lines : judge_one;
    std::optional<nlohmann::json> board;
    if (!arguments.board.empty()) {
        board = read_board_file(arguments.board);
        if (!board) {
            return 2;
        }
    }
    const nlohmann::json* own_board = board ? &*board : nullptr;
    if (arguments.file == "-") {
        std::ios::sync_with_stdio(false);
        return judge(std::cin, arguments, own_board);
    }
    std::ifstream file(arguments.file, std::ios::binary);
    if (!file || file.peek() == std::ifstream::traits_type::eof()) {
        fmt::print(stderr, "{}: cannot be read; give a file with a position\n", arguments.file);
        return 2;
    }
    return judge(file, arguments, own_board);
}

}  // namespace littlewars::ui

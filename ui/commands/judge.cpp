#include "ui/commands/judge.hpp"

#include "ui/commands/fail.hpp"
#include "ui/commands/given_file.hpp"
#include "ui/commands/json_file.hpp"
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

}  // namespace

int run_judge(const JudgeArguments& arguments) {
    const auto judge = arguments.batch ? judge_lines : judge_one;
    std::optional<nlohmann::json> board;
    const auto read_board = [](const std::string& file) {
        return read_json_object(file, "a \"littlewars-board\"");
    };
    if (const auto read = read_if_given(arguments.board, read_board, board); !read) {
        return fail(read.error());
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

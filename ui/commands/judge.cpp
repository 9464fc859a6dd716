#include "ui/commands/judge.hpp"

#include "calibration/atomic_file.hpp"
#include "ui/commands/fail.hpp"
#include "ui/commands/given_file.hpp"
#include "ui/commands/json_file.hpp"
#include "ui/commands/ruling_map.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>

namespace littlewars::ui {
namespace {

std::string error_line(const std::string& message) {
    return nlohmann::json{{"error", message}}.dump(
        -1, ' ', false, nlohmann::json::error_handler_t::replace);
}

int judge_one(const std::string& text,
              const JudgeArguments& arguments,
              const nlohmann::json* board) {
    const auto answer = referee::answer(arguments.question, text, board);
    if (!answer) {
        fmt::print(stderr, "{}\n", answer.error());
        return 2;
    }
    fmt::print("{}\n", *answer);
    if (!arguments.map.empty()) {
        auto input = nlohmann::json::parse(text);
        if (board != nullptr) {
            referee::set_own_board(input, *board);
        }
        const auto drawn = write_ruling_map(input, arguments.map);
        return drawn ? 0 : fail(drawn.error());
    }
    return 0;
}

/// The next line, nullopt after the last. One that is longer than a text may be is cut off a byte
/// beyond that.
std::optional<std::string> next_line(std::istream& in) {
    using Traits = std::istream::traits_type;
    std::streambuf& from = *in.rdbuf();
    auto byte = from.sbumpc();
    if (byte == Traits::eof()) {
        return std::nullopt;
    }
    std::string line;
    for (; byte != Traits::eof() && byte != '\n'; byte = from.sbumpc()) {
        if (line.size() <= calibration::kMostText_bytes) {
            line.push_back(Traits::to_char_type(byte));
        }
    }
    return line;
}

int judge_lines(std::istream& in, const JudgeArguments& arguments, const nlohmann::json* board) {
    while (const auto line = next_line(in)) {
        if (line->size() > calibration::kMostText_bytes) {
            fmt::print("{}\n", error_line("the line is longer than 16 MB"));
            continue;
        }
        const auto answer = referee::answer(arguments.question, *line, board);
        fmt::print("{}\n", answer ? *answer : error_line(answer.error()));
    }
    return 0;
}

int judge_all(std::istream& in, const JudgeArguments& arguments, const nlohmann::json* board) {
    if (arguments.batch) {
        return judge_lines(in, arguments, board);
    }
    const bool standard = arguments.file == "-";
    const auto text = calibration::read_text(in, standard ? "standard input" : arguments.file);
    return text ? judge_one(*text, arguments, board) : fail(text.error());
}

}  // namespace

int run_judge(const JudgeArguments& arguments) {
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
        return judge_all(std::cin, arguments, own_board);
    }
    std::ifstream file(arguments.file, std::ios::binary);
    if (!file || file.peek() == std::ifstream::traits_type::eof()) {
        fmt::print(stderr, "{}: cannot be read; give a file with a position\n", arguments.file);
        return 2;
    }
    return judge_all(file, arguments, own_board);
}

}  // namespace littlewars::ui

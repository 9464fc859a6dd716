#include "ui/commands/judge.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

namespace littlewars::ui {
namespace {

std::string error_line(const std::string& message) {
    return nlohmann::json{{"error", message}}.dump(
        -1, ' ', false, nlohmann::json::error_handler_t::replace);
}

int judge_one(std::istream& in, referee::Question question) {
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto answer = referee::answer(question, text);
    if (!answer) {
        fmt::print(stderr, "{}\n", answer.error());
        return 2;
    }
    fmt::print("{}\n", *answer);
    return 0;
}

int judge_lines(std::istream& in, referee::Question question) {
    std::string line;
    while (std::getline(in, line)) {
        const auto answer = referee::answer(question, line);
        fmt::print("{}\n", answer ? *answer : error_line(answer.error()));
    }
    return 0;
}

}  // namespace

int run_judge(const JudgeArguments& arguments) {
    const auto judge = arguments.batch ? judge_lines : judge_one;
    if (arguments.file == "-") {
        std::ios::sync_with_stdio(false);
        return judge(std::cin, arguments.question);
    }
    std::ifstream file(arguments.file, std::ios::binary);
    if (!file || file.peek() == std::ifstream::traits_type::eof()) {
        fmt::print(stderr, "{}: cannot be read; give a file with a position\n", arguments.file);
        return 2;
    }
    return judge(file, arguments.question);
}

}  // namespace littlewars::ui

#include "tests/referee/vectors.hpp"

#include "referee/games.hpp"

#include <fstream>
#include <stdexcept>
#include <string>

namespace littlewars::referee {
namespace {

using Json = nlohmann::json;

Json ask(Question question, const Json& input) {
    const auto line = answer(question, input.dump());
    return line ? Json::parse(*line) : Json{{"error", line.error()}};
}

bool agrees(const Json& wanted, const Json& got, bool partly) {
    if (!partly || !wanted.is_object()) {
        return wanted == got;
    }
    for (const auto& [key, value] : wanted.items()) {
        if (!got.contains(key) || !agrees(value, got[key], partly && key == "next")) {
            return false;
        }
    }
    return true;
}

std::string failure_of_bad(const Json& vector) {
    const auto question = vector["command"] == "judge" ? Question::Judge : Question::Moves;
    const std::string text =
        vector.contains("text") ? vector["text"].get<std::string>() : vector["input"].dump();
    const auto line = answer(question, text);
    return line ? "taken as well formed: " + *line : "";
}

std::string failure_of_perft(const Json& vector) {
    const std::int64_t count = perft(vector["input"], vector["depth"]);
    return count == vector["count"].get<std::int64_t>() ? "" : "counted " + std::to_string(count);
}

}  // namespace

std::vector<Json> read_vectors(const std::string& file) {
    std::ifstream in(std::string(LITTLEWARS_TEST_DATA) + "/referee/" + file);
    if (!in) {
        throw std::runtime_error("no test data " + file);
    }
    std::vector<Json> vectors;
    for (std::string line; std::getline(in, line);) {
        vectors.push_back(Json::parse(line));
    }
    return vectors;
}

std::string failure_of(const Json& vector) {
    const std::string kind = vector["kind"];
    if (kind == "bad") {
        return failure_of_bad(vector);
    }
    if (kind == "perft") {
        return failure_of_perft(vector);
    }
    const auto question = kind == "judge" ? Question::Judge : Question::Moves;
    const Json got = ask(question, vector["input"]);
    return agrees(vector["expect"], got, true)
               ? ""
               : "wanted " + vector["expect"].dump() + "\ngot " + got.dump();
}

std::int64_t perft(const Json& input, int depth) {
    if (depth == 0) {
        return 1;
    }
    const Json moves = ask(Question::Moves, input).at("moves");
    if (depth == 1) {
        return static_cast<std::int64_t>(moves.size());
    }
    std::int64_t count = 0;
    for (const Json& move : moves) {
        Json question = input;
        question["move"] = move;
        Json next = input;
        next["position"] = ask(Question::Judge, question).at("next");
        count += perft(next, depth - 1);
    }
    return count;
}

}  // namespace littlewars::referee

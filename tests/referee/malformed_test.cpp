#include "referee/games.hpp"
#include "tests/referee/vectors.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace littlewars::referee {
namespace {

using Json = nlohmann::json;

/// A well formed input changed in one place is refused, and the message names that place.
TEST(Malformed, IsRefusedWhereItIsWrong) {
    Json good;
    for (const Json& line : read_vectors("malformed.jsonl")) {
        if (line.contains("base")) {
            good = line["input"];
            const auto taken = answer(Question::Judge, good.dump());
            EXPECT_TRUE(taken) << line["base"] << " " << taken.error();
            continue;
        }
        const auto refused = answer(Question::Judge, good.patch(line["patch"]).dump());
        ASSERT_FALSE(refused) << line << "\n" << *refused;
        EXPECT_EQ(refused.error().substr(0, refused.error().find(':')), line["path"])
            << line << "\n"
            << refused.error();
    }
}

TEST(AnswerWithOwnBoard, UsesItWhereTheInputNamesNone) {
    Json input;
    for (const Json& line : read_vectors("malformed.jsonl")) {
        if (line.value("base", "") == "Yard") {
            input = line["input"];
        }
    }
    const Json board = input["board"];
    input.erase("board");
    EXPECT_TRUE(answer(Question::Judge, input.dump(), &board));
    input["board"] = "yard";
    EXPECT_TRUE(answer(Question::Judge, input.dump(), &board));
    EXPECT_FALSE(answer(Question::Judge, input.dump()));
    input["board"] = "forteca-33";
    EXPECT_FALSE(answer(Question::Judge, input.dump(), &board)) << "no point a on that board";
}

}  // namespace
}  // namespace littlewars::referee

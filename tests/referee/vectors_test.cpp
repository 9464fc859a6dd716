#include "tests/referee/vectors.hpp"

#include <gtest/gtest.h>

#include <string>

namespace littlewars::referee {
namespace {

class RuleVectors : public testing::TestWithParam<const char*> {};

TEST_P(RuleVectors, AreAnsweredAsWritten) {
    int line = 0;
    for (const auto& vector : read_vectors(GetParam())) {
        EXPECT_EQ(failure_of(vector), "") << GetParam() << ":" << ++line << " " << vector["kind"];
    }
}

INSTANTIATE_TEST_SUITE_P(BoardGames,
                         RuleVectors,
                         testing::Values("forteca.jsonl",
                                         "forteca.examples.jsonl",
                                         "finland-1918.jsonl",
                                         "finland-1918.examples.jsonl",
                                         "stratego.jsonl",
                                         "stratego.examples.jsonl",
                                         "mukden-1905.jsonl",
                                         "mukden-1905.examples.jsonl"));

}  // namespace
}  // namespace littlewars::referee

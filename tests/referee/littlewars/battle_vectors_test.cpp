#include "referee/littlewars/game.hpp"
#include "tests/referee/vectors.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace littlewars::referee::little_wars {
namespace {

using Json = nlohmann::json;

/// Where `got` lacks what `wanted` holds; empty when it has all. Numbers agree to 1e-6, `measured`
/// to 1e-3 (the rules, section 9).
std::string difference(const Json& wanted,
                       const Json& got,
                       const std::string& path,
                       double tolerance) {
    if (wanted.is_object()) {
        for (const auto& [key, value] : wanted.items()) {
            if (!got.is_object() || !got.contains(key)) {
                return path + "." + key + " is missing";
            }
            const double allowed = key == "measured" ? 1e-3 : 1e-6;
            if (const auto found = difference(value, got[key], path + "." + key, allowed);
                !found.empty()) {
                return found;
            }
        }
        return {};
    }
    if (wanted.is_array()) {
        if (!got.is_array() || got.size() != wanted.size()) {
            return path + ": wanted " + wanted.dump() + ", got " + got.dump();
        }
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const std::string place = path + "[" + std::to_string(i) + "]";
            if (const auto found = difference(wanted[i], got[i], place, 1e-6); !found.empty()) {
                return found;
            }
        }
        return {};
    }
    const bool same = wanted.is_number() && got.is_number()
                          ? std::abs(wanted.get<double>() - got.get<double>()) <= tolerance
                          : wanted == got;
    return same ? std::string() : path + ": wanted " + wanted.dump() + ", got " + got.dump();
}

TEST(LittleWarsVectors, AreJudgedAsWritten) {
    int line = 0;
    for (const Json& vector : read_vectors("little-wars.jsonl")) {
        ++line;
        if (vector["kind"] == "bad") {
            EXPECT_EQ(failure_of(vector), "") << "line " << line;
        } else {
            const Json got = Json::parse(LittleWars().judge(vector["input"]).dump());
            EXPECT_EQ(difference(vector["expect"], got, "$", 1e-6), "") << "line " << line;
        }
    }
    EXPECT_GT(line, 250);
}

}  // namespace
}  // namespace littlewars::referee::little_wars

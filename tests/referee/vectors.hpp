#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace littlewars::referee {

/// The cases of a file under tests/data/referee, one a line.
std::vector<nlohmann::json> read_vectors(const std::string& file);

/// Why the case fails; empty if it passes. An `expect` may hold fewer fields than the answer.
std::string failure_of(const nlohmann::json& vector);

/// The number of move sequences of that length from an input without a move.
std::int64_t perft(const nlohmann::json& input, int depth);

}  // namespace littlewars::referee

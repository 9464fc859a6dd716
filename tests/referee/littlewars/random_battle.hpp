#pragma once

#include <nlohmann/json.hpp>

#include <random>

namespace littlewars::referee::testing_naive {

/// A random well-formed position of `men` men in a few clumps, so that many stand in contact or
/// just not: both editions, odd options, round and many-cornered feet, doubts, guns, prisoners,
/// bodies, moves begun elsewhere. The same generator state gives the same battle.
[[nodiscard]] nlohmann::json random_battle(std::mt19937& random, int men);

}  // namespace littlewars::referee::testing_naive

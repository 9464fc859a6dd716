#pragma once

#include <filesystem>

namespace littlewars::bench {

/// Records a match of two armies of 30 (25 foot, 4 horse and a gun each) that go for one another:
/// `moves` moves of 90 s, each with `changes` steady tables and, at its ruling, a still of
/// 1280 x 720.
void record_long_match(const std::filesystem::path& session, int moves, int changes);

}  // namespace littlewars::bench

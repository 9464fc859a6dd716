#pragma once

#include <optional>
#include <vector>

namespace littlewars::vision {

/// Costs of giving row i column j; nullopt: not allowed. Every row has the same length.
using CostTable = std::vector<std::vector<std::optional<double>>>;

/// For each row its column, or nullopt: first as many pairs as are allowed, then of least total
/// cost (Hungarian method with potentials, Kuhn 1955, O(n^3)).
[[nodiscard]] std::vector<std::optional<std::size_t>> least_cost_assignment(const CostTable& costs);

}  // namespace littlewars::vision

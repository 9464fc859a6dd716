#include "vision/tracking/assignment.hpp"

#include <algorithm>
#include <limits>

namespace littlewars::vision {
namespace {

constexpr double kForbidden = 1e9;  ///< Dearer than any allowed set of pairs.
constexpr double kInfinite = std::numeric_limits<double>::infinity();

/// The Hungarian method on a square table; indices from 1, 0 is the free column.
class Hungarian {
  public:
    explicit Hungarian(const CostTable& costs)
        : costs_(costs),
          rows_(costs.size()),
          cols_(costs.empty() ? 0 : costs.front().size()),
          n_(std::max(rows_, cols_)),
          row_potential_(n_ + 1),
          col_potential_(n_ + 1),
          row_of_(n_ + 1),
          from_(n_ + 1) {
        for (std::size_t row = 1; row <= n_; ++row) {
            add(row);
        }
    }

    [[nodiscard]] std::vector<std::optional<std::size_t>> answer() const {
        std::vector<std::optional<std::size_t>> col_of(rows_);
        for (std::size_t col = 1; col <= cols_; ++col) {
            const std::size_t row = row_of_[col];
            if (row >= 1 && row <= rows_ && costs_[row - 1][col - 1]) {
                col_of[row - 1] = col - 1;
            }
        }
        return col_of;
    }

  private:
    [[nodiscard]] double cost(std::size_t row, std::size_t col) const {
        if (row > rows_ || col > cols_) {
            return kForbidden;
        }
        return costs_[row - 1][col - 1].value_or(kForbidden);
    }

    void add(std::size_t row) {
        std::vector<double> slack(n_ + 1, kInfinite);
        std::vector<char> used(n_ + 1, 0);
        row_of_[0] = row;
        std::size_t col = 0;
        do {
            used[col] = 1;
            col = step(col, slack, used);
        } while (row_of_[col] != 0);
        while (col != 0) {
            row_of_[col] = row_of_[from_[col]];
            col = from_[col];
        }
    }

    /// Grows the alternating tree by the cheapest column and returns it.
    std::size_t step(std::size_t col, std::vector<double>& slack, const std::vector<char>& used) {
        const std::size_t row = row_of_[col];
        std::size_t next = 0;
        double delta = kInfinite;
        for (std::size_t j = 1; j <= n_; ++j) {
            if (used[j] != 0) {
                continue;
            }
            const double reduced = cost(row, j) - row_potential_[row] - col_potential_[j];
            if (reduced < slack[j]) {
                slack[j] = reduced;
                from_[j] = col;
            }
            if (slack[j] < delta) {
                delta = slack[j];
                next = j;
            }
        }
        for (std::size_t j = 0; j <= n_; ++j) {
            if (used[j] != 0) {
                row_potential_[row_of_[j]] += delta;
                col_potential_[j] -= delta;
            } else {
                slack[j] -= delta;
            }
        }
        return next;
    }

    const CostTable& costs_;
    std::size_t rows_;
    std::size_t cols_;
    std::size_t n_;
    std::vector<double> row_potential_;
    std::vector<double> col_potential_;
    std::vector<std::size_t> row_of_;  ///< The row that holds a column, 0: none.
    std::vector<std::size_t> from_;
};

}  // namespace

std::vector<std::optional<std::size_t>> least_cost_assignment(const CostTable& costs) {
    return Hungarian(costs).answer();
}

}  // namespace littlewars::vision

#pragma once

#include "referee/littlewars/outline.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace littlewars::referee::little_wars {

/// Finds the pieces that may be near a place, by an R-tree over their bounding boxes.
class Neighbours {
  public:
    /// Remembers where the outlines are, not the outlines.
    explicit Neighbours(const std::vector<const Outline*>& outlines);
    Neighbours(Neighbours&&) noexcept;
    Neighbours& operator=(Neighbours&&) noexcept;
    ~Neighbours();

    /// Calls `visit` with the number of every outline that can be within `reach_in` of `outline`,
    /// and of some that are not (the boxes are a coarse sieve), in no particular order.
    void near(const Outline& outline,
              double reach_in,
              const std::function<void(std::size_t)>& visit) const;

  private:
    struct Tree;
    std::unique_ptr<const Tree> tree_;
};

}  // namespace littlewars::referee::little_wars

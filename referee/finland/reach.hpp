#pragma once

#include "referee/finland/position.hpp"

#include <optional>
#include <vector>

namespace littlewars::referee::finland {

/// Where one plate may go in a position (sections 3 and 4): which intervals are open to it, and
/// what stops it. Refers to the rules and the position, which must outlive it.
class Reach {
  public:
    Reach(const Rules& rules, const Position& position, int plate);

    /// May the plate pass along this interval, were the circle at its end empty?
    [[nodiscard]] bool may_enter(int from, const Interval& interval) const;
    /// Does entering this circle end the move?
    [[nodiscard]] bool stops_at(int circle) const;
    /// The fewest intervals to every circle over empty ones, 0 for its own; nullopt where none
    /// lead.
    [[nodiscard]] std::vector<std::optional<int>> fewest() const;
    /// Every circle where a plain move with this throw may end.
    [[nodiscard]] std::vector<bool> stops(int eyes) const;

  private:
    [[nodiscard]] bool is_empty(int circle) const {
        return !occupied_[static_cast<std::size_t>(circle)];
    }

    const Rules& rules_;
    const Map& map_;
    Side side_;
    bool artillery_;
    bool closed_;  ///< Mäntyharju, to this plate.
    int at_;
    std::vector<bool> occupied_;
};

}  // namespace littlewars::referee::finland

#pragma once

#include "ui/board_match/board_sight.hpp"
#include "ui/board_match/line_search.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace littlewars::ui {

/// Points where the board shows something else than the game has, and what: a piece the referee
/// removed that nobody has taken off yet.
using Leftovers = std::map<std::string, std::optional<std::string>, std::less<>>;

/// A reading, point by point: the state seen and how sure that is.
struct SightStates {
    std::vector<StateSet> seen;      ///< kAnyState where nothing was read.
    std::vector<double> confidence;  ///< Of `seen`; 0.5 where nothing was read or a piece is
                                     ///< half-way between two points.
    std::vector<bool> between;

    SightStates(const BoardSight& sight, const StateNames& names);
};

/// How well a reading agrees with how the board should look.
struct SightFit {
    double log_likelihood = 0;
    std::vector<std::size_t> firmly_other;  ///< Points surely seen in another state.
    std::vector<std::size_t> maybe_other;   ///< Points seen so, but not surely.
};

/// A point seen with at least this confidence is not misread.
inline constexpr double kFirm = 0.8;

[[nodiscard]] SightFit fit(std::span<const StateSet> allowed, const SightStates& sight);

/// `states` where leftovers may still lie about; `kept` are the points where they may (those that
/// the line leaves as they were).
[[nodiscard]] std::vector<StateSet> with_leftovers(std::vector<StateSet> states,
                                                   std::span<const StateSet> before,
                                                   const Leftovers& leftovers,
                                                   const StateNames& names);

}  // namespace littlewars::ui

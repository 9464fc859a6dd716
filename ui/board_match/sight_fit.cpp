#include "ui/board_match/sight_fit.hpp"

#include <algorithm>
#include <cmath>

namespace littlewars::ui {
namespace {

/// However sure the eye is, it may err: so much of one point is always open.
constexpr double kMostSure = 0.995;

}  // namespace

SightStates::SightStates(const BoardSight& sight, const StateNames& names)
    : seen(names.ids().size(), kAnyState),
      confidence(names.ids().size(), 0.5),
      between(names.ids().size(), false) {
    for (const SeenPoint& point : sight.points) {
        const auto number = names.find(point.id);
        if (!number) {
            continue;
        }
        seen[*number] = names.state_of(point.side);
        between[*number] = point.between;
        confidence[*number] = point.between ? 0.5 : std::clamp(point.confidence, 0.5, kMostSure);
    }
}

SightFit fit(std::span<const StateSet> allowed, const SightStates& sight) {
    SightFit result;
    for (std::size_t i = 0; i < allowed.size(); ++i) {
        const double sure = sight.confidence[i];
        if ((allowed[i] & sight.seen[i]) != 0) {
            result.log_likelihood += std::log(sure);
            continue;
        }
        result.log_likelihood += std::log(1 - sure);
        (sure >= kFirm ? result.firmly_other : result.maybe_other).push_back(i);
    }
    return result;
}

std::vector<StateSet> with_leftovers(std::vector<StateSet> states,
                                     std::span<const StateSet> before,
                                     const Leftovers& leftovers,
                                     const StateNames& names) {
    for (const auto& [id, side] : leftovers) {
        const auto number = names.find(id);
        if (number && states[*number] == before[*number]) {
            states[*number] = StateSet(states[*number] | names.state_of(side));
        }
    }
    return states;
}

}  // namespace littlewars::ui

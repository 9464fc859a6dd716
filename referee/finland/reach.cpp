#include "referee/finland/reach.hpp"

#include <algorithm>
#include <utility>

namespace littlewars::referee::finland {
namespace {

/// Looks for ways of an exact length that visit no circle twice.
class WaySearch {
  public:
    WaySearch(const Reach& reach, const Map& map, const std::vector<bool>& occupied, int eyes)
        : reach_(reach),
          map_(map),
          visited_(occupied),
          eyes_(eyes),
          found_(occupied.size(), false) {}

    /// With `short_too` shorter ways count as well.
    std::vector<bool> run(int from, FullThrow full_throw) {
        short_too_ = full_throw == FullThrow::MayStopShort;
        missing_ = count_candidates(from);
        go_on(from, 0);
        return std::move(found_);
    }

  private:
    /// How many circles ways of the right lengths lead to if circles could be visited twice: once
    /// all those are found the search is over.
    [[nodiscard]] int count_candidates(int from) const {
        std::vector<bool> candidate(found_.size(), false);
        std::vector<bool> layer(found_.size(), false);
        layer[static_cast<std::size_t>(from)] = true;
        for (int step = 1; step <= eyes_; ++step) {
            std::vector<bool> next(found_.size(), false);
            for (int circle = 0; circle < map_.board.size(); ++circle) {
                if (!layer[static_cast<std::size_t>(circle)]) {
                    continue;
                }
                for (const Interval& interval : map_.intervals[static_cast<std::size_t>(circle)]) {
                    const auto to = static_cast<std::size_t>(interval.to);
                    if (visited_[to] || !reach_.may_enter(circle, interval)) {
                        continue;
                    }
                    const bool stops = reach_.stops_at(interval.to);
                    next[to] = !stops;
                    if (stops || short_too_ || step == eyes_) {
                        candidate[to] = true;
                    }
                }
            }
            layer = std::move(next);
        }
        return static_cast<int>(std::count(candidate.begin(), candidate.end(), true));
    }

    void go_on(int circle, int used) {
        for (const Interval& interval : map_.intervals[static_cast<std::size_t>(circle)]) {
            const auto to = static_cast<std::size_t>(interval.to);
            if (visited_[to] || missing_ == 0 || !reach_.may_enter(circle, interval)) {
                continue;
            }
            const bool stops = reach_.stops_at(interval.to);
            const bool last = stops || used + 1 == eyes_;
            if ((last || short_too_) && !found_[to]) {
                found_[to] = true;
                --missing_;
            }
            if (!last) {
                visited_[to] = true;
                go_on(interval.to, used + 1);
                visited_[to] = false;
            }
        }
    }

    const Reach& reach_;
    const Map& map_;
    std::vector<bool> visited_;  ///< Or occupied from the beginning.
    int eyes_;
    bool short_too_ = false;
    int missing_ = 0;
    std::vector<bool> found_;
};

}  // namespace

Reach::Reach(const Rules& rules, const Position& position, int plate)
    : rules_(rules),
      map_(*rules.map),
      side_(side_of(plate)),
      artillery_(rules.is_artillery(plate)),
      closed_(side_ == Side::Red && !position.mantyharju_open),
      at_(position.plate(plate)->at),
      occupied_(rules.map->board.points.size(), false) {
    for (const auto& other_plate : position.plates) {
        if (other_plate) {
            occupied_[static_cast<std::size_t>(other_plate->at)] = true;
        }
    }
}

bool Reach::may_enter(int from, const Interval& interval) const {
    if (artillery_ && !interval.thick) {
        return false;
    }
    if (side_ == Side::Red && map_.is(interval.to, Place::Filppula)) {
        return false;
    }
    if (side_ == Side::White && !artillery_ && map_.is(interval.to, Place::Helsingfors) &&
        rules_.options.helsingfors == Helsingfors::Closed) {
        return false;
    }
    return interval.back || !stops_at(from);
}

bool Reach::stops_at(int circle) const {
    return closed_ && map_.is(circle, Place::Mantyharju);
}

std::vector<std::optional<int>> Reach::fewest() const {
    std::vector<std::optional<int>> fewest(occupied_.size());
    fewest[static_cast<std::size_t>(at_)] = 0;
    std::vector<int> queue{at_};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const int circle = queue[next];
        const int used = *fewest[static_cast<std::size_t>(circle)];
        if (used > 0 && stops_at(circle)) {
            continue;
        }
        for (const Interval& interval : map_.intervals[static_cast<std::size_t>(circle)]) {
            auto& its = fewest[static_cast<std::size_t>(interval.to)];
            if (!its && is_empty(interval.to) && may_enter(circle, interval)) {
                its = used + 1;
                queue.push_back(interval.to);
            }
        }
    }
    return fewest;
}

std::vector<bool> Reach::stops(int eyes) const {
    return WaySearch(*this, map_, occupied_, eyes).run(at_, rules_.options.full_throw);
}

}  // namespace littlewars::referee::finland

#include "referee/littlewars/escort_matching.hpp"

#include <algorithm>

namespace littlewars::referee::little_wars {
namespace {

/// The prisoners given out so far, and the search for room for one more.
class Matching {
  public:
    Matching(const std::vector<std::vector<std::size_t>>& guards_in_reach,
             std::size_t guards,
             int capacity)
        : guards_in_reach_(guards_in_reach),
          capacity_(static_cast<std::size_t>(capacity)),
          guard_of_(guards_in_reach.size()),
          held_(guards),
          seen_(guards, false),
          asked_by_(guards, 0) {}

    std::vector<std::optional<std::size_t>> run() {
        for (std::size_t prisoner = 0; prisoner < guards_in_reach_.size(); ++prisoner) {
            place(prisoner);
        }
        return guard_of_;
    }

  private:
    /// Looks, nearest change first, for a guard with room, moving held prisoners along the way.
    void place(std::size_t newcomer) {
        std::vector<std::size_t> prisoners{newcomer};
        std::vector<std::size_t> seen_now;
        for (std::size_t next = 0; next < prisoners.size(); ++next) {
            for (const std::size_t guard : guards_in_reach_[prisoners[next]]) {
                if (seen_[guard]) {
                    continue;
                }
                seen_[guard] = true;
                seen_now.push_back(guard);
                asked_by_[guard] = prisoners[next];
                if (held_[guard].size() < capacity_) {
                    shift_along(guard);
                    for (const std::size_t looked_at : seen_now) {
                        seen_[looked_at] = false;
                    }
                    return;
                }
                prisoners.insert(prisoners.end(), held_[guard].begin(), held_[guard].end());
            }
        }
        // Guards seen in a search that failed can never help a later one: they stay marked.
    }

    /// Each prisoner on the path goes to the guard that was found for him.
    void shift_along(std::size_t guard) {
        while (true) {
            const std::size_t prisoner = asked_by_[guard];
            const std::optional<std::size_t> left = guard_of_[prisoner];
            guard_of_[prisoner] = guard;
            held_[guard].push_back(prisoner);
            if (!left) {
                return;
            }
            auto& held = held_[*left];
            held.erase(std::find(held.begin(), held.end(), prisoner));
            guard = *left;
        }
    }

    const std::vector<std::vector<std::size_t>>& guards_in_reach_;
    std::size_t capacity_;
    std::vector<std::optional<std::size_t>> guard_of_;
    std::vector<std::vector<std::size_t>> held_;
    std::vector<bool> seen_;
    std::vector<std::size_t> asked_by_;
};

}  // namespace

std::vector<std::optional<std::size_t>> match_escorts(
    const std::vector<std::vector<std::size_t>>& guards_in_reach,
    std::size_t guards,
    int capacity) {
    return Matching(guards_in_reach, guards, capacity).run();
}

}  // namespace littlewars::referee::little_wars
